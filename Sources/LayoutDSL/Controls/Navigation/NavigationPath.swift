import ViewCore

/// A list of values of any types, each of which represents a pushed screen.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path from values; the last one is the topmost screen.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { values.count }
  /// Whether the path has no values.
  public var isEmpty: Bool { values.isEmpty }

  /// Appends a value, which becomes the topmost screen.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Removes the last `k` values, or all values if there are fewer.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(min(max(k, 0), values.count))
  }
}
