import Foundation

extension View {
  /// Makes the children of a container the scroll targets of the scroll view around it.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

nonisolated struct ScrollTargetLayoutModifier: NodeModifier {
  typealias Node = ScrollTargetLayoutNode
  let isEnabled: Bool
}

final class ScrollTargetLayoutNode: UnaryNode<ScrollTargetLayoutModifier> {
  /// The node that lays out the targets.
  fileprivate var layout: GeometricNode? {
    var node = child
    while let inner = node?.modifiedNode {
      node = inner
    }
    return node
  }

  override package var kindName: String { "scrollTargetLayout" }
}

extension ScrollNode {
  /// Returns the identity of the target that represents the position: the first visible one or,
  /// with an anchor, the one whose anchor is nearest to that of the scroll view.
  func positionTarget<ID: Hashable>(_ type: ID.Type, anchor: UnitPoint?) -> ID? {
    var nearest: (id: ID, distance: CGFloat)?
    let viewport = viewport
    for layout in targetLayouts {
      for target in layout.children {
        let frame = CGRect(origin: .zero, size: target.size).applying(target.transform(to: self))
        guard canShow(frame, in: viewport) else { continue }
        let distance = anchor.map { self.distance(of: $0, in: frame, from: viewport) } ?? 0
        if let nearest, nearest.distance <= distance { continue }
        guard let id = target.identities(in: layout).firstNonNil({ $0 as? ID }) else {
          continue
        }
        nearest = (id, distance)
      }
    }
    return nearest?.id
  }

  /// Whether a part of a frame is inside the content margins of the viewport.
  private func canShow(_ frame: CGRect, in viewport: CGRect) -> Bool {
    let margins = mirrored(margins)
    return frame.maxX > margins.leading && frame.minX < viewport.maxX - margins.trailing
      && frame.maxY > viewport.minY + margins.top && frame.minY < viewport.maxY - margins.bottom
  }

  /// Returns the distance of an anchor in a frame from that of the viewport, along the axes that
  /// scroll.
  private func distance(
    of anchor: UnitPoint, in frame: CGRect, from viewport: CGRect
  ) -> CGFloat {
    let x = frame.minX + anchor.x * (frame.width - viewport.width)
    let y = frame.minY - viewport.minY + anchor.y * (frame.height - viewport.height)
    return (axes.contains(.horizontal) ? abs(x) : 0) + (axes.contains(.vertical) ? abs(y) : 0)
  }

  /// The nodes that lay out the scroll targets.
  var targetLayouts: [GeometricNode] {
    var found: [GeometricNode] = []
    func visit(_ node: GeometricNode) {
      if let target = node as? ScrollTargetLayoutNode, target.modifier.isEnabled {
        target.layout.map { found.append($0) }
      } else if !(node is ScrollNode) {
        node.children.forEach(visit)
      }
    }
    children.forEach(visit)
    return found
  }
}

extension GeometricNode {
  /// Returns the identities of a view in a container: those on the view itself and those of the
  /// structural nodes between the view and the container.
  func identities(in container: GeometricNode) -> [AnyHashable] {
    var identities: [AnyHashable] = []
    var inner: ViewNode? = self
    while let node = inner {
      if let identity = node as? IdentityNode { identities.append(identity.id) }
      let isDone = node.asGeometric.map { $0.modifiedNode == nil } ?? false
      inner = isDone || node.slots.count != 1 ? nil : node.slots[0]
    }
    var made = self
    while let wrapped = made.wrappedNode {
      made = wrapped
    }
    var node: ViewNode = made
    while let parent = node.parent, parent !== container {
      if let identity = parent as? IdentityNode { identities.append(identity.id) }
      if let index = parent.slots.firstIndex(where: { $0 === node }),
        let id = parent.identifier(ofSlot: index)
      {
        identities.append(id)
      }
      node = parent
    }
    return identities
  }
}
