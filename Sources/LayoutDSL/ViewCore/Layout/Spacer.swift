import Foundation

/// A flexible space along the axis of the enclosing stack, or along both axes outside a stack.
nonisolated public struct Spacer: LeafView, Sendable {
  /// The minimum length, in points; nil for the default distance of 8.
  public var minLength: CGFloat?

  /// Creates a spacer.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    let least = minLength ?? ViewSpacing.defaultDistance
    switch context.stackOrientation {
    case .horizontal: return CGSize(width: max(least, proposal.width ?? least), height: 0)
    case .vertical: return CGSize(width: 0, height: max(least, proposal.height ?? least))
    case nil:
      return CGSize(
        width: max(least, proposal.width ?? least), height: max(least, proposal.height ?? least))
    }
  }

  package func spacing(in context: LeafContext) -> ViewSpacing {
    ViewSpacing(
      zero: context.stackOrientation.map { $0 == .horizontal ? .horizontal : .vertical } ?? .all)
  }

  package static var keepsSpacingInFrames: Bool { true }

  package var isClear: Bool { true }

  package func isHit(at point: CGPoint, size: CGSize, in context: LeafContext) -> Bool { false }

  /// Spacers share the space that all other views leave (fact `prio-spacer-below-color`).
  package static var layoutPriority: Double { -.infinity }
}
