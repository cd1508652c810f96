import Foundation

extension View {
  /// Makes the view as large as its container along some axes: the nearest scroll view, or the
  /// screen without its safe area.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Makes the view as long as `span` of `count` equal parts of its container along some axes, the
  /// parts `spacing` points apart.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(count, 1))
      let part = (length - spacing * (count - 1)) / count
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Makes the view as long as a function of its container's length says, along some axes.
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

/// The node of a frame as large as a part of its container.
///
/// The container's size is known once it is placed; if it turns out other than it was when the
/// frame was measured, the frame is laid out again.
final class RelativeFrameNode: UnaryNode<RelativeFrameModifier>, PositionObserver {
  /// The container's size that the first of the measurements was made of; nil while there are none.
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

  override func answersWillBeComputed() {
    measuredSize = nil
  }

  private func length(_ container: CGFloat?, _ axis: Axis) -> CGFloat? {
    guard modifier.axes.contains(Axis.Set(axis)), let container, container.isFinite else {
      return nil
    }
    return modifier.length(container, axis)
  }

  private var frame: FrameLayout {
    let size = relativeSize
    return FrameLayout(
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
        return "Its container has no \(length.noun) of its own, so that it takes its view's."
      }
      return "Of its container's \(length.noun) of \(formatted(whole)) it makes "
        + "\(formatted(length.own)); its view takes \(formatted(length.child))."
    }
  }

  override package var kindName: String { "containerRelativeFrame" }
}
