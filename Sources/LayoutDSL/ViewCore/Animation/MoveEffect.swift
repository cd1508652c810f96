import Foundation

/// Moves the content of a view towards an edge by multiples of its own width or height.
nonisolated package struct MoveEffect: TransformEffect, Animatable {
  let edge: Edge
  var lengths: Double

  package init(edge: Edge, lengths: Double) {
    self.edge = edge
    self.lengths = lengths
  }

  package func transform(size: CGSize, layoutDirection: LayoutDirection) -> CGAffineTransform {
    let forward: CGFloat = layoutDirection == .rightToLeft ? -1 : 1
    return switch edge {
    case .top: CGAffineTransform(translationX: 0, y: -size.height * lengths)
    case .bottom: CGAffineTransform(translationX: 0, y: size.height * lengths)
    case .leading: CGAffineTransform(translationX: -size.width * lengths * forward, y: 0)
    case .trailing: CGAffineTransform(translationX: size.width * lengths * forward, y: 0)
    }
  }

  package var animatableData: Double {
    get { lengths * unitAnimationScale }
    set { lengths = newValue / unitAnimationScale }
  }

  package var isolatesFrames: Bool { false }

  package var summary: String { "\(edge), \(formatted(lengths))" }
}
