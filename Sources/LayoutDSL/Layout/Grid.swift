import Foundation

/// A view that arranges its subviews in rows, whose cells line up in columns.
///
/// Every `GridRow` in it is a row; any other view is a row of one cell across all columns.
nonisolated public struct Grid<Content: View>: PrimitiveView {
  let layout: GridLayout
  let content: Content

  /// Creates a grid.
  ///
  /// Spacing is in points; nil takes the largest distance that two neighbours prefer.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// Makes the node of the grid and those of its cells.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    inputs.makeLayout(view.layout, content: view.content, name: "Grid")
  }

  /// A grid is one view.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}
