import Foundation

extension GeometricNode {
  /// How far the safe area around the node lies inside its container at the edges that `rect`,
  /// in the node's own space, touches; zero at the others.
  func safeAreaInsets(touching rect: CGRect) -> EdgeInsets {
    insets(of: rect) { safe, outer, _ in
      EdgeInsets(
        top: safe.minY - outer.minY, leading: safe.minX - outer.minX,
        bottom: outer.maxY - safe.maxY, trailing: outer.maxX - safe.maxX)
    }
  }

  /// How far `rect`, in the node's own space, has to grow at the edges where it touches the safe
  /// area in order to reach the edges of the container.
  func safeAreaExtension(of rect: CGRect) -> EdgeInsets {
    insets(of: rect) { _, outer, frame in
      EdgeInsets(
        top: max(frame.minY - outer.minY, 0), leading: max(frame.minX - outer.minX, 0),
        bottom: max(outer.maxY - frame.maxY, 0), trailing: max(outer.maxX - frame.maxX, 0))
    }
  }

  /// What `measure` says of the safe area, the container and the frame of `rect`, at the edges
  /// where the frame reaches the edge of the safe area or lies beyond it.
  private func insets(
    of rect: CGRect, _ measure: (CGRect, CGRect, CGRect) -> EdgeInsets
  ) -> EdgeInsets {
    var provider = container
    while let current = provider, !current.definesSafeArea {
      provider = current.container
    }
    guard let provider else { return EdgeInsets() }
    let safe = provider.safeRect
    let outer = provider.outerRect
    guard safe != outer else { return EdgeInsets() }
    let frame = rect.applying(transform(to: provider))
    var insets = measure(safe, outer, frame)
    // Sums of fractions may miss an edge by their last digits.
    let slack: CGFloat = 1e-6
    if frame.minY > safe.minY + slack { insets.top = 0 }
    if frame.minX > safe.minX + slack { insets.leading = 0 }
    if frame.maxY < safe.maxY - slack { insets.bottom = 0 }
    if frame.maxX < safe.maxX - slack { insets.trailing = 0 }
    return mirrored(insets)
  }

  /// What the node's safe area is cut out of: its bounds, and what lies beyond them where they
  /// touch the safe area around the node.
  private var outerRect: CGRect {
    let bounds = CGRect(origin: .zero, size: size)
    return bounds.inset(by: mirrored(safeAreaExtension(of: bounds)), sign: -1)
  }

  /// Insets with leading taken for left, or the other way round, where text runs from right to left.
  final func mirrored(_ insets: EdgeInsets) -> EdgeInsets {
    guard environment.values.layoutDirection == .rightToLeft else { return insets }
    return EdgeInsets(
      top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
  }
}

/// A node that keeps what is inside it clear of some of its own edges.
package class SafeAreaProviderNode<Modifier>: LayeredNode<Modifier> {
  /// What is kept clear, in points, as of the last placement.
  final var placedInsets = EdgeInsets()

  /// What is kept clear for a proposal, in points.
  func insets(for proposal: ProposedViewSize) -> EdgeInsets { EdgeInsets() }

  /// What is left of a proposal for the view.
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

  /// None: neither guides nor distances nor priority of the view are seen outside.
  override func computeExplicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  override func spacing() -> ViewSpacing { .plain }
  override var layoutPriority: Double { 0 }

  override var definesSafeArea: Bool { true }

  override func explanation(toward inner: GeometricNode?) -> [String] {
    placedInsets.edges.map { "It keeps \($0) clear of its view." }
  }

  override var safeRect: CGRect {
    CGRect(origin: .zero, size: size).inset(by: mirrored(placedInsets), sign: 1)
  }
}

extension CGRect {
  /// The rectangle with its edges moved inwards, or outwards for a sign of −1.
  fileprivate func inset(by insets: EdgeInsets, sign: CGFloat) -> CGRect {
    CGRect(
      x: minX + sign * insets.leading, y: minY + sign * insets.top,
      width: max(width - sign * insets.horizontal, 0),
      height: max(height - sign * insets.vertical, 0))
  }
}
