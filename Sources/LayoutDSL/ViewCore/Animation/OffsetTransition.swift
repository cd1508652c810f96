import Foundation

/// A transition that moves views from an offset, and back to that offset.
nonisolated public struct OffsetTransition: Transition {
  /// The offset of the view before insertion and after removal, in points.
  public var offset: CGSize

  /// Creates a transition from an offset, in points.
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  /// Returns the content, offset except in the phase `identity`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

extension Transition where Self == OffsetTransition {
  /// A transition that moves views from an offset, in points, and back to that offset.
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }

  /// A transition that moves views from the offset (x, y), in points, and back to that offset.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
