import Foundation

/// The animation of the frame in which a view draws, from the old layout frame to the new one.
///
/// Layout itself is never animated: containers have their final frames immediately, and drawing
/// follows.
final class FrameAnimator: FrameUpdating {
  private weak var node: GeometricNode?
  private var animator: ValueAnimator<CGRect.AnimatableData>
  /// The final shift; it is non-zero only for removed views that move to a matched view's frame.
  private var destination = CGRect.zero.animatableData
  /// The difference between the drawn frame and the layout frame.
  private(set) var shift = CGRect.zero

  init(of node: GeometricNode) {
    self.node = node
    animator = ValueAnimator(at: .zero, graph: node.graph)
  }

  /// Animates a change of the layout frame, under the transaction of the graph.
  func follow(from old: CGRect, to new: CGRect) {
    guard let node else { return }
    let graph = node.graph
    animator.retarget(
      to: animator.target + (new.animatableData - old.animatableData), at: graph.clock.now,
      transaction: graph.transaction, environment: node.environment)
    update(at: graph.animations.frameTime)
  }

  /// Animates away from the layout frame, under the transaction of the graph.
  func leave(from old: CGRect, to new: CGRect) {
    destination += new.animatableData - old.animatableData
    follow(from: old, to: new)
  }

  func present(at time: TimeInterval) {
    guard node?.isAttached == true else { return animator.jump(to: animator.target) }
    update(at: time)
  }

  private func update(at time: TimeInterval) {
    shift.animatableData = animator.value(at: time) - animator.target + destination
    if animator.isFinished, destination == .zero { node?.endAnimation { $0.frame = nil } }
  }

  var isFinished: Bool { animator.isFinished }
  var deadline: TimeInterval { animator.deadline }
}
