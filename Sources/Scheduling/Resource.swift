/// A room or a piece of equipment that services need.
public struct Resource: Hashable, Sendable, Codable {
  /// Its number.
  public var id: ResourceID

  /// Its name, in the singular.
  public var name: String

  /// How many of it there are.
  public var quantity: Int

  /// Creates a resource.
  public init(id: ResourceID, name: String, quantity: Int = 1) {
    self.id = id
    self.name = name
    self.quantity = quantity
  }
}

/// Whose or what time is taken.
public enum ResourceKey: Hashable, Sendable, Codable {
  /// A member of staff.
  case staff(StaffID)
  /// A room or a piece of equipment.
  case resource(ResourceID)
}
