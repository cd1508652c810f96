/// Has a control be found by the words of its label.
nonisolated package struct LabeledControlModifier: NodeModifier {
  package typealias Node = LabeledControlNode

  package init() {}
}

package final class LabeledControlNode: UnaryNode<LabeledControlModifier> {
  override var words: [String] { child?.keyedChildren.first?.wordsInside ?? [] }
  override var touchTarget: GeometricNode { child?.keyedChildren.last ?? self }
  /// A row with a control keeps the distances of the control, not those of its label
  /// (Measurements.md#toggle-stack-spacing).
  override func spacing() -> ViewSpacing { .plain }
  override package var kindName: String { "control" }
}
