/// The visibility of an element, chosen automatically or explicitly.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
