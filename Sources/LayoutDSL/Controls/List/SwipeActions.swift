import ViewCore

extension View {
  /// Adds actions that swiping the view as a row of a list brings into sight.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    let actions = SwipeActions(
      edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
    return listRowTraits { $0.swipeActions.append(actions) }
  }
}

/// Actions that swiping a row brings into sight.
struct SwipeActions {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: AnyView
}

/// One action that swiping a row brings into sight.
struct SwipeAction {
  let edge: HorizontalEdge
  /// Whether swiping all the way does what the action does.
  let answersFullSwipe: Bool
  /// What the action is called.
  let label: String
  /// The view that shows the action; nil for the deletion that every deletable row offers.
  let node: GeometricNode?
}

/// The views of a row's swipe actions, made when somebody asks for them.
final class SwipeActionViews {
  private let root: StructuralNode

  init(row: ViewNode) {
    root = StructuralNode(
      kind: .content, inputs: _ViewInputs(parent: row, environment: row.environment))
  }

  /// The actions, those nearest the edge first.
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
