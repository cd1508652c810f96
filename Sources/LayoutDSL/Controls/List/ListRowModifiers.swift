import Foundation
import ViewCore

extension View {
  /// Sets the insets of the view as a list row; nil for the default.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    listRowTraits { $0.insets = insets }
  }

  /// Sets a background that covers the list row of the view; nil for the default.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(ListRowBackgroundModifier(background: view))
  }

  /// Sets the distance between the rows of the lists in the view, in points; nil for the default.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    modifier(EnvironmentWritingModifier { $0.listRowSpacing = spacing })
  }

  /// Shows or hides the background of the lists in the view.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(EnvironmentWritingModifier { $0.hidesScrollContentBackground = visibility == .hidden })
  }
}

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
        let frame = row.cardFrame.offsetBy(dx: -offset.x, dy: -offset.y)
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

extension EnvironmentValues {
  private enum RowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 44 }  // Measurements.md#list-row-height
  }
  private enum RowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }
  private enum HidesBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The minimum height of list rows, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var hidesScrollContentBackground: Bool {
    get { self[HidesBackgroundKey.self] }
    set { self[HidesBackgroundKey.self] = newValue }
  }
}
