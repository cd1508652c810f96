import Foundation

/// A proxy that scrolls the scroll views in a `ScrollViewReader`.
public struct ScrollViewProxy {
  weak var node: ViewNode?

  /// Scrolls the first scroll view that contains a view with this `id`, or with this identity in a
  /// `ForEach`, after pending changes are laid out.
  ///
  /// With an anchor, the anchor of the view is aligned with that of the scroll view. A nil anchor
  /// scrolls just enough to show the view. The offset stays within the content. Inside
  /// `withAnimation` the scroll is animated.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node, node.isAttached else { return }
    let graph = node.graph
    let animation = Transaction.current.animation
    let anchor = anchor ?? Transaction.current.scrollTargetAnchor
    graph.enqueue { [weak node] in
      guard let node, node.isAttached else { return }
      for scroll in graph.scrollNodes where scroll.isInside(node) {
        if scroll.scroll(toViewOf: AnyHashable(id), anchor: anchor, animation: animation) { return }
      }
    }
  }
}
