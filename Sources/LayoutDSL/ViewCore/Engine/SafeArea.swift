import Foundation

extension GeometricNode {
  /// Returns the insets of the surrounding safe area within its container at the edges that `rect`,
  /// in the node's own space, touches; zero at the others.
  func safeAreaInsets(touching rect: CGRect) -> EdgeInsets {
    insets(of: rect) { safe, outer, _ in
      EdgeInsets(
        top: safe.minY - outer.minY, leading: safe.minX - outer.minX,
        bottom: outer.maxY - safe.maxY, trailing: outer.maxX - safe.maxX)
    }
  }

  /// Returns how far `rect`, in the node's own space, has to extend at the edges where it touches
  /// the safe area to reach the edges of the container.
  package func safeAreaExtension(of rect: CGRect) -> EdgeInsets {
    insets(of: rect) { _, outer, frame in
      EdgeInsets(
        top: max(frame.minY - outer.minY, 0), leading: max(frame.minX - outer.minX, 0),
        bottom: max(outer.maxY - frame.maxY, 0), trailing: max(outer.maxX - frame.maxX, 0))
    }
  }

  /// Returns how far `rect`, in the node's own space, reaches beyond the safe area at the edges of
  /// which the container has insets.
  func ignoredInsets(of rect: CGRect) -> EdgeInsets {
    insets(of: rect) { safe, outer, frame in
      EdgeInsets(
        top: min(max(safe.minY - frame.minY, 0), safe.minY - outer.minY),
        leading: min(max(safe.minX - frame.minX, 0), safe.minX - outer.minX),
        bottom: min(max(frame.maxY - safe.maxY, 0), outer.maxY - safe.maxY),
        trailing: min(max(frame.maxX - safe.maxX, 0), outer.maxX - safe.maxX))
    }
  }

  /// Returns the insets that `measure` computes from the safe area, the container and the frame of
  /// `rect`, at the edges where the frame touches or exceeds the safe area.
  ///
  /// A scroll view insets its content by the safe area along its axes, so what is in the content has
  /// none there.
  private func insets(
    of rect: CGRect, _ measure: (CGRect, CGRect, CGRect) -> EdgeInsets
  ) -> EdgeInsets {
    var provider = container
    var scrolledAxes: Axis.Set = []
    while let current = provider, !current.definesSafeArea {
      scrolledAxes.formUnion(current.scrolledAxes)
      provider = current.container
    }
    guard let provider else { return EdgeInsets() }
    let safe = provider.safeRect
    let outer = provider.outerRect
    guard safe != outer else { return EdgeInsets() }
    let frame = rect.applying(transform(to: provider))
    var insets = measure(safe, outer, frame)
    // Floating-point sums may miss an edge by rounding errors.
    let slack = Tolerance.length
    let (isVertical, isHorizontal) = (
      scrolledAxes.contains(.vertical), scrolledAxes.contains(.horizontal)
    )
    if isVertical || frame.minY > safe.minY + slack { insets.top = 0 }
    if isHorizontal || frame.minX > safe.minX + slack { insets.leading = 0 }
    if isVertical || frame.maxY < safe.maxY - slack { insets.bottom = 0 }
    if isHorizontal || frame.maxX < safe.maxX - slack { insets.trailing = 0 }
    return mirrored(insets)
  }

  /// The rectangle that the node's safe area is inset from: its bounds, extended where they touch
  /// the surrounding safe area.
  private var outerRect: CGRect {
    let bounds = CGRect(origin: .zero, size: size)
    return bounds.inset(by: mirrored(safeAreaExtension(of: bounds)), sign: -1)
  }

  /// Exchanges leading and trailing insets in a right-to-left layout.
  final func mirrored(_ insets: EdgeInsets) -> EdgeInsets {
    guard environment.values.layoutDirection == .rightToLeft else { return insets }
    return EdgeInsets(
      top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
  }
}

/// A node that insets the safe area of its content.
package class SafeAreaProviderNode<Modifier>: LayeredNode<Modifier> {
  /// The insets of the last placement, in points.
  final var placedInsets = EdgeInsets()

  /// Returns the insets for a proposal, in points.
  func insets(for proposal: ProposedViewSize) -> EdgeInsets { EdgeInsets() }

  /// Returns the proposal reduced by the insets.
  final func offer(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets(for: proposal)
    let size = child?.measure(offer(proposal, insets)) ?? .zero
    return CGSize(
      width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
  }

  override func computeIsRigid() -> Bool { false }

  override func placeChildren() {
    placedInsets = insets(for: proposal)
    guard let child else { return }
    place(
      child, at: CGPoint(x: placedInsets.leading, y: placedInsets.top),
      proposal: offer(proposal, placedInsets))
  }

  /// Nil: the node hides the guides, spacing and priority of its view.
  override func computeExplicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  override func spacing() -> ViewSpacing { .plain }
  override var layoutPriority: Double { 0 }

  override var definesSafeArea: Bool { true }

  override func explanation(toward inner: GeometricNode?) -> [String] {
    placedInsets.edges.map { "It insets its view by \($0)." }
  }

  override var safeRect: CGRect {
    CGRect(origin: .zero, size: size).inset(by: mirrored(placedInsets), sign: 1)
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inwards, or outwards for a sign of −1.
  func inset(by insets: EdgeInsets, sign: CGFloat) -> CGRect {
    CGRect(
      x: minX + sign * insets.leading, y: minY + sign * insets.top,
      width: max(width - sign * insets.horizontal, 0),
      height: max(height - sign * insets.vertical, 0))
  }
}
