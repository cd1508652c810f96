import Foundation

/// A shape drawn at a fixed size within its frame.
struct _SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize
  var anchor: UnitPoint

  /// Returns the path at the fixed size, with its anchor at that of the rectangle.
  func path(in rect: CGRect) -> Path {
    let corner = anchor.point(
      in: CGRect(
        x: rect.minX, y: rect.minY, width: rect.width - size.width,
        height: rect.height - size.height))
    return shape.path(in: CGRect(origin: corner, size: size))
  }

  /// The role of the wrapped shape.
  static var role: ShapeRole { Content.role }

  /// The layout direction behavior of the wrapped shape.
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape and the size.
  var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// Draws the shape at a size in the top-leading corner of its frame.
  public func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// Draws the shape at a width and height in the top-leading corner of its frame.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Draws the shape at a size, with its anchor at the same unit point of its frame.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Draws the shape at a width and height, with its anchor at the same unit point of its frame.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
