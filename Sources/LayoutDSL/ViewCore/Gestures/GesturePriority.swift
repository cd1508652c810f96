/// The precedence of a gesture over those of descendants.
enum GesturePriority: Sendable {
  case normal, high, simultaneous
}
