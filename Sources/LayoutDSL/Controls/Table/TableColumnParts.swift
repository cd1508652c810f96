import ViewCore

/// The parts of a column that a table uses.
struct TableColumnParts<Value: Identifiable> {
  var label: AnyView
  var cell: (Value) -> AnyView
  var comparator: Any?
  var limits = TableRowLayout.Limits(least: 10, most: .infinity)
  var alignment = Alignment.leading
  var visibility = Visibility.automatic
}
