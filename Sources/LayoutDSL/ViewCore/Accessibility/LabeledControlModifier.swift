/// Has a control be found by the words of its label.
nonisolated package struct LabeledControlModifier: NodeModifier {
  package typealias Node = LabeledControlNode

  package init() {}
}

package final class LabeledControlNode: UnaryNode<LabeledControlModifier> {
  override var words: [String] { child?.keyedChildren.first?.wordsInside ?? [] }
  override var touchTarget: GeometricNode { child?.keyedChildren.last ?? self }
  override package var kindName: String { "control" }
}
