/// The number of views of the content of each modifier whose body is being counted.
enum ModifierContentCounts {
  nonisolated(unsafe) static var counts: [ObjectIdentifier: ViewCount] = [:]

  /// Runs `body` with a content count for a modifier type.
  static func with<Result>(_ count: ViewCount?, for type: Any.Type, _ body: () -> Result) -> Result
  {
    let outer = exchange(count, for: type)
    defer { _ = exchange(outer, for: type) }
    return body()
  }

  /// Sets the entry of a modifier type and returns the previous one.
  private static func exchange(_ count: ViewCount?, for type: Any.Type) -> ViewCount? {
    let id = ObjectIdentifier(type)
    defer { counts[id] = count }
    return counts[id]
  }
}
