/// A modifier that the engine implements: it has no body and makes one view of each view.
package protocol EngineModifier: ViewModifier where Body == Never {
  /// The public function that nodes of the modifier are named after; nil if it is the name of the
  /// node's kind, less a suffix.
  nonisolated static var sourceName: String? { get }
  /// The public function that made the modifier; nil if only the one that its nodes are named after
  /// does.
  nonisolated var function: FunctionName? { get }
  /// The settings of an effect that its summary does not have.
  nonisolated var details: NodeDetails { get }
}

extension EngineModifier {
  package nonisolated static var sourceName: String? { nil }
  package nonisolated var function: FunctionName? { nil }
  package nonisolated var details: NodeDetails { NodeDetails() }

  /// One view per view of the content.
  nonisolated public static func _viewListCount(_ count: Int?) -> Int? { count }
}

/// A modifier that makes one node of its own class around each view.
package protocol NodeModifier: EngineModifier {
  associatedtype Node: UnaryNode<Self>
}

extension NodeModifier {
  /// Makes the node of the modifier around its content.
  nonisolated public static func _makeView<C: View>(
    _ modifier: Self, content: C, inputs: inout _ViewInputs
  ) {
    inputs.makeUnary(Node.self, modifier, content: content)
  }
}
