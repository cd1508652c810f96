import Foundation

/// Brings what a view draws from the frame where it was seen to the one it was laid out in.
///
/// Layout itself is never animated: containers are at once as they will be, and what draws follows.
final class FrameAnimator: FrameUpdating {
  private weak var node: GeometricNode?
  private var animator: ValueAnimator<CGRect.AnimatableData>
  /// Where the shift ends: other than zero only for views that fly away as they leave.
  private var destination = CGRect.zero.animatableData
  /// What to add to the frame of the layout.
  private(set) var shift = CGRect.zero

  init(of node: GeometricNode) {
    self.node = node
    animator = ValueAnimator(at: .zero, graph: node.graph)
  }

  /// Follows a change of the frame, under the transaction of the graph.
  func follow(from old: CGRect, to new: CGRect) {
    guard let node else { return }
    let graph = node.graph
    animator.retarget(
      to: animator.target + (new.animatableData - old.animatableData), at: graph.clock.now,
      transaction: graph.transaction, environment: node.environment)
    update(at: graph.clock.now)
  }

  /// Goes away from the frame of the layout, under the transaction of the graph.
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

/// Where everything that draws was before a change.
struct SeenFrames {
  private var entries: [(node: GeometricNode, frame: CGRect)] = []
  /// The sources of matched geometry, and where they were on the screen.
  private let sources: [(source: any MatchedGeometrySource, frame: CGRect)]

  /// Looks at a screen that is laid out.
  init(of graph: ViewGraph) {
    sources = graph.matchedSources.map { ($0, $0.sourceNode.globalFrame) }
    visit(graph.root, at: .zero)
  }

  private mutating func visit(_ node: GeometricNode, at origin: CGPoint) {
    let place = CGPoint(x: origin.x + node.origin.x, y: origin.y + node.origin.y)
    // What has not been placed yet has not been seen.
    if node.animatesFrame, node.size != .zero || !node.layoutIsStale {
      entries.append((node, CGRect(origin: place, size: node.size)))
    }
    let offset = node.frameOffset
    let inner =
      node.isolatesFrames ? .zero : CGPoint(x: place.x + offset.x, y: place.y + offset.y)
    for child in node.listedChildren { visit(child, at: inner) }
  }

  /// Has everything that is elsewhere now come from where it was, and what has taken the place of
  /// a view with the same matched geometry come from there.
  func animate(in graph: ViewGraph) {
    for host in graph.departingHosts {
      host.stayInPlace { node in entries.first { $0.node === node }?.frame.origin }
    }
    for source in graph.matchedSources where !sources.contains(where: { $0.source === source }) {
      guard let key = source.sourceKey,
        let former = sources.last(where: { $0.source.sourceKey == key })
      else { continue }
      let frame = source.sourceNode.globalFrame
      source.sourceNode.fly(between: frame, and: former.frame) { node, here, there in
        node.followFrame(from: there, to: here)
      }
      guard former.source.sourceNode.isAttached else { continue }
      former.source.sourceNode.fly(between: former.frame, and: frame) { node, here, there in
        node.makeFrameAnimator()?.leave(from: here, to: there)
      }
    }
    for (node, distance) in graph.movedIntoSight where node.isAttached {
      let frame = node.isolatedFrame
      node.fly(
        between: frame, and: frame.offsetBy(dx: -distance.x, dy: -distance.y)
      ) { node, here, there in
        node.followFrame(from: there, to: here)
      }
    }
    for (node, old) in entries where node.isAttached && node.container != nil {
      let new = node.isolatedFrame
      guard new != old else { continue }
      node.graph.withTransaction(at: node) { node.followFrame(from: old, to: new) }
    }
  }
}

extension GeometricNode {
  /// The first node inside, or this one, that draws.
  var firstDrawing: GeometricNode? {
    animatesFrame ? self : listedChildren.lazy.compactMap(\.firstDrawing).first
  }

  /// The frame in the space of the nearest node around it that isolates what is inside.
  var isolatedFrame: CGRect {
    var frame = CGRect(origin: origin, size: size)
    var node = container
    while let current = node, !current.isolatesFrames {
      let offset = current.frameOffset
      frame.origin.x += current.origin.x + offset.x
      frame.origin.y += current.origin.y + offset.y
      node = current.container
    }
    return frame
  }

  fileprivate func followFrame(from old: CGRect, to new: CGRect) {
    makeFrameAnimator()?.follow(from: old, to: new)
  }

  /// The animator of the frame; nil if there is none and nothing is animated.
  fileprivate func makeFrameAnimator() -> FrameAnimator? {
    if let animator = animators?.frame { return animator }
    guard graph.isAnimating else { return nil }
    let animator = FrameAnimator(of: self)
    if animators == nil { animators = NodeAnimators() }
    animators?.frame = animator
    graph.animations.add(animator)
    return animator
  }

  /// Calls `body` for what draws inside, with its frame and what that becomes if a rectangle of
  /// the screen becomes another.
  fileprivate func fly(
    between here: CGRect, and there: CGRect,
    _ body: (_ node: GeometricNode, _ here: CGRect, _ there: CGRect) -> Void
  ) {
    guard here.width > 0, here.height > 0 else { return }
    let scale = CGSize(width: there.width / here.width, height: there.height / here.height)
    let corner = isolatedFrame.origin
    func visit(_ node: GeometricNode) {
      if node.animatesFrame {
        let frame = node.isolatedFrame
        let image = CGRect(
          x: corner.x + there.minX - here.minX + (frame.minX - corner.x) * scale.width,
          y: corner.y + there.minY - here.minY + (frame.minY - corner.y) * scale.height,
          width: frame.width * scale.width, height: frame.height * scale.height)
        graph.withTransaction(at: node) { body(node, frame, image) }
      }
      if !node.isolatesFrames { node.listedChildren.forEach(visit) }
    }
    visit(self)
  }

  /// How far from its place in the layout the node is seen.
  final var shownShift: CGPoint { animators?.frame?.shift.origin ?? .zero }

  /// The size in which the node is seen.
  final var shownSize: CGSize {
    guard let shift = animators?.frame?.shift else { return size }
    return CGSize(
      width: max(size.width + shift.size.width, 0),
      height: max(size.height + shift.size.height, 0))
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
