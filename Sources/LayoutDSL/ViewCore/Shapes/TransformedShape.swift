import Foundation

/// A shape transformed by a matrix.
@frozen public struct TransformedShape<Content: Shape>: Shape {
  /// The shape to transform.
  public var shape: Content
  /// The matrix, in the coordinate space of the shape.
  public var transform: CGAffineTransform

  /// Creates a transformed shape.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// Returns the path transformed by the matrix.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// The role of the wrapped shape.
  public static var role: ShapeRole { Content.role }

  /// The layout direction behavior of the wrapped shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension Shape {
  /// Transforms the path of the shape by a matrix, without affecting its frame.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
