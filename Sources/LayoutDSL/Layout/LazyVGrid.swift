import Foundation

/// A view that arranges its subviews in columns, filling one line after the other.
///
/// It takes the width it is offered. All of its views are made at once.
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
  let layout: LazyGridLayout
  let content: Content

  /// Creates a grid; `spacing`, in points, is the distance between lines, nil the default of 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical, items: columns,
      alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing ?? ViewSpacing.defaultDistance)
    self.content = content()
  }

  /// Makes the node of the grid and those of its views.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    inputs.makeLayout(view.layout, content: view.content, name: "LazyVGrid")
  }

  /// A grid is one view.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}
