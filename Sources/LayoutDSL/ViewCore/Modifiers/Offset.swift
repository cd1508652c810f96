import Foundation

extension View {
  /// Moves the drawing of the view by `x` and `y` points, without affecting its layout.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetEffect(offset: CGSize(width: x, height: y)))
  }

  /// Moves the drawing of the view by a size in points, without affecting its layout.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetEffect(offset: offset))
  }
}

/// Moves the drawing of a view; positive x points from leading to trailing.
nonisolated struct OffsetEffect: TransformEffect, Animatable {
  var offset: CGSize

  func transform(size: CGSize, layoutDirection: LayoutDirection) -> CGAffineTransform {
    CGAffineTransform(
      translationX: layoutDirection == .rightToLeft ? -offset.width : offset.width,
      y: offset.height)
  }

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  var explanation: String {
    "It draws its view at that offset; the layout does not change."
  }

  var isolatesFrames: Bool { false }

  var summary: String { "x: \(formatted(offset.width)), y: \(formatted(offset.height))" }
}
