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
    let outer = CGRect(origin: .zero, size: provider.size)
    guard safe != outer else { return EdgeInsets() }
    let frame = rect.applying(transform(to: provider))
    var insets = measure(safe, outer, frame)
    // Sums of fractions may miss an edge by their last digits.
    let slack: CGFloat = 1e-6
    if frame.minY > safe.minY + slack { insets.top = 0 }
    if frame.minX > safe.minX + slack { insets.leading = 0 }
    if frame.maxY < safe.maxY - slack { insets.bottom = 0 }
    if frame.maxX < safe.maxX - slack { insets.trailing = 0 }
    if environment.values.layoutDirection == .rightToLeft {
      (insets.leading, insets.trailing) = (insets.trailing, insets.leading)
    }
    return insets
  }
}
