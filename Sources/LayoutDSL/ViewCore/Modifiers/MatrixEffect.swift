import Foundation

extension View {
  /// Maps what the view shows through a matrix; its place in the layout stays.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(MatrixEffect(matrix: transform))
  }
}

/// As in SwiftUI, the matrix has no animatable data, and changes at once.
nonisolated struct MatrixEffect: TransformEffect, Animatable {
  let matrix: CGAffineTransform

  func transform(size: CGSize, layoutDirection: LayoutDirection) -> CGAffineTransform { matrix }

  var summary: String {
    [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(formatted)
      .joined(separator: ", ")
  }
}
