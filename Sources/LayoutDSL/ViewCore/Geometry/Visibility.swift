/// Whether an element is visible or hidden, or visible depending on its context.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
