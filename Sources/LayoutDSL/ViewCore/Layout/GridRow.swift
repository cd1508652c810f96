/// A row of a grid; each of its views is the cell of a column.
///
/// A row has no frame of its own: a modifier of a row applies to each cell, and outside a grid a
/// row is a group.
nonisolated public struct GridRow<Content: View>: StructuralView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row; `alignment` replaces the grid's vertical alignment, nil keeps it.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes the nodes of the row and its cells.
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

  /// A row counts as the views of its content.
  nonisolated public static func _viewListCount() -> Int? { Content._viewListCount() }
}

/// The node of a row, which identifies the cells that belong together.
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
  /// The grid row in which the node, or the view that it modifies, was made; nil outside grid rows.
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
