import Foundation

extension View {
  /// Applies an affine transform to the drawing of the view, without affecting its layout.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(MatrixEffect(matrix: transform))
  }
}

/// As in SwiftUI, the matrix has no animatable data, so it changes without an animation.
nonisolated struct MatrixEffect: TransformEffect, Animatable {
  static var sourceName: String? { "transformEffect" }

  let matrix: CGAffineTransform

  func transform(size: CGSize, layoutDirection: LayoutDirection) -> CGAffineTransform { matrix }

  var summary: String {
    [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(formatted)
      .joined(separator: ", ")
  }
}
