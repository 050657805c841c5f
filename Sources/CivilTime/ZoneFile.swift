/// Reading of TZif, the form in which a system keeps its time zones (RFC 8536).
enum ZoneFile {
  private struct Header {
    var version: UInt8
    var isUTCount: Int
    var isStandardCount: Int
    var leapCount: Int
    var timeCount: Int
    var kindCount: Int
    var letterCount: Int

    /// Bytes of the block that follows, with moments of `width` bytes.
    func blockSize(width: Int) -> Int {
      timeCount * (width + 1) + kindCount * 6 + letterCount + leapCount * (width + 4)
        + isStandardCount + isUTCount
    }
  }

  /// The zone that a file describes; nil if the bytes are no TZif file, are cut
  /// short, or count leap seconds, which no other clock here does.
  static func read(_ bytes: [UInt8]) -> ZoneTable? {
    var reader = ByteReader(bytes)
    guard var header = readHeader(&reader) else { return nil }
    var width = 4
    if header.version >= UInt8(ascii: "2") {
      guard reader.bytes(header.blockSize(width: 4)) != nil, let second = readHeader(&reader)
      else { return nil }
      header = second
      width = 8
    }
    guard header.leapCount == 0, header.kindCount > 0,
      let block = readBlock(&reader, header, width: width)
    else { return nil }
    var rule: PosixTimeRule?
    if width == 8, reader.take("\n") {
      let footer = reader.takeWhile { $0 != UInt8(ascii: "\n") }
      guard reader.take("\n") else { return nil }
      if !footer.isEmpty {
        guard let read = PosixTimeRule(footer) else { return nil }
        rule = read
      }
    }
    return ZoneTable(initialKind: block.first, changes: block.changes, rule: rule)
  }

  private static func readHeader(_ reader: inout ByteReader) -> Header? {
    guard let magic = reader.bytes(4), magic.elementsEqual("TZif".utf8),
      let version = reader.bytes(1)?.first, reader.bytes(15) != nil
    else { return nil }
    var counts: [Int] = []
    for _ in 0..<6 {
      guard let count = reader.bigEndian(4), (0...100_000).contains(count) else { return nil }
      counts.append(count)
    }
    return Header(
      version: version, isUTCount: counts[0], isStandardCount: counts[1], leapCount: counts[2],
      timeCount: counts[3], kindCount: counts[4], letterCount: counts[5])
  }

  private static func readBlock(
    _ reader: inout ByteReader, _ header: Header, width: Int
  ) -> (first: LocalTimeKind, changes: [(at: Int, kind: LocalTimeKind)])? {
    guard reader.remaining >= header.blockSize(width: width) else { return nil }
    let times = (0..<header.timeCount).compactMap { _ in reader.bigEndian(width) }
    guard let kindIndices = reader.bytes(header.timeCount) else { return nil }
    var raw: [(offset: Int, isDaylight: Bool, name: Int)] = []
    for _ in 0..<header.kindCount {
      guard let offset = reader.bigEndian(4), let rest = reader.bytes(2) else { return nil }
      raw.append((offset, rest[rest.startIndex] != 0, Int(rest[rest.startIndex + 1])))
    }
    guard let letters = reader.bytes(header.letterCount),
      reader.bytes(header.isStandardCount + header.isUTCount) != nil
    else { return nil }
    var kinds: [LocalTimeKind] = []
    for kind in raw {
      // 26 hours is the most that the format allows.
      guard kind.name < letters.count, abs(kind.offset) <= 93_600 else { return nil }
      let name = letters.dropFirst(kind.name).prefix { $0 != 0 }
      kinds.append(
        LocalTimeKind(
          offset: kind.offset, isDaylight: kind.isDaylight,
          abbreviation: String(decoding: name, as: UTF8.self)))
    }
    var changes: [(at: Int, kind: LocalTimeKind)] = []
    for (time, index) in zip(times, kindIndices) {
      guard Int(index) < kinds.count, time > changes.last?.at ?? Int.min else { return nil }
      changes.append((time, kinds[Int(index)]))
    }
    return (kinds[0], changes)
  }
}
