import Foundation

// `StackLayout.swift` divides the length among the views.

/// A view that arranges its subviews in a column.
nonisolated public struct VStack<Content: View>: PrimitiveView {
  @usableFromInline let layout: VStackLayout
  @usableFromInline package let content: Content

  /// Creates a stack.
  ///
  /// `spacing` is in points; nil is the distance that each pair of neighbours prefers.
  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// Makes the nodes of the stack and its content.
  @inline(__always)
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    inputs.makeStack(view.layout.stack, content: view.content)
  }

  /// A stack is one view.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}
