import Foundation

extension View {
  /// Ties the position of the scroll view inside to the identity of a view in its
  /// `scrollTargetLayout`.
  ///
  /// Setting it scrolls to the view: to where their anchors meet, or, without an anchor, as little
  /// as shows it; the first value does not scroll. As the user scrolls, it becomes the identity of
  /// the first view that can be seen, or of the one nearest to the anchor. `ScrollViewProxy` leaves
  /// it alone.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier(
        request: id.wrappedValue.map { .view(AnyHashable($0), anchor) }, isFollowedAtFirst: false
      ) { scroll in
        guard let target = scroll.positionTarget(ID.self, anchor: anchor) else {
          return id.wrappedValue.map { .view(AnyHashable($0), anchor) }
        }
        if id.wrappedValue != target { id.wrappedValue = target }
        return .view(AnyHashable(target), anchor)
      })
  }

  /// Ties the position of the scroll view inside to a value, which scrolls when it is set, at first
  /// as well, and tells where the user has scrolled.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    var request = position.wrappedValue.request
    if case .view(let id, nil) = request { request = .view(id, anchor) }
    return modifier(
      ScrollPositionModifier(request: request, isFollowedAtFirst: true) { scroll in
        var new = position.wrappedValue
        new.userDidScroll(scroll, anchor: anchor)
        if new != position.wrappedValue { position.wrappedValue = new }
        return nil
      })
  }
}

/// Where a scroll view is asked to scroll.
nonisolated enum ScrollRequest: Equatable {
  case view(AnyHashable, UnitPoint?)
  case edge(Edge)
  case point(x: CGFloat?, y: CGFloat?)
}

nonisolated struct ScrollPositionModifier: NodeModifier {
  typealias Node = ScrollPositionNode
  let request: ScrollRequest?
  /// Whether the first request is followed as well as later ones.
  let isFollowedAtFirst: Bool
  /// Takes note of where the user has scrolled, and answers the request that this comes to.
  let userDidScroll: (ScrollNode) -> ScrollRequest?
}

final class ScrollPositionNode: UnaryNode<ScrollPositionModifier> {
  /// What was asked last.
  private var request: ScrollRequest?

  required init(_ modifier: ScrollPositionModifier, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    if modifier.isFollowedAtFirst {
      follow(modifier.request)
    } else {
      request = modifier.request
    }
  }

  override func update(_ new: ScrollPositionModifier, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
    follow(new.request)
  }

  private func follow(_ new: ScrollRequest?) {
    guard new != request else { return }
    request = new
    guard let new else { return }
    let animation = graph.transaction.animation
    // Once the views that came with the request are laid out.
    graph.enqueue { [weak self] in self?.innerScrollNode?.follow(new, animation: animation) }
  }

  fileprivate func userDidScroll(_ scroll: ScrollNode) {
    request = modifier.userDidScroll(scroll)
  }

  override package var kindName: String { "scrollPosition" }
}

extension ScrollNode {
  fileprivate func follow(_ request: ScrollRequest, animation: Animation?) {
    switch request {
    case .view(let id, let anchor): _ = scroll(toViewOf: id, anchor: anchor, animation: animation)
    case .edge(let edge): scroll(to: edge, animation: animation)
    case .point(let x, let y):
      scroll(
        to: CGPoint(
          x: x.map { max(min($0, contentSize.width - size.width), 0) } ?? contentOffset.x,
          y: y.map { max(min($0, contentSize.height - size.height), 0) } ?? contentOffset.y),
        animation: animation)
    }
  }

  /// Scrolls as a finger does: those who keep the position of the scroll view hear of it.
  package func scrollByUser(to offset: CGPoint) {
    guard environment.isScrollEnabled else { return }
    let former = contentOffset
    scroll(to: offset, animation: nil)
    if contentOffset != former { userDidScroll() }
  }

  /// Tells those who keep the position of the scroll view.
  func userDidScroll() {
    guard let position = positionNode else { return }
    graph.enqueue { [weak self] in
      guard let self, isAttached else { return }
      position.userDidScroll(self)
    }
  }

  /// The node that keeps the position of this scroll view.
  private var positionNode: ScrollPositionNode? {
    var node = container
    while let current = node, !(current is ScrollNode) {
      if let position = current as? ScrollPositionNode { return position }
      node = current.container
    }
    return nil
  }
}

extension GeometricNode {
  /// The outermost scroll view inside, the first of several side by side.
  var innerScrollNode: ScrollNode? {
    innerScrollNodes.min { $0.depth < $1.depth }
  }

  /// The scroll views inside.
  var innerScrollNodes: [ScrollNode] {
    graph.scrollNodes.filter { $0.isAttached && $0.isContained(in: self) }
  }

  private func isContained(in ancestor: GeometricNode) -> Bool {
    var node: GeometricNode? = self
    while let current = node, current !== ancestor {
      node = current.container
    }
    return node != nil
  }
}
