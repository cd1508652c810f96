import Foundation

extension View {
  /// Binds the position of the scroll view in this view to the identity of a view in its
  /// `scrollTargetLayout`.
  ///
  /// 1. A new identity scrolls to the view: to where the anchors of both meet or, without an
  ///    anchor, just far enough to show the view. The initial identity does not scroll.
  /// 2. A scroll by the user sets the binding to the first visible view or, with an anchor, to the
  ///    one nearest to the anchor.
  /// 3. A scroll by `ScrollViewProxy` does not set the binding.
  /// 4. The view stays where it is in the scroll view when views are inserted, removed, moved or
  ///    resized, or when the scroll view changes its size: its anchor or, without one, its
  ///    top-leading corner.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier(
        request: id.wrappedValue.map { .view(AnyHashable($0), anchor) }, isFollowedAtFirst: false,
        shown: id.wrappedValue.map { .view(AnyHashable($0), anchor) }
      ) { scroll in
        guard let target = scroll.positionTarget(ID.self, anchor: anchor) else {
          return id.wrappedValue.map { .view(AnyHashable($0), anchor) }
        }
        if id.wrappedValue != target { id.wrappedValue = target }
        return .view(AnyHashable(target), anchor)
      })
  }

  /// Binds the position of the scroll view in this view to a `ScrollPosition`.
  ///
  /// A new position scrolls, and so does the initial one. A scroll by the user updates the binding.
  /// While nothing scrolls, the view of the position stays where it is in the scroll view, and
  /// content at the edge of the position stays there, whatever changes its size.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    let value = position.wrappedValue
    return modifier(
      ScrollPositionModifier(
        request: value.request?.anchored(anchor), isFollowedAtFirst: true,
        shown: value.asked?.anchored(anchor)
      ) { scroll in
        var new = position.wrappedValue
        new.userDidScroll(scroll, anchor: anchor)
        if new != position.wrappedValue { position.wrappedValue = new }
        return nil
      })
  }
}

nonisolated struct ScrollPositionModifier: NodeModifier {
  typealias Node = ScrollPositionNode
  let request: ScrollRequest?
  /// Whether the initial request scrolls, and not only later ones.
  let isFollowedAtFirst: Bool
  /// The current position, whether code or the user has scrolled to it.
  let shown: ScrollRequest?
  /// Writes the position after a scroll by the user to the binding and returns the equivalent
  /// request.
  let userDidScroll: (ScrollNode) -> ScrollRequest?
}

final class ScrollPositionNode: UnaryNode<ScrollPositionModifier>, PositionObserver {
  /// The request that was followed last.
  private var request: ScrollRequest?
  private var keeper = ScrollKeeper()

  required init(_ modifier: ScrollPositionModifier, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    graph.positionObservers.append(self)
    if modifier.isFollowedAtFirst {
      follow(modifier.request)
    } else {
      request = modifier.request
    }
  }

  override func update(_ new: ScrollPositionModifier, inputs: _ViewInputs) {
    environment = inputs.environment
    if new.shown != modifier.shown { graph.positionsChanged() }
    modifier = new
    follow(new.request)
  }

  private func follow(_ new: ScrollRequest?) {
    guard new != request else { return }
    request = new
    guard let new = new?.anchored(graph.transaction.scrollTargetAnchor) else { return }
    let animation = graph.transaction.animation
    // The views that came with the request are laid out first.
    graph.enqueue { [weak self] in
      guard let self, let scroll = innerScrollNode else { return }
      scroll.follow(new, animation: animation)
      guard case .edge = new else { return }
      if animation == nil {
        keeper.keep(new, in: scroll)
      } else {
        scroll.motion?.didArrive = { [weak self, weak scroll] in
          guard let self, let scroll, scroll.isAttached, request == new else { return }
          keeper.keep(new, in: scroll)
          graph.positionsChanged()
        }
      }
    }
  }

  fileprivate func userDidScroll(_ scroll: ScrollNode) {
    request = modifier.userDidScroll(scroll)
  }

  var observedNode: GeometricNode { self }

  func positionsDidChange() {
    guard let scroll = innerScrollNode else { return }
    keeper.update(modifier.shown, in: scroll)
  }

  /// Whether the view or edge of the position is kept in place.
  var isKeeping: Bool { keeper.isKeeping }

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

  /// Updates the bound scroll position.
  func userDidScroll() {
    guard let position = positionNode else { return }
    graph.enqueue { [weak self] in
      guard let self, isAttached else { return }
      position.userDidScroll(self)
    }
  }

  /// The `scrollPosition` modifier of this scroll view.
  var positionNode: ScrollPositionNode? {
    var node = container
    while let current = node, !(current is ScrollNode) {
      if let position = current as? ScrollPositionNode { return position }
      node = current.container
    }
    return nil
  }
}
