/// A view with one of two contents, which `if`-`else` and `switch` produce.
///
/// The enumeration itself: an enumeration inside a structure would be looked up by its type for
/// each view.
nonisolated public enum _ConditionalContent<TrueContent, FalseContent> {
  /// The content of the first branch.
  case trueContent(TrueContent)
  /// The content of the second branch.
  case falseContent(FalseContent)
}

extension _ConditionalContent: View, PrimitiveView, StructuralView, ConditionalView
where TrueContent: View, FalseContent: View {
  /// Makes the nodes of the current branch; a change of branch resets the state of the previous
  /// one.
  @inline(__always)
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    let node = inputs.structuralNode(kind: .conditional)
    switch view {
    case .trueContent(let content):
      node.setBranch(0)
      node.makeContent(content, inputs: inputs)
    case .falseContent(let content):
      node.setBranch(1)
      node.makeContent(content, inputs: inputs)
    }
  }

  /// The count of the branches if they agree, otherwise nil.
  nonisolated public static func _viewListCount() -> Int? {
    guard let first = TrueContent._viewListCount() else { return nil }
    BodyCounting.findsReplaceableView = true
    return first == FalseContent._viewListCount() ? first : nil
  }
}

extension Optional: View, PrimitiveView, StructuralView, ConditionalView where Wrapped: View {
  /// Makes the nodes of the wrapped view, if there is one.
  @inline(__always)
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    let node = inputs.structuralNode(kind: .conditional)
    if let content = view {
      node.setBranch(0)
      node.makeContent(content, inputs: inputs)
    } else {
      node.setBranch(1)
    }
  }

  /// Nil, because the count depends on the value.
  nonisolated public static func _viewListCount() -> Int? { nil }
}
