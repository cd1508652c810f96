import Foundation

/// A rectangle with rounded corners that fills its frame.
@frozen public struct RoundedRectangle: Shape {
  /// The width and height of the corners, in points.
  public var cornerSize: CGSize
  /// The style of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corners of a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with corners of a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the rectangle with rounded corners, which take at most half of each side.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// Fixed, because the shape is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The corner size as animatable data.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

extension RoundedRectangle: InsettableShape, RectangleInsettable {
  /// Returns the shape inset by a distance, with its corners reduced by the same distance.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    RectangleInset(base: self, amount: amount)
  }

  package func reduced(by amount: CGFloat) -> RoundedRectangle {
    RoundedRectangle(
      cornerSize: CGSize(
        width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)),
      style: style)
  }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with corners of a size that fills its frame.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// Returns a rectangle with corners of a radius that fills its frame.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
