/// The phase of an app or of one of its scenes.
public enum ScenePhase: Comparable, Sendable {
  /// Not visible.
  case background
  /// Visible, but not interactive.
  case inactive
  /// Visible and interactive.
  case active
}
