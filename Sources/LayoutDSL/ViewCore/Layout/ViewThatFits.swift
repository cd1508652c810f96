import Foundation

/// A view that shows the first of its views that fits.
///
/// A view fits if its ideal size does not exceed the proposal along `axes`; along the other axes it
/// is measured for the proposal. If none fits, the last one is shown.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Creates a choice between views, in order of preference.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Makes the nodes of the choice and of all its views.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    let node: ViewThatFitsNode
    if let existing = inputs.reuse(as: ViewThatFitsNode.self) {
      node = existing
      node.update(axes: view.axes, inputs: inputs)
    } else {
      node = ViewThatFitsNode(axes: view.axes, inputs: inputs)
      inputs.insert(node)
    }
    node.makeContent(view.content, inputs: inputs)
  }

  /// A choice is one view.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}

/// The node of a choice between views.
final class ViewThatFitsNode: GeometricNode {
  private var axes: Axis.Set
  /// The displayed view.
  private(set) var shown: GeometricNode?

  init(axes: Axis.Set, inputs: _ViewInputs) {
    self.axes = axes
    super.init(inputs: inputs)
  }

  func update(axes: Axis.Set, inputs: _ViewInputs) {
    environment = inputs.environment
    guard axes != self.axes else { return }
    self.axes = axes
    setNeedsLayout()
  }

  override func childrenDidChange() {
    if let shown, !childNodes.contains(where: { $0 === shown }) { self.shown = nil }
  }

  /// Returns the proposal with which a view is tested.
  private func idealProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  /// Returns the view to show for a proposal.
  private func choice(for proposal: ProposedViewSize) -> GeometricNode? {
    let ideal = idealProposal(for: proposal)
    let children = children
    return children.dropLast().first { child in
      let size = child.measure(ideal)
      let fitsAcross = !axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity
      let fitsDown = !axes.contains(.vertical) || size.height <= proposal.height ?? .infinity
      return fitsAcross && fitsDown
    } ?? children.last
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    choice(for: proposal)?.measure(proposal) ?? .zero
  }

  override func placeChildren() {
    let choice = choice(for: proposal)
    if choice !== shown {
      let former = shown
      shown = choice
      former?.appearanceDidChange()
      choice?.appearanceDidChange()
      subtreeKeysChanged()
      graph.preferencesChanged()
    }
    choice.map { place($0, at: .zero, proposal: proposal) }
  }

  override func computeExplicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    choice(for: proposal)?.explicitAlignment(of: key, size: size, proposal: proposal)
  }

  /// The spacing of the first view, whichever is shown.
  override func spacing() -> ViewSpacing { children.first?.spacing() ?? .plain }

  /// Before the choice is made, any of the views may set a guide.
  override var ownKeys: KeyBits {
    children.reduce(into: KeyBits()) { $0.formUnion($1.subtreeKeys) }
  }

  override var keyedChildren: ContiguousArray<GeometricNode> { shown.map { [$0] } ?? children }

  override func paintOrder(withLeaving: Bool) -> ContiguousArray<GeometricNode> {
    shown.map { [$0] } ?? []
  }

  override func explanation(toward inner: GeometricNode?) -> [String] {
    let ideal = idealProposal(for: proposal)
    var isFound = false
    let last = children.last
    return ["It shows the first of its views whose ideal size fits \(formatted(proposal)):"]
      + listing(children, toward: inner) { node in
        if isFound { return "\(node.nameInContainer) is not tried." }
        let size = node.measure(ideal)
        let excess = self.excess(of: size, over: proposal)
        isFound = excess.isEmpty || node === last
        let answer = "\(node.nameInContainer) has the ideal size \(formatted(size))"
        if excess.isEmpty { return "\(answer), which fits." }
        return "\(answer), which is \(excess.joined(separator: " and "))"
          + (isFound ? ", but is shown because it is the last." : ".")
      }
  }

  /// Returns by how much a size exceeds a proposal along `axes`.
  private func excess(of size: CGSize, over proposal: ProposedViewSize) -> [String] {
    var excess: [String] = []
    if axes.contains(.horizontal), let width = proposal.width, size.width > width {
      excess.append("\(formatted(size.width - width)) too wide")
    }
    if axes.contains(.vertical), let height = proposal.height, size.height > height {
      excess.append("\(formatted(size.height - height)) too tall")
    }
    return excess
  }

  override package var kindName: String { "ViewThatFits" }
}
