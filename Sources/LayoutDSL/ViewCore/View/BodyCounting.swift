/// Limits the number of bodies that are visited to count views by their types, because a view type
/// can contain itself.
enum BodyCounting {
  private static let limit = 256
  nonisolated(unsafe) private static var depth = 0, count = 0

  /// Whether a count depends on the type alone: not on a count that is going on, which may be cut
  /// off by the limit, nor on the content of a modifier.
  static var dependsOnType: Bool { depth == 0 && ModifierContentCounts.counts.isEmpty }

  /// Whether a counted view can be replaced by another one: by a new `id(_:)` or the other branch
  /// of an `if`.
  nonisolated(unsafe) static var findsReplaceableView = false

  /// Returns the number of views of a body; nil beyond the limit.
  static func count(_ views: () -> Int?) -> Int? {
    if depth == 0 { count = 0 }
    guard count < limit else { return nil }
    count += 1
    depth += 1
    defer { depth -= 1 }
    return views()
  }
}
