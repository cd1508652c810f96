/// The position that an anchor represents.
package final class AnchorBox<Value> {
  package let source: Anchor<Value>.Source
  /// The view that contains the position.
  package let node: GeometricNode
  /// The value in the space of the root when the anchor was made, which equality compares.
  package let globalValue: Value

  init(source: Anchor<Value>.Source, node: GeometricNode, globalValue: Value) {
    self.source = source
    self.node = node
    self.globalValue = globalValue
  }

  /// The current value in the space of the root.
  package var currentGlobalValue: Value {
    source.map(source.value(node.size), node.transformToRoot)
  }
}
