import ViewCore

/// A view that consists of several rows directly in a list, and is a single view elsewhere.
nonisolated struct ListDependent<Rows: View, Whole: View>: StructuralView {
  let rows: Rows
  let whole: Whole

  init(@ViewBuilder rows: () -> Rows, @ViewBuilder elsewhere whole: () -> Whole) {
    self.rows = rows()
    self.whole = whole()
  }

  static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    if inputs.list?.container.isList == true {
      inputs.make(view.rows)
    } else {
      inputs.make(view.whole)
    }
  }

  static func _viewListCount() -> Int? { nil }
}
