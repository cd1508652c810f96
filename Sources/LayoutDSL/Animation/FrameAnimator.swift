import Foundation

/// Brings what a view draws from the frame where it was seen to the one it was laid out in.
///
/// Layout itself is never animated: containers are at once as they will be, and what draws follows.
final class FrameAnimator: FrameUpdating {
  private unowned let node: GeometricNode
  private var animator: ValueAnimator<CGRect.AnimatableData>
  /// What to add to the frame of the layout.
  private(set) var shift = CGRect.zero

  init(of node: GeometricNode) {
    self.node = node
    animator = ValueAnimator(at: .zero, graph: node.graph)
  }

  /// Follows a change of the frame, under the transaction of the graph.
  func follow(from old: CGRect, to new: CGRect) {
    let graph = node.graph
    animator.retarget(
      to: animator.target + (new.animatableData - old.animatableData), at: graph.clock.now,
      transaction: graph.transaction, environment: node.environment)
    update(at: graph.clock.now)
  }

  func present(at time: TimeInterval) {
    guard node.isAttached else { return animator.jump(to: animator.target) }
    update(at: time)
  }

  private func update(at time: TimeInterval) {
    shift.animatableData = animator.value(at: time) - animator.target
    if animator.isFinished { node.animators?.frame = nil }
  }

  var isFinished: Bool { animator.isFinished }
  var deadline: TimeInterval { animator.deadline }
}

/// Where everything that draws was before a change.
struct SeenFrames {
  private var entries: [(node: GeometricNode, frame: CGRect)] = []

  /// Looks at a tree that is laid out.
  init(below root: GeometricNode) {
    visit(root, at: .zero)
  }

  private mutating func visit(_ node: GeometricNode, at origin: CGPoint) {
    let place = CGPoint(x: origin.x + node.origin.x, y: origin.y + node.origin.y)
    if node.animatesFrame {
      entries.append((node, CGRect(origin: place, size: node.size)))
    }
    let inner = node.isolatesFrames ? .zero : place
    for child in node.listedChildren { visit(child, at: inner) }
  }

  /// Has everything that is elsewhere now come from where it was.
  func animate() {
    for (node, old) in entries where node.isAttached && node.container != nil {
      let new = node.isolatedFrame
      guard new != old else { continue }
      node.graph.withTransaction(at: node) { node.followFrame(from: old, to: new) }
    }
  }
}

extension GeometricNode {
  /// The frame in the space of the nearest node around it that isolates what is inside.
  fileprivate var isolatedFrame: CGRect {
    var frame = CGRect(origin: origin, size: size)
    var node = container
    while let current = node, !current.isolatesFrames {
      frame.origin.x += current.origin.x
      frame.origin.y += current.origin.y
      node = current.container
    }
    return frame
  }

  fileprivate func followFrame(from old: CGRect, to new: CGRect) {
    if animators?.frame == nil {
      guard graph.isAnimating else { return }
      let animator = FrameAnimator(of: self)
      if animators == nil { animators = NodeAnimators() }
      animators?.frame = animator
      graph.animations.add(animator)
    }
    animators?.frame?.follow(from: old, to: new)
  }

  /// How far from its place in the layout the node is seen.
  final var shownShift: CGPoint { animators?.frame?.shift.origin ?? .zero }

  /// The size in which the node is seen.
  final var shownSize: CGSize {
    guard let shift = animators?.frame?.shift else { return size }
    return CGSize(
      width: max(size.width + shift.width, 0), height: max(size.height + shift.height, 0))
  }

  /// The frame on the screen in which the node is seen.
  package final var shownFrame: CGRect {
    guard animators?.frame != nil else { return globalFrame }
    return CGRect(origin: shownShift, size: shownSize).applying(transformToRoot)
  }
}

extension View {
  /// Has the view move as a whole where its place is animated, not each part by itself.
  nonisolated public func geometryGroup() -> some View {
    modifier(GeometryGroupModifier())
  }
}

nonisolated struct GeometryGroupModifier: NodeModifier {
  typealias Node = GeometryGroupNode
}

final class GeometryGroupNode: UnaryNode<GeometryGroupModifier> {
  override var animatesFrame: Bool { true }
  override var isolatesFrames: Bool { true }
  override package var kindName: String { "geometryGroup" }
}
