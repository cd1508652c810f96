import Foundation

/// A shape with an affine transform applied to it.
@frozen public struct TransformedShape<Content: Shape>: Shape {
  /// The shape that is transformed.
  public var shape: Content
  /// The matrix, in the coordinates of the shape's frame.
  public var transform: CGAffineTransform

  /// Creates a transformed shape.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The outline, mapped through the matrix.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// That of the transformed shape.
  public static var role: ShapeRole { Content.role }

  /// That of the transformed shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape's data.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension Shape {
  /// Applies an affine transform to the shape's path without affecting its frame.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
