import Foundation
import ViewCore

/// A lazy column of list rows.
nonisolated struct ListContent<Content: View>: PrimitiveView {
  let look: ListMetrics
  let spacing: CGFloat
  let selection: ListSelection?
  let content: Content

  static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    var layout = LazyLayout(
      axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: view.spacing,
      pinnedViews: view.look.pinnedViews)
    layout.groupDistances = view.look.groupDistances
    // The rows of a list inside a row are not indented with that row.
    var environment = inputs.environment
    environment.listRowLevel = 0
    inputs.withEnvironment(environment) {
      $0.makeLazy(
        layout, rows: ListRows(look: view.look, selection: view.selection), content: view.content,
        name: "List")
    }
  }

  static func _viewListCount() -> Int? { 1 }
}
