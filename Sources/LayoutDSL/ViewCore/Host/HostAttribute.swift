/// An attribute of a view for the device and the system that show it.
///
/// It does not change a picture. `ViewHost.layoutTree()` shows it.
nonisolated package struct HostAttributeModifier: NodeModifier {
  package typealias Node = HostAttributeNode

  let name: String
  let value: String
}

package final class HostAttributeNode: UnaryNode<HostAttributeModifier> {
  override func update(_ new: HostAttributeModifier, inputs: _ViewInputs) {
    // An attribute does not affect layout.
    environment = inputs.environment
    modifier = new
  }

  override package var kindName: String { modifier.name }
  override package var summary: String { modifier.value }
}

extension View {
  /// Keeps an attribute for the device under the name of the modifier that calls this function.
  nonisolated package func hostAttribute(
    _ value: some Any, in function: String = #function
  ) -> ModifiedContent<Self, HostAttributeModifier> {
    let name = String(function.prefix { $0 != "(" })
    return modifier(HostAttributeModifier(name: name, value: "\(value)"))
  }
}
