import ViewCore

extension View {
  /// Adds actions that the user reveals by swiping the list row of the view.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    let actions = SwipeActions(
      edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
    return listRowTraits { $0.swipeActions.append(actions) }
  }
}

/// The actions of one `swipeActions` modifier.
struct SwipeActions {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: AnyView
}

/// A single swipe action of a row.
struct SwipeAction {
  let edge: HorizontalEdge
  /// Whether a full swipe performs the action.
  let answersFullSwipe: Bool
  /// The text of the action.
  let label: String
  /// The view of the action; nil for the default delete action of a deletable row.
  let node: GeometricNode?
}

/// The views of a row's swipe actions, which are created on demand.
final class SwipeActionViews {
  private let root: StructuralNode

  init(row: ViewNode) {
    root = StructuralNode(
      kind: .content, inputs: _ViewInputs(parent: row, environment: row.environment))
  }

  /// Returns the actions, from the outermost to the innermost of each edge.
  func actions(of all: [SwipeActions], environment: EnvironmentValues) -> [SwipeAction] {
    var inputs = _ViewInputs(parent: root, environment: environment)
    var result: [SwipeAction] = []
    for (index, actions) in all.enumerated() {
      inputs.make(actions.content)
      var nodes: ContiguousArray<GeometricNode> = []
      root.slots[index].collect(into: &nodes)
      for node in nodes {
        let isFirst = !result.contains { $0.edge == actions.edge }
        result.append(
          SwipeAction(
            edge: actions.edge, answersFullSwipe: isFirst && actions.allowsFullSwipe,
            label: node.texts.joined(separator: " "), node: node))
      }
    }
    inputs.finish()
    return result
  }

  func detach() {
    root.detach()
  }
}

extension GeometricNode {
  /// The texts in the node.
  fileprivate var texts: [String] {
    (self as? LeafNode<Text>).map { [$0.view.plainString] } ?? keyedChildren.flatMap(\.texts)
  }
}
