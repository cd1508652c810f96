import Foundation

/// A translated shape.
@frozen public struct OffsetShape<Content: Shape>: Shape {
  /// The shape to translate.
  public var shape: Content
  /// The translation in points.
  public var offset: CGSize

  /// Creates a translated shape.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// Returns the translated path.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// The role of the wrapped shape.
  public static var role: ShapeRole { Content.role }

  /// The layout direction behavior of the wrapped shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape and the offset.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the inset shape, translated.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension Shape {
  /// Translates the shape by a size in points, without affecting its frame.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Translates the shape by the coordinates of a point, without affecting its frame.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(CGSize(width: offset.x, height: offset.y))
  }

  /// Translates the shape by horizontal and vertical distances in points, without affecting its
  /// frame.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }
}
