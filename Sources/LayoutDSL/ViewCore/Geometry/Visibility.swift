/// Whether an element is visible or hidden, or visible depending on its context.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The container or the style decides.
  case automatic
  /// Shown, whatever the context prefers.
  case visible
  /// Not shown, whatever the context prefers.
  case hidden
}
