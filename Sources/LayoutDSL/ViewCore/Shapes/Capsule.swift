import Foundation

/// A rounded rectangle whose corner radius is half its shorter side.
@frozen public struct Capsule: Shape {
  /// The style of the corners.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// Returns the capsule in the rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// Fixed, because the shape is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Capsule: InsettableShape, RectangleInsettable {
  /// Returns the shape inset by a distance in points on every side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    RectangleInset(base: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  /// A capsule that fills its frame, with continuous corners.
  public static var capsule: Capsule { Capsule() }

  /// Returns a capsule that fills its frame, with a style of corners.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
