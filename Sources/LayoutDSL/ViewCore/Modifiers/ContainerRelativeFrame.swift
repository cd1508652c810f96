import Foundation

extension View {
  /// Gives the view the length of its container along some axes.
  ///
  /// The container is the nearest scroll view, or else the screen without its safe area. A
  /// container without a finite length leaves the length to the view.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view the length of `span` of `count` equal parts of its container along some axes.
  ///
  /// The parts are `spacing` points apart.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(count, 1))
      let part = (length - spacing * (count - 1)) / count
      return part * CGFloat(span) + spacing * (CGFloat(span) - 1)
    }
  }

  /// Gives the view a length computed from the length of its container, in points, along some axes.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(RelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}

nonisolated struct RelativeFrameModifier: NodeModifier {
  typealias Node = RelativeFrameNode
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

/// The node of a frame whose size is relative to its container.
///
/// The container's size is known only after placement; if it differs from the size used for
/// measuring, the frame is laid out again.
final class RelativeFrameNode: UnaryNode<RelativeFrameModifier>, PositionObserver {
  /// The container's size at the first measurement of a pass; nil before it.
  private var measuredSize: ProposedViewSize?

  required init(_ modifier: RelativeFrameModifier, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    graph.positionObservers.append(self)
  }

  private var relativeSize: ProposedViewSize {
    var node = container
    while let current = node {
      if let size = current.relativeFrameSize { return size }
      node = current.container
    }
    return .unspecified
  }

  var observedNode: GeometricNode { self }

  func positionsDidChange() {
    if let measuredSize, measuredSize != relativeSize { setNeedsLayout() }
  }

  override func resultsWillBeComputed() {
    measuredSize = nil
  }

  private func length(_ container: CGFloat?, _ axis: Axis) -> CGFloat? {
    guard modifier.axes.contains(Axis.Set(axis)), let container, container.isFinite else {
      return nil
    }
    return modifier.length(container, axis)
  }

  private var frame: _FrameLayout {
    let size = relativeSize
    return _FrameLayout(
      width: length(size.width, .horizontal), height: length(size.height, .vertical),
      alignment: modifier.alignment)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    measuredSize = measuredSize ?? relativeSize
    return child.map { frame.sizeThatFits(proposal, child: $0, node: self) } ?? .zero
  }

  override func computeIsRigid() -> Bool { false }

  override func placeChildren() {
    guard let child else { return }
    let placement = frame.placement(of: child, size: size, proposal: proposal, node: self)
    place(child, at: placement.origin, proposal: placement.proposal)
  }

  override func computeExplicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let child else { return nil }
    let placement = frame.placement(of: child, size: size, proposal: proposal, node: self)
    return child.dimensions(placement.proposal).explicitValue(of: key).map {
      $0 + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
    }
  }

  override func spacing() -> ViewSpacing { child.map { frame.spacing(of: $0) } ?? .plain }
  override var alignmentKeys: [AlignmentKey] { modifier.alignment.keys }

  override func explanation(toward inner: GeometricNode?) -> [String] {
    guard let child else { return [] }
    let relative = relativeSize
    return lengths(around: child).compactMap { length in
      guard modifier.axes.contains(Axis.Set(length.axis)) else { return nil }
      let whole = length.axis == .horizontal ? relative.width : relative.height
      guard let whole, whole.isFinite else {
        return "Its container has no finite \(length.noun), so it takes that of its view."
      }
      return "It resolves its container's \(length.noun) of \(formatted(whole)) to "
        + "\(formatted(length.own)); its view takes \(formatted(length.child))."
    }
  }

  override package var kindName: String { "containerRelativeFrame" }
  override var overflow: OverflowTraits { .limitsWidth }
}
