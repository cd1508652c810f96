import Foundation
import ViewCore

nonisolated struct ListRowBackgroundModifier<Background: View>: NodeModifier {
  typealias Node = BehaviorNode<ListRowBackground<Background>>
  let background: Background?
}

/// The node of a row's background, which covers the whole row that contains the view.
///
/// Headers and footers have no background, so the background of a section applies to its rows.
final class ListRowBackground<Background: View>: NodeBehavior {
  typealias Modifier = ListRowBackgroundModifier<Background>
  unowned let node: BehaviorNode<ListRowBackground>
  private let background: SecondaryLayer

  init(_ node: BehaviorNode<ListRowBackground>) {
    self.node = node
    background = SecondaryLayer(node: node)
    make(node.modifier.background)
  }

  func update(_ new: Modifier, inputs: _ViewInputs) -> Bool {
    node.store(new, environment: inputs.environment)
    make(new.background)
    node.setNeedsLayout()
    return true
  }

  private func make(_ view: Background?) {
    let inputs = _ViewInputs(parent: node, environment: environment)
    background.make(view, alignment: .center, inputs: inputs)
  }

  func layoutValue(_ key: ObjectIdentifier) -> Any? {
    let inner = child?.layoutValue(key)
    guard key == ObjectIdentifier(ListRowTraitsKey.self) else { return inner }
    var traits = inner as? ListRowTraits ?? ListRowTraits()
    traits.hasBackground = row != nil && modifier.background != nil
    return traits
  }

  func placeChildren() -> Bool {
    if let child { node.place(child, at: .zero, proposal: proposal) }
    var offset = CGPoint.zero
    var descendant: GeometricNode = node
    while let container = descendant.container {
      offset = CGPoint(x: offset.x + descendant.origin.x, y: offset.y + descendant.origin.y)
      if let row = (container as? ListRow.Node)?.behavior {
        let frame = row.groundFrame.offsetBy(dx: -offset.x, dy: -offset.y)
        background.current.first?.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        return true
      }
      descendant = container
    }
    return true
  }

  /// The list row that contains the view; nil in headers and footers.
  private var row: ListRow? {
    var ancestor = container
    while let current = ancestor {
      if let row = (current as? ListRow.Node)?.behavior { return row.role == .row ? row : nil }
      ancestor = current.container
    }
    return nil
  }

  var layer: SecondaryLayer? { background }

  var layeredChildren: ContiguousArray<GeometricNode>? {
    row != nil ? background.joined(with: node.children, isBehind: true) : node.children
  }
}
