import Foundation

/// A view that arranges its subviews in a column.
nonisolated public struct VStack<Content: View>: PrimitiveView {
  let layout: VStackLayout
  let content: Content

  /// Creates a stack.
  ///
  /// `spacing` is in points; nil takes the distance that each pair of neighbours prefers.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// Makes the node of the stack and those of its content.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    inputs.makeLayout(view.layout, content: view.content, name: "VStack")
  }

  /// A stack is one view.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}
