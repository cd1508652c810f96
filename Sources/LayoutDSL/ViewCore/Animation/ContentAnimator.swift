import Foundation

/// The animation from a leaf's old content to its new content.
final class ContentAnimator: FrameUpdating {
  private weak var node: GeometricNode?
  private let change: ContentChange
  private let transition: ContentTransition
  /// The direction in which old content rolls out: 1 for upwards, −1 for downwards, nil if it does
  /// not roll.
  private let rollDirection: CGFloat?
  /// The pieces of the old content; nil if the content does not roll or has no pieces.
  private let oldPieces: [ContentPiece]?
  private let oldSize: CGSize
  /// The old content, with its top-left corner at the origin.
  private let oldContent: DisplayList
  private var animator: ValueAnimator<Double>
  private var progress = 0.0

  init(
    _ change: ContentChange, from old: DisplayList, pieces: [ContentPiece]?,
    of node: GeometricNode, to transition: ContentTransition
  ) {
    self.change = change
    self.node = node
    oldContent = old
    oldSize = node.size
    self.transition = transition
    rollDirection = transition.rollDirection(after: node.environment.contentTransition)
    oldPieces = rollDirection == nil || change != .replaced ? nil : pieces
    animator = ValueAnimator(at: 0, graph: node.graph)
    let graph = node.graph
    animator.retarget(
      to: unitAnimationScale, at: graph.clock.now, transaction: graph.transaction,
      environment: node.environment)
    update(at: graph.animations.frameTime)
  }

  func present(at time: TimeInterval) {
    guard node?.isAttached == true else { return animator.jump(to: animator.target) }
    update(at: time)
  }

  private func update(at time: TimeInterval) {
    progress = animator.value(at: time) / unitAnimationScale
    if animator.isFinished { node?.endAnimation { $0.content = nil } }
  }

  var isFinished: Bool { animator.isFinished }
  var deadline: TimeInterval { animator.deadline }

  /// Draws the old and the new content at the current progress.
  ///
  /// `pieces` returns the pieces of the new content.
  func display(
    in context: inout DisplayContext, pieces: () -> [ContentPiece]?,
    new: (inout DisplayContext) -> Void
  ) {
    guard let node else { return }
    let visible = min(max(progress, 0), 1)
    if change == .resized, node.size.width > 0, node.size.height > 0 {
      let scale = CGSize(
        width: scale(oldSize.width, node.size.width),
        height: scale(oldSize.height, node.size.height))
      return context.display(
        through: CGAffineTransform(scaleX: scale.width, y: scale.height), new)
    }
    if case .symbolReplace = transition.kind { return displayReplacement(in: &context, new: new) }
    // Measurements.md#content-transition
    let roll = (rollDirection ?? 0) * max(oldSize.height, node.size.height) * 0.5
    if let oldPieces, let newPieces = pieces() {
      return RollingContent(from: oldPieces, distance: roll)
        .display(newPieces, at: progress, in: &context)
    }
    context.group(.opacity(1 - visible)) { context in
      let origin = context.origin
      context.group(
        .transform(CGAffineTransform(translationX: origin.x, y: origin.y - roll * progress))
      ) { $0.list = oldContent }
    }
    context.group(.opacity(visible)) { context in
      context.display(
        through: CGAffineTransform(translationX: 0, y: roll * (1 - progress)), new)
    }
  }

  /// Shrinks the old symbol, and then grows the new one.
  private func displayReplacement(
    in context: inout DisplayContext, new: (inout DisplayContext) -> Void
  ) {
    let isOld = progress < 0.5
    let part = min(abs(2 * progress - 1), 1)
    let size = isOld ? oldSize : node?.size ?? .zero
    let origin = context.origin
    let center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    let scale = 0.4 + 0.6 * part  // Measurements.md#content-transition
    let map = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: center.x * (1 - scale), ty: center.y * (1 - scale))
    context.group(.opacity(part)) { context in
      context.group(.transform(map)) { context in
        guard isOld else { return new(&context) }
        context.group(.transform(CGAffineTransform(translationX: origin.x, y: origin.y))) {
          $0.list = oldContent
        }
      }
    }
  }

  private func scale(_ old: CGFloat, _ new: CGFloat) -> CGFloat {
    let start = old / new
    return max(start + (1 - start) * progress, 0)
  }
}
