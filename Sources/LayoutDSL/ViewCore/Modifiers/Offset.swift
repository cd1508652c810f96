import Foundation

extension View {
  /// Moves what the view shows by a distance, in points; its place in the layout stays.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetEffect(offset: CGSize(width: x, height: y)))
  }

  /// Moves what the view shows by a distance, in points; its place in the layout stays.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetEffect(offset: offset))
  }
}

/// Moves what a view shows; x runs from leading to trailing.
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
    "It draws its view that far from its place; the layout around does not know."
  }

  var isolatesFrames: Bool { false }

  var summary: String { "x: \(formatted(offset.width)), y: \(formatted(offset.height))" }
}
