/// The properties of a transition.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves content, which users can choose to reduce.
  public var hasMotion: Bool

  /// Creates the properties of a transition.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}
