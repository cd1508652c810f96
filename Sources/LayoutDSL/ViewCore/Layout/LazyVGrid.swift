import Foundation

/// A grid that grows vertically and makes only its visible views.
///
/// Without a vertical scroll view around it, it makes all its views.
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
  let layout: LazyLayout
  let content: Content

  /// Creates a lazy grid.
  ///
  /// `alignment` is that of the columns in the grid. `spacing` is the distance between rows, in
  /// points; nil is the default distance.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyLayout(
      axis: .vertical, alignment: alignment.key, spacing: spacing, pinnedViews: pinnedViews,
      items: columns)
    self.content = content()
  }

  /// Makes the node of the grid and lists its content.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    inputs.makeLazy(view.layout, content: view.content, name: "LazyVGrid")
  }

  /// A grid is one view.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}
