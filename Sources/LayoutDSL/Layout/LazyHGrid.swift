import Foundation

/// A view that arranges its subviews in rows, filling one column after the other.
///
/// It takes the height it is offered. All of its views are made at once.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
  let layout: LazyGridLayout
  let content: Content

  /// Creates a grid; `spacing`, in points, is the distance between columns, nil the default of 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .horizontal, items: rows,
      alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing ?? ViewSpacing.defaultDistance)
    self.content = content()
  }

  /// Makes the node of the grid and those of its views.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    inputs.makeLayout(view.layout, content: view.content, name: "LazyHGrid")
  }

  /// A grid is one view.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}
