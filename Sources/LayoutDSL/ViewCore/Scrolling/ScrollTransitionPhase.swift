/// The position of a view relative to the visible part of a scroll view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is above or before the visible part.
  case topLeading
  /// The view is in the visible part.
  case identity
  /// The view is below or after the visible part.
  case bottomTrailing

  /// Whether the view is in the visible part.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1 above or before, 0 inside, 1 below or after the visible part.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
