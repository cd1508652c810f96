/// On which side of what a scroll view shows a view is.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Above or before what is shown.
  case topLeading
  /// In sight.
  case identity
  /// Below or after what is shown.
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1 above or before, 0 in sight, 1 below or after.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
