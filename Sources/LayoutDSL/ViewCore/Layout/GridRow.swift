/// A row of a grid: each of its views is the cell of a column.
///
/// A row has no place of its own, so that a modifier of it is one of every cell, and outside a grid
/// it is a group.
nonisolated public struct GridRow<Content: View>: StructuralView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row; `alignment` replaces the grid's vertical alignment in it.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes the node of the row and those of its cells.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    let node: GridRowNode
    if let existing = inputs.reuse(as: GridRowNode.self) {
      node = existing
      node.environment = inputs.environment
      node.setAlignment(view.alignment)
    } else {
      node = GridRowNode(alignment: view.alignment, inputs: inputs)
      inputs.insert(node)
    }
    node.makeContent(view.content, inputs: inputs)
  }

  /// A row counts as many views as its content.
  nonisolated public static func _viewListCount() -> Int? { Content._viewListCount() }
}

/// The node of a row: it only tells which cells belong together.
final class GridRowNode: ViewNode {
  private(set) var alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?, inputs: _ViewInputs) {
    self.alignment = alignment
    super.init(inputs: inputs)
  }

  func setAlignment(_ new: VerticalAlignment?) {
    guard alignment != new else { return }
    alignment = new
    childListChanged()
  }

  override package var kindName: String { "GridRow" }
}

extension GeometricNode {
  /// The row of a grid that the node, or the view it modifies, was made in; nil for none.
  var gridRow: GridRowNode? {
    var result: GridRowNode?
    var node = parent
    while let current = node, current.asGeometric == nil {
      if let row = current as? GridRowNode { result = row }
      node = current.parent
    }
    return result ?? modifiedNode?.gridRow
  }
}
