import Foundation

/// A shape drawn at a fixed size within its frame.
public struct _SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize
  var anchor: UnitPoint

  /// The outline at the fixed size, its anchor on that of the rectangle.
  public func path(in rect: CGRect) -> Path {
    let corner = anchor.point(
      in: CGRect(
        x: rect.minX, y: rect.minY, width: rect.width - size.width,
        height: rect.height - size.height))
    return shape.path(in: CGRect(origin: corner, size: size))
  }

  /// That of the shape.
  public static var role: ShapeRole { Content.role }

  /// That of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape's data and the size.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// Draws the shape at a size in the top leading corner of its frame.
  public func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// Draws the shape at a size in the top leading corner of its frame.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Draws the shape at a size, its anchor on the same point of its frame.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Draws the shape at a size, its anchor on the same point of its frame.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
