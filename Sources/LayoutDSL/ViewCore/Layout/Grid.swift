import Foundation

/// A view that arranges rows of views so that all cells of a column have the same width.
nonisolated public struct Grid<Content: View>: PrimitiveView {
  let layout: GridLayout
  let content: Content

  /// Creates a grid.
  ///
  /// `alignment` applies to cells that do not fill their column and row. Spacing is in points; nil
  /// is the distance that neighbouring cells prefer.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// Makes the nodes of the grid and its content.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    inputs.makeLayout(view.layout, content: view.content, name: "Grid")
  }

  /// A grid is one view.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}
