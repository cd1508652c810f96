import Foundation

/// An attribute of a view for the device and the system that show it.
///
/// It does not change what the view draws. `ViewHost.layoutTree()` shows it.
nonisolated package struct HostAttributeModifier: NodeModifier {
  package typealias Node = HostAttributeNode

  let name: String
  let value: String
  /// The closure or value that the host uses, such as the action of `onOpenURL`.
  var payload: Any?
}

/// A payload of an attribute by which a finger drags something from the view.
package protocol DraggedPayload {
  /// Returns the handler of fingers on the view; nil if none drags anything from it.
  func dragTarget(of node: HostAttributeNode) -> (any DragTarget)?
}

package final class HostAttributeNode: UnaryNode<HostAttributeModifier> {
  /// The handler of the finger on the view.
  private var drag: (any DragTarget)?

  override func update(_ new: HostAttributeModifier, inputs: _ViewInputs) {
    // An attribute does not affect layout.
    environment = inputs.environment
    modifier = new
  }

  /// The value that the host uses.
  package var payload: Any? { modifier.payload }

  override package func detach() {
    super.detach()
    drag?.dragEnded(velocity: .zero)
    drag = nil
  }

  override package var kindName: String { modifier.name }
  override package var summary: String { modifier.value }
}

extension HostAttributeNode: DragTarget {
  package var dragAxes: Axis.Set { payload is any DraggedPayload ? [.horizontal, .vertical] : [] }
  package var isElastic: Bool { false }

  package func canBegin(at point: CGPoint) -> Bool {
    drag = drag ?? (payload as? any DraggedPayload)?.dragTarget(of: self)
    return drag?.canBegin(at: point) ?? false
  }

  package func canFollow(_ translation: CGSize) -> Bool { drag?.canFollow(translation) ?? false }
  package func dragBegan() { drag?.dragBegan() }
  package func dragChanged(translation: CGSize) { drag?.dragChanged(translation: translation) }
  package func dragEnded(velocity: CGVector) { drag?.dragEnded(velocity: velocity) }
}

extension View {
  /// Keeps an attribute for the device under the name of the modifier that calls this function.
  nonisolated package func hostAttribute(
    _ value: some Any, payload: Any? = nil, in function: String = #function
  ) -> ModifiedContent<Self, HostAttributeModifier> {
    let name = String(function.prefix { $0 != "(" })
    return modifier(HostAttributeModifier(name: name, value: "\(value)", payload: payload))
  }
}

extension ViewGraph {
  /// Returns the views with one of some attributes, and its payloads of a type, in tree order.
  package func hostAttributes<Payload>(
    _ names: String..., as type: Payload.Type
  ) -> [(node: GeometricNode, payload: Payload)] {
    update()
    return presentHostAttributes(names, as: type)
  }

  /// Returns the views with one of some attributes, and its payloads of a type, in tree order, as
  /// they are before the next update.
  package func presentHostAttributes<Payload>(
    _ names: [String], as type: Payload.Type
  ) -> [(node: GeometricNode, payload: Payload)] {
    var found: [(GeometricNode, Payload)] = []
    func visit(_ node: GeometricNode) {
      if let modifier = (node as? HostAttributeNode)?.modifier, names.contains(modifier.name),
        let payload = modifier.payload as? Payload
      {
        found.append((node, payload))
      }
      node.keyedChildren.forEach(visit)
    }
    visit(root)
    return found
  }

  /// Returns the value of an attribute of the settled screen; nil if no view has it.
  ///
  /// An outer view takes precedence over the views in it; of several views, the last one in tree
  /// order is used.
  package func lastHostAttribute(_ name: String) -> String? {
    func value(in node: GeometricNode) -> String? {
      if let modifier = (node as? HostAttributeNode)?.modifier, modifier.name == name {
        return modifier.value
      }
      return node.keyedChildren.reversed().lazy.compactMap(value).first
    }
    return value(in: root)
  }
}
