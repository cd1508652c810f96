import Foundation

/// A view onto content that may be larger than itself.
///
/// Along the axes it scrolls it takes the size offered and asks its content for its ideal size;
/// across them it is as large as its content. Several views inside stand in a column, on either
/// axis (facts `scroll-…`).
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  /// The content.
  public var content: Content
  /// The axes along which the content moves.
  public var axes: Axis.Set
  /// Whether indicators may be shown.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  /// Makes the node of the scroll view and those of its content.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    let node: ScrollNode
    if let existing = inputs.reuse(as: ScrollNode.self) {
      node = existing
      node.update(axes: view.axes, inputs: inputs)
    } else {
      node = ScrollNode(
        axes: view.axes, holdsOneView: Content._viewListCount() == 1, inputs: inputs)
      inputs.insert(node)
    }
    if node.holdsOneView {
      node.makeContent(view.content, inputs: inputs)
    } else {
      node.makeContent(VStack { view.content }, inputs: inputs)
    }
  }

  /// A scroll view is one view.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}

/// The node of a scroll view: it moves its content by an offset and clips it.
package final class ScrollNode: GeometricNode {
  private(set) var axes: Axis.Set
  /// The point of the content at the top-leading corner, in points; negative is over-pull.
  private var offset: CGPoint?
  /// Whether the content is one view by its type; decided once, because inside a modifier's body
  /// that is evaluated in part the count is not known again.
  fileprivate let holdsOneView: Bool

  init(axes: Axis.Set, holdsOneView: Bool, inputs: _ViewInputs) {
    self.axes = axes
    self.holdsOneView = holdsOneView
    super.init(inputs: inputs)
    graph.scrollNodes.append(self)
  }

  func update(axes: Axis.Set, inputs: _ViewInputs) {
    environment = inputs.environment
    guard axes != self.axes else { return }
    self.axes = axes
    setNeedsLayout()
  }

  /// The point of the content at the top-left corner, in points.
  ///
  /// It may lie outside the content: negative is over-pull. Where text runs from right to left,
  /// horizontal content starts at its right end.
  package var contentOffset: CGPoint {
    get {
      if let offset { return offset }
      let isMirrored = environment.values.layoutDirection == .rightToLeft
      return CGPoint(
        x: isMirrored && axes.contains(.horizontal) ? max(contentSize.width - size.width, 0) : 0,
        y: 0)
    }
    set {
      let value = CGPoint(
        x: axes.contains(.horizontal) && newValue.x.isFinite ? newValue.x : contentOffset.x,
        y: axes.contains(.vertical) && newValue.y.isFinite ? newValue.y : contentOffset.y)
      guard value != contentOffset else { return }
      offset = value
      graph.positionsChanged()
    }
  }

  package var contentSize: CGSize { children.first?.size ?? .zero }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let content = children.first?.measure(offer(proposal)) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func placeChildren() {
    guard let content = children.first else { return }
    // Straight, not mirrored: the offset says where the content starts.
    content.place(at: .zero, proposal: offer(proposal))
  }

  override var contentTransform: CGAffineTransform? {
    CGAffineTransform(translationX: -contentOffset.x, y: -contentOffset.y)
  }

  override func answers(to name: AnyHashable) -> Bool {
    guard let name = name as? ScrollViewSpaceName else { return false }
    return name.axis.map { axes.contains(Axis.Set($0)) } ?? true
  }

  override func display(in context: inout DisplayContext) {
    // Content may be seen beyond the safe area as it scrolls past.
    let bleed = safeAreaExtension(of: CGRect(origin: .zero, size: size))
    let frame = CGRect(
      x: context.origin.x - (axes.contains(.horizontal) ? bleed.leading : 0),
      y: context.origin.y - (axes.contains(.vertical) ? bleed.top : 0),
      width: size.width + (axes.contains(.horizontal) ? bleed.leading + bleed.trailing : 0),
      height: size.height + (axes.contains(.vertical) ? bleed.top + bleed.bottom : 0))
    let clip = context.pixelAligned(frame)
    let map = contentTransform ?? .identity
    context.group(.clip(Path(clip), FillStyle(antialiased: false))) { inner in
      let outer = inner.visibleRect
      inner.visibleRect = outer?.intersection(clip) ?? clip
      inner.displayChildren(of: self, through: map)
      inner.visibleRect = outer
    }
  }

  override func didDetach() {
    graph.scrollNodes.removeAll { $0 === self }
  }

  override package var kindName: String { "ScrollView" }
  override package var summary: String {
    let offset = contentOffset
    return offset == .zero ? "" : "offset: (\(formatted(offset.x)), \(formatted(offset.y)))"
  }
}
