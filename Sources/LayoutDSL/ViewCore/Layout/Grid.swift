import Foundation

/// A view that arranges rows of subviews so that the cells of a column are equally wide.
nonisolated public struct Grid<Content: View>: PrimitiveView {
  let layout: GridLayout
  let content: Content

  /// Creates a grid.
  ///
  /// `alignment` is where cells stand that do not fill their place; spacings are in points, nil
  /// takes the distance that neighbouring cells prefer.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// Makes the node of the grid and those of its content.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    inputs.makeLayout(view.layout, content: view.content, name: "Grid")
  }

  /// A grid is one view.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}
