import Foundation

/// A view whose content can scroll its scroll views to specific views.
@frozen public struct ScrollViewReader<Content: View>: View {
  /// The closure that makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content, with a proxy for its scroll views.
  public var body: some View {
    content(ScrollViewProxy(node: ViewGraph.evaluator?.evaluatedNode))
  }
}

extension ScrollNode {
  func isInside(_ ancestor: ViewNode) -> Bool {
    var node: ViewNode? = self
    while let current = node {
      if current === ancestor { return true }
      node = current.parent
    }
    return false
  }

  /// Scrolls to a descendant; returns false if there is no such view.
  func scroll(toViewOf id: AnyHashable, anchor: UnitPoint?, animation: Animation?) -> Bool {
    if let target = madeView(of: id), show(target, anchor: anchor, animation: animation) {
      return true
    }
    return scroll(
      toUnmadeViewOf: id, anchor: anchor, animation: animation, attempts: scrollAttemptLimit)
  }

  /// Returns the view with an identity; nil if it is an element of a lazy container that has not
  /// made it, even if a view in another element has the same identity.
  func madeView(of id: AnyHashable) -> ViewNode? {
    guard let found = node(identifiedBy: id) else { return nil }
    var (node, row): (ViewNode, LazyRowNode?) = (found, nil)
    while let parent = node.parent, parent !== self {
      if let outer = node as? LazyRowNode { row = outer }
      if let container = parent as? LazyNode, let row, row !== found,
        let position = container.position(of: id),
        abs(position - row.position) >= container.estimate / 2
      {
        return nil
      }
      node = parent
    }
    return found
  }

  /// Scrolls to a view; returns false if it has no geometric node.
  private func show(
    _ target: ViewNode, anchor: UnitPoint?, animation: Animation? = nil
  ) -> Bool {
    guard let frame = frame(of: target) else { return false }
    show(frame, anchor: anchor, animation: animation)
    return true
  }

  /// Returns the frame of a descendant in the space of the content; nil if it has no geometric
  /// node.
  func frame(of view: ViewNode) -> CGRect? {
    var nodes: ContiguousArray<GeometricNode> = []
    view.collect(into: &nodes)
    guard let first = nodes.first else { return nil }
    return nodes.reduce(frame(of: first)) { $0.union(self.frame(of: $1)) }
  }

  /// Returns the estimated frame, in the space of the content, of a view that a lazy container has
  /// not made; nil if there is no such view.
  func estimatedFrame(of id: AnyHashable) -> CGRect? {
    for container in lazyNodes {
      guard let position = container.position(of: id) else { continue }
      return container.lineRect(at: position).applying(container.transform(to: self))
        .offsetBy(dx: contentOffset.x, dy: contentOffset.y)
    }
    return nil
  }

  /// Scrolls to the estimated position of the view in a lazy container and then, once the view
  /// exists, to the view.
  private func scroll(
    toUnmadeViewOf id: AnyHashable, anchor: UnitPoint?, animation: Animation?, attempts: Int
  ) -> Bool {
    guard let frame = estimatedFrame(of: id) else { return false }
    show(frame, anchor: anchor, animation: animation)
    guard attempts > 0 else { return true }
    let goOn = { [weak self] in
      guard let self, isAttached else { return }
      if let target = madeView(of: id), show(target, anchor: anchor) { return }
      _ = scroll(toUnmadeViewOf: id, anchor: anchor, animation: nil, attempts: attempts - 1)
    }
    if animation == nil { graph.enqueue(goOn) } else { motion?.didArrive = goOn }
    return true
  }

  /// Scrolls to an edge of the content.
  func scroll(to edge: Edge, animation: Animation?) {
    scroll(to: offset(at: edge), animation: animation)
  }

  /// Returns the offset at which an edge of the content is visible.
  func offset(at edge: Edge) -> CGPoint {
    let isRightToLeft = environment.values.layoutDirection == .rightToLeft
    let anchor: UnitPoint =
      switch edge {
      case .top: .top
      case .bottom: .bottom
      case .leading: isRightToLeft ? .trailing : .leading
      case .trailing: isRightToLeft ? .leading : .trailing
      }
    let isVertical = edge == .top || edge == .bottom
    return CGPoint(
      x: isVertical ? contentOffset.x : max(anchor.x * (contentSize.width - size.width), 0),
      y: isVertical ? max(anchor.y * (contentSize.height - size.height), 0) : contentOffset.y)
  }

  /// Scrolls to a rectangle in the space of the content.
  private func show(_ frame: CGRect, anchor: UnitPoint?, animation: Animation?) {
    scroll(
      to: CGPoint(
        x: offset(
          contentOffset.x, showing: frame.minX, length: frame.width, anchor: anchor?.x,
          visible: size.width, end: contentSize.width, drawer: 0),
        y: offset(
          contentOffset.y, showing: frame.minY, length: frame.height, anchor: anchor?.y,
          visible: size.height, end: contentSize.height, drawer: barDrawer)),
      animation: animation)
  }

  /// Returns the frame of a descendant in the space of the content.
  func frame(of node: GeometricNode) -> CGRect {
    CGRect(origin: .zero, size: node.size).applying(node.transform(to: self))
      .offsetBy(dx: contentOffset.x, dy: contentOffset.y)
  }

  /// Returns the offset along one axis that shows a part of the content, where a part of the bar
  /// above, `drawer` points high, scrolls away.
  private func offset(
    _ current: CGFloat, showing start: CGFloat, length: CGFloat, anchor: CGFloat?,
    visible: CGFloat, end: CGFloat, drawer: CGFloat
  ) -> CGFloat {
    var offset: CGFloat
    if let anchor {
      offset = start + anchor * (length - visible)
      if offset > 0, drawer > 0 {
        let far = offset + (1 - anchor) * drawer
        // Nearer than the drawer, the bar retreats by the offset itself.
        offset = far >= drawer || anchor <= 0 ? far : offset / anchor
      }
    } else {
      offset = min(max(current, start + length - visible), start + (start > 0 ? drawer : 0))
    }
    return max(min(offset, end - visible), 0)
  }
}

extension ViewNode {
  /// The lazy containers below, in order.
  fileprivate var lazyNodes: [LazyNode] {
    slots.flatMap { slot in [slot as? LazyNode].compactMap { $0 } + slot.lazyNodes }
  }

  /// Returns the first node below with an identity, of those with the fewest nodes above them.
  ///
  /// A page is found before the views with the same identity in an earlier page.
  func node(identifiedBy id: AnyHashable) -> ViewNode? {
    var level = [self]
    while !level.isEmpty {
      var next: [ViewNode] = []
      for node in level {
        for (index, slot) in node.slots.enumerated() {
          if slot.identifiers.contains(id) || node.identifier(ofSlot: index) == id { return slot }
          next.append(slot)
        }
      }
      level = next
    }
    return nil
  }
}

/// The number of further attempts to scroll to a row that does not exist yet.
///
/// Each replaces estimated lengths by measured ones and so comes closer; rows that keep changing
/// must not loop.
let scrollAttemptLimit = 8
