import Foundation

/// A stack that arranges its views in a row and makes only the visible ones.
///
/// Without a horizontal scroll view around it, it makes all its views.
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
  let layout: LazyLayout
  let content: Content

  /// Creates a lazy stack.
  ///
  /// `spacing` is in points; nil is the default distance.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyLayout(
      axis: .horizontal, alignment: alignment.key, spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }

  /// Makes the node of the stack and lists its content.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    inputs.makeLazy(view.layout, content: view.content, name: "LazyHStack")
  }

  /// A stack is one view.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}
