import Foundation

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
  typealias Node = ListRowBackgroundNode<Background>
  let background: Background?
}

/// The node of a row background, which covers the whole row instead of only its content.
///
/// Headers and footers have no background: the background of a section applies only to its rows.
final class ListRowBackgroundNode<Background: View>: LayeredNode<
  ListRowBackgroundModifier<Background>
>
{
  required init(_ modifier: ListRowBackgroundModifier<Background>, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    layer.make(modifier.background, alignment: .center, inputs: inputs)
  }

  override func update(_ new: ListRowBackgroundModifier<Background>, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
    layer.make(new.background, alignment: .center, inputs: inputs)
    setNeedsLayout()
  }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    let inner = super.layoutValue(key)
    guard key == ObjectIdentifier(ListRowTraitsKey.self) else { return inner }
    var traits = inner as? ListRowTraits ?? ListRowTraits()
    traits.hasBackground = row != nil && modifier.background != nil
    return traits
  }

  override func placeChildren() {
    super.placeChildren()
    var offset = CGPoint.zero
    var node: GeometricNode = self
    while let container = node.container {
      offset = CGPoint(x: offset.x + node.origin.x, y: offset.y + node.origin.y)
      if let row = container as? ListRowNode {
        let frame = row.cardFrame.offsetBy(dx: -offset.x, dy: -offset.y)
        layer.current.first?.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        return
      }
      node = container
    }
  }

  /// The list row that contains the view; nil in headers and footers.
  private var row: ListRowNode? {
    var node = container
    while let current = node {
      if let row = current as? ListRowNode { return row.role == .row ? row : nil }
      node = current.container
    }
    return nil
  }

  override var keyedChildren: ContiguousArray<GeometricNode> {
    row != nil ? layer.joined(with: children, isBehind: true) : children
  }
}

extension EnvironmentValues {
  private enum RowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 44 }
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
