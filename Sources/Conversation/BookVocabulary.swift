import PlainEnglish
import Scheduling

/// The names of a book that a line may mean.
///
/// Services, staff and rooms are all there; of the customers only those of whom
/// a word stands in the line, so that a book of a hundred thousand names is not
/// loaded to read one.
public enum BookVocabulary {
  /// More customers of one first name than this are not told apart by name.
  private static let mostOfOneName = 20

  /// The names that a line may mean; of customers only those that may be named, where
  /// these are given.
  public static func names(
    in line: String, of business: Business, _ book: any BookReading, only: [CustomerID?]? = nil
  ) throws(BookError) -> ListVocabulary {
    var entries: [NameEntry] = []
    for service in business.activeServices {
      entries.append(NameEntry(kind: .service, id: service.id.rawValue, name: service.name))
    }
    entries += shortened(in: line, business.activeServices)
    for member in business.activeStaff {
      entries.append(NameEntry(kind: .staff, id: member.id.rawValue, name: member.name))
    }
    for resource in business.resources {
      entries.append(NameEntry(kind: .resource, id: resource.id.rawValue, name: resource.name))
    }
    var known: Set<CustomerID> = []
    for word in Set(Folding.words(line).flatMap(forms)) {
      for customer in try book.customers(havingWord: word).prefix(mostOfOneName)
      where only?.contains(customer.id) ?? true && known.insert(customer.id).inserted {
        entries.append(NameEntry(kind: .customer, id: customer.id.rawValue, name: customer.name))
      }
    }
    return ListVocabulary(entries)
  }

  /// Services by the last part of their name, where that alone was typed: a "cut"
  /// is a haircut, if the book has no other.
  private static func shortened(in line: String, _ services: [Service]) -> [NameEntry] {
    let names = services.map { Folding.words($0.name) }
    var entries: [NameEntry] = []
    for word in Set(Folding.words(line).flatMap(forms)) where word.count >= 3 {
      guard !names.contains(where: { $0.contains(word) }) else { continue }
      let ending = services.indices.filter { index in
        names[index].count == 1 && names[index][0].hasSuffix(word)
          && names[index][0].count >= word.count + 3
      }
      guard ending.count == 1 else { continue }
      entries.append(
        NameEntry(kind: .service, id: services[ending[0]].id.rawValue, name: word))
    }
    return entries
  }

  /// A word, and what it is without a possessive ending.
  private static func forms(_ word: String) -> [String] {
    let core = word.filter { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "’" }
    guard !core.isEmpty else { return [] }
    var forms = [core]
    for ending in ["'s", "’s", "s", "'", "’"] where core.hasSuffix(ending) {
      forms.append(String(core.dropLast(ending.count)))
    }
    return forms.filter { !$0.isEmpty }
  }
}

extension BookReading {
  /// The one customer of a name; nil if there is none, or several.
  func customer(named name: String) throws(BookError) -> CustomerID? {
    let folded = Folding.fold(name)
    guard let word = Folding.words(name).first else { return nil }
    let found = try customers(havingWord: word).filter { Folding.fold($0.name) == folded }
    return found.count == 1 ? found.first?.id : nil
  }
}
