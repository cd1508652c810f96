import Foundation

extension View {
  /// Mirrors the drawing of the view from left to right in a right-to-left layout.
  ///
  /// The layout of the view does not change (documentation of
  /// `flipsForRightToLeftLayoutDirection(_:)`).
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(RightToLeftFlip(isEnabled: enabled))
  }
}

nonisolated struct RightToLeftFlip: TransformEffect {
  let isEnabled: Bool

  func transform(size: CGSize, layoutDirection: LayoutDirection) -> CGAffineTransform {
    guard isEnabled, layoutDirection == .rightToLeft else { return .identity }
    return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
  }

  var function: FunctionName? { "flipsForRightToLeftLayoutDirection" }
  var summary: String { isEnabled ? "" : "disabled" }
}
