/// Lets a stack pass on what its first view tells containers, such as its tag and the
/// configuration of its list row.
nonisolated package struct FirstViewTraits: NodeModifier {
  package typealias Node = FirstViewTraitsNode

  package init() {}
}

package final class FirstViewTraitsNode: UnaryNode<FirstViewTraits> {
  private var first: GeometricNode? { child?.children.first }

  override package var containerValues: ContainerValues {
    first?.containerValues ?? super.containerValues
  }

  override package func layoutValue(_ key: ObjectIdentifier) -> Any? { first?.layoutValue(key) }
}
