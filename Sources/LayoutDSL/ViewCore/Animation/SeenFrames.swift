import Foundation

/// The frames of all drawing nodes before a change.
struct SeenFrames {
  private struct Entry {
    let node: GeometricNode
    let frame: CGRect
    /// The ancestor in whose coordinate space the frame is; nil for the root.
    ///
    /// A transition puts effects around a view, which can have spaces of their own.
    let space: GeometricNode?
  }

  private var entries: [Entry] = []
  /// The sources of matched geometry, with their frames on the screen.
  private let sources: [(source: any MatchedGeometrySource, frame: CGRect)]

  /// Records the frames of a graph that is laid out.
  init(of graph: ViewGraph) {
    sources = graph.matchedSources.map { ($0, $0.sourceNode.globalFrame) }
    visit(graph.root, at: .zero, in: nil)
  }

  private mutating func visit(
    _ node: GeometricNode, at origin: CGPoint, in space: GeometricNode?
  ) {
    let place = CGPoint(x: origin.x + node.origin.x, y: origin.y + node.origin.y)
    // A node that has not been placed yet has no old frame.
    if node.animatesFrame, node.size != .zero || !node.stale.layout {
      entries.append(Entry(node: node, frame: CGRect(origin: place, size: node.size), space: space))
    }
    let offset = node.frameOffset
    let isolates = node.isolatesFrames
    let inner = isolates ? .zero : CGPoint(x: place.x + offset.x, y: place.y + offset.y)
    // A subview may be listed a second time where it is being removed; its frame is where it is.
    for child in node.listedChildren where child.container === node {
      visit(child, at: inner, in: isolates ? node : space)
    }
  }

  /// Animates from the recorded frames to the current ones.
  ///
  /// 1. Views that are being removed keep their position on the screen.
  /// 2. A new source of matched geometry starts at the frame of the previous source with the same
  ///    key. If the previous source is still shown, it moves to the frame of the new one.
  /// 3. A view that came into sight because others were removed starts where it was before.
  /// 4. Every other drawing node whose frame has changed, in the same coordinate space, starts at its
  ///    recorded frame.
  func animate(in graph: ViewGraph) {
    keepInPlace(graph.departingHosts)
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
    for entry in entries where entry.node.isAttached && entry.node.container != nil {
      let (node, old) = (entry.node, entry.frame)
      let new = node.isolatedFrame
      guard new != old, !new.isNear(old), node.isolatingAncestor === entry.space else { continue }
      node.graph.withTransaction(at: node) { node.followFrame(from: old, to: new) }
    }
  }

  private func keepInPlace(_ hosts: [TransitionHost]) {
    if hosts.isEmpty { return }
    let known = Dictionary(
      entries.map { (ObjectIdentifier($0.node), $0) }, uniquingKeysWith: { first, _ in first })
    for host in hosts {
      let space = host.nodes.first?.isolatingAncestor
      host.stayInPlace { node in
        known[ObjectIdentifier(node)].flatMap { $0.space === space ? $0.frame.origin : nil }
      }
    }
  }
}

extension CGRect {
  /// Whether the rectangles differ at most by rounding errors: the origins of containers are added
  /// in another order.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let slack = Tolerance.length
    return abs(minX - other.minX) < slack && abs(minY - other.minY) < slack
      && abs(width - other.width) < slack && abs(height - other.height) < slack
  }
}

extension GeometricNode {
  /// This node if it draws, else its first descendant that does.
  var firstDrawing: GeometricNode? {
    animatesFrame ? self : listedChildren.firstNonNil(\.firstDrawing)
  }

  /// The nearest ancestor that isolates frames; nil if there is none.
  fileprivate var isolatingAncestor: GeometricNode? {
    var node = container
    while let current = node, !current.isolatesFrames { node = current.container }
    return node
  }

  /// The frame in the coordinate space of the nearest ancestor that isolates frames.
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

  /// Returns the frame animator, and creates it if the graph is animating; nil if there is none.
  fileprivate func makeFrameAnimator() -> FrameAnimator? {
    if let animator = animators?.frame { return animator }
    guard graph.isAnimating else { return nil }
    let animator = FrameAnimator(of: self)
    if animators == nil { animators = NodeAnimators() }
    animators?.frame = animator
    graph.animations.add(animator)
    return animator
  }

  /// Calls `body` for each drawing node in this subtree.
  ///
  /// `body` receives the frame of the node, and the image of that frame under the map from the
  /// rectangle `here` to the rectangle `there`.
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

  /// The offset of the drawn frame from the layout frame.
  final var shownShift: CGPoint { animators?.frame?.shift.origin ?? .zero }

  /// The size in which the node is drawn.
  final var shownSize: CGSize {
    guard let shift = animators?.frame?.shift else { return size }
    return CGSize(
      width: max(size.width + shift.size.width, 0),
      height: max(size.height + shift.size.height, 0))
  }

  /// The frame on the screen in which the node is drawn.
  package final var shownFrame: CGRect {
    guard animators?.frame != nil else { return globalFrame }
    return CGRect(origin: shownShift, size: shownSize).applying(transformToRoot)
  }
}
