import Foundation

/// A rounded rectangle whose corners are as large as the shorter side allows.
@frozen public struct Capsule: Shape {
  /// The form of the corners.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The rectangle with corners of half the shorter side.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// The shape is symmetrical.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Capsule: InsettableShape, RectangleInsettable {
  /// The shape in a rectangle that is smaller on every side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    RectangleInset(base: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  /// A capsule that fills its frame.
  public static var capsule: Capsule { Capsule() }

  /// A capsule that fills its frame, with a form of corners.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
