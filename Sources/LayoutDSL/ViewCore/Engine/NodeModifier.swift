/// A modifier that the engine implements: it has no body and makes one view of each view.
package protocol EngineModifier: ViewModifier where Body == Never {
  /// The public modifiers that make this one, besides the one that its node is named after.
  nonisolated static var otherNames: [String] { get }
}

extension EngineModifier {
  package nonisolated static var otherNames: [String] { [] }

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
