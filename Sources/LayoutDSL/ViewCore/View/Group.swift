/// Several views as one, without a layout.
nonisolated public struct Group<Content> {
  package let content: Content

  /// Creates a group of content that is not a view.
  package init(of content: Content) {
    self.content = content
  }
}

extension Group: View, PrimitiveView, StructuralView where Content: View {
  /// Creates a group of views.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes the nodes of the content.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    inputs.make(view.content)
  }

  /// The number of views of the content.
  nonisolated public static func _viewListCount() -> Int? { Content._viewListCount() }
}
