import SwiftUI

/// A node of a scene as it is drawn: with the values of its ancestors.
@MainActor struct DrawnNode {
  let node: SKNode
  /// The transform from the node's coordinates to those of the root.
  let transform: CGAffineTransform
  let alpha: CGFloat
  let depth: CGFloat

  /// Returns the nodes of a tree that are not hidden, back to front: by their depths, and those of
  /// the same depth in the order of the tree, as a view with the order of siblings draws them.
  ///
  /// The descendants of a node that draws them as one picture are only in a deep list.
  static func all(in root: SKNode, isDeep: Bool = false) -> [DrawnNode] {
    var nodes: [DrawnNode] = []
    func add(_ node: SKNode, _ transform: CGAffineTransform, _ alpha: CGFloat, _ depth: CGFloat) {
      guard !node.isHidden else { return }
      let drawn = DrawnNode(
        node: node, transform: transform, alpha: alpha * min(max(node.alpha, 0), 1),
        depth: depth + node.zPosition)
      nodes.append(drawn)
      guard isDeep || node === root || !node.isLayer else { return }
      for child in node.children {
        add(child, child.toParent.concatenating(transform), drawn.alpha, drawn.depth)
      }
    }
    add(root, isDeep ? root.toRoot : .identity, 1, 0)
    return nodes.enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }.map(\.element)
  }

  /// Draws a tree in the coordinates of its root.
  static func draw(_ root: SKNode, in context: GraphicsContext) {
    for drawn in all(in: root) where drawn.alpha > 0 {
      var context = context
      context.concatenate(drawn.transform)
      context.opacity *= drawn.alpha
      if drawn.node !== root, drawn.node.isLayer {
        drawn.node.drawLayer(in: context)
      } else {
        drawn.node.drawContent(in: context)
      }
    }
  }
}

extension GraphicsContext {
  /// Returns the context with its y axis pointing down again, for pictures and texts.
  var upright: GraphicsContext {
    var context = self
    context.scaleBy(x: 1, y: -1)
    return context
  }
}

extension SKBlendMode {
  var blendMode: GraphicsContext.BlendMode {
    switch self {
    case .alpha: .normal
    case .add: .plusLighter
    // Equal where the lower colour is the lighter one.
    case .subtract: .difference
    case .multiply: .multiply
    // Equal for dark colours.
    case .multiplyX2: .hardLight
    case .screen: .screen
    case .replace: .copy
    case .multiplyAlpha: .destinationIn
    }
  }
}
