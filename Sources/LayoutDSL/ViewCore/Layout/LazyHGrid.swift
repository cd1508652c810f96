import Foundation

/// A grid that grows horizontally and makes only its visible views.
///
/// Without a horizontal scroll view around it, it makes all its views.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
  let layout: LazyLayout
  let content: Content

  /// Creates a lazy grid.
  ///
  /// `alignment` is that of the rows in the grid. `spacing` is the distance between columns, in
  /// points; nil is the default distance.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyLayout(
      axis: .horizontal, alignment: alignment.key, spacing: spacing, pinnedViews: pinnedViews,
      items: rows)
    self.content = content()
  }

  /// Makes the node of the grid and lists its content.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    inputs.makeLazy(view.layout, content: view.content, name: "LazyHGrid")
  }

  /// A grid is one view.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}
