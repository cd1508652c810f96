/// A modifier of the engine's own that puts one node around each view.
package protocol NodeModifier: ViewModifier where Body == Never {
  associatedtype Node: UnaryNode<Self>
}

extension NodeModifier {
  /// Makes the node of the modifier around its content.
  nonisolated public static func _makeView<C: View>(
    _ modifier: Self, content: C, inputs: inout _ViewInputs
  ) {
    inputs.makeUnary(Node.self, modifier, content: content)
  }

  /// One view for each view of the content.
  nonisolated public static func _viewListCount(_ count: Int?) -> Int? { count }
}
