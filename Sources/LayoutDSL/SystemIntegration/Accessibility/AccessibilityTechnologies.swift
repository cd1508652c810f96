import ViewCore

/// Assistive technologies.
nonisolated public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var names: Set<String>

  private init(names: Set<String>) {
    self.names = names
  }

  /// Creates an empty set.
  public init() {
    names = []
  }

  /// A set of one or more technologies.
  public typealias Element = AccessibilityTechnologies

  /// The screen reader.
  public static var voiceOver: AccessibilityTechnologies { .init(names: ["voiceOver"]) }
  /// The control of the device by switches.
  public static var switchControl: AccessibilityTechnologies { .init(names: ["switchControl"]) }

  /// The technologies of both sets.
  public func union(_ other: Self) -> Self { .init(names: names.union(other.names)) }
  /// The common technologies of both sets.
  public func intersection(_ other: Self) -> Self { .init(names: names.intersection(other.names)) }
  /// The technologies of only one of the sets.
  public func symmetricDifference(_ other: Self) -> Self {
    .init(names: names.symmetricDifference(other.names))
  }
  /// Whether the set has all technologies of another one.
  public func contains(_ member: Self) -> Bool { member.names.isSubset(of: names) }
  /// Adds technologies.
  @discardableResult
  public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(new)
    formUnion(new)
    return (isNew, new)
  }
  /// Removes technologies.
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    names.subtract(member.names)
    return common.names.isEmpty ? nil : common
  }
  /// Adds technologies.
  @discardableResult
  public mutating func update(with new: Self) -> Self? {
    let common = intersection(new)
    formUnion(new)
    return common.names.isEmpty ? nil : common
  }
  /// Adds the technologies of another set.
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  /// Keeps the common technologies.
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  /// Keeps the technologies of only one of the sets.
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
  }
}
