/// A row of a `Grid`; every view in it is a cell.
///
/// Outside a grid it is a stack.
nonisolated public struct GridRow<Content: View>: StructuralView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row; a nil alignment is that of the grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes the nodes of the cells.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    guard inputs.parent.isInGrid else {
      return inputs.makeLayout(
        HStackLayout(alignment: view.alignment ?? .center), content: view.content,
        name: "GridRow")
    }
    let node: GridRowNode
    if let existing = inputs.reuse(as: GridRowNode.self) {
      node = existing
      node.environment = inputs.environment
    } else {
      node = GridRowNode(inputs: inputs)
      inputs.insert(node)
    }
    node.alignment = view.alignment?.key
    node.makeContent(view.content, inputs: inputs)
  }

  /// Unknown, so that a modifier of the row is one of every cell, however many there are.
  nonisolated public static func _viewListCount() -> Int? { nil }
}

/// The node that stands between a grid and the cells of one row.
final class GridRowNode: ViewNode {
  var alignment: AlignmentKey? {
    didSet { if alignment != oldValue { childListChanged() } }
  }

  override init(inputs: _ViewInputs) {
    super.init(inputs: inputs)
  }

  override package var kindName: String { "GridRow" }
}

extension ViewNode {
  /// Whether a grid lays out what this node comes to.
  fileprivate var isInGrid: Bool {
    var node: ViewNode? = self
    while let current = node, !(current is GeometricNode) {
      node = current.parent
    }
    return node is LayoutNode<GridLayout>
  }
}
