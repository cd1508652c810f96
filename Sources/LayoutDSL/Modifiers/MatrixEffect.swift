import Foundation

extension View {
  /// Maps what the view shows through a matrix; its place in the layout stays.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(MatrixEffect(matrix: transform))
  }
}

nonisolated struct MatrixEffect: TransformEffect, Animatable {
  var matrix: CGAffineTransform

  func transform(size: CGSize, layoutDirection: LayoutDirection) -> CGAffineTransform { matrix }

  /// The columns of the matrix; those that scale and turn are fractions.
  var animatableData:
    AnimatablePair<
      CGSize.AnimatableData, AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData>
    >
  {
    get {
      let scale = unitAnimationScale
      return AnimatablePair(
        AnimatablePair(matrix.a * scale, matrix.b * scale),
        AnimatablePair(
          AnimatablePair(matrix.c * scale, matrix.d * scale),
          AnimatablePair(matrix.tx, matrix.ty)))
    }
    set {
      let (x, rest, scale) = (newValue.first, newValue.second, unitAnimationScale)
      matrix = CGAffineTransform(
        a: x.first / scale, b: x.second / scale, c: rest.first.first / scale,
        d: rest.first.second / scale, tx: rest.second.first, ty: rest.second.second)
    }
  }

  var summary: String {
    [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(formatted)
      .joined(separator: ", ")
  }
}
