import Foundation

/// A shape that is a rectangle with rounded corners, and tells how they are rounded.
nonisolated public protocol RoundedRectangularShape: InsettableShape {
  /// The styles of the corners of a shape.
  typealias Corners = RoundedRectangularShapeCorners

  /// The corners that the shape has at a size; nil if it has none that can be told.
  nonisolated func corners(in size: CGSize?) -> Corners?
}

/// The styles of the corners of a rectangle.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The style of the top leading corner.
  public var topLeading: Edge.Corner.Style
  /// The style of the top trailing corner.
  public var topTrailing: Edge.Corner.Style
  /// The style of the bottom leading corner.
  public var bottomLeading: Edge.Corner.Style
  /// The style of the bottom trailing corner.
  public var bottomTrailing: Edge.Corner.Style

  /// Creates corners from their styles.
  public init(
    topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0,
    bottomLeading: Edge.Corner.Style = 0, bottomTrailing: Edge.Corner.Style = 0
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Creates corners of one style.
  public init(all style: Edge.Corner.Style) {
    self.init(
      topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  /// Corners of one radius.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .fixed(radius))
  }

  /// Corners that share their centres with those of the container.
  public static var concentric: RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .concentric)
  }

  /// Corners that share their centres with those of the container, no sharper than a style.
  public static func concentric(
    minimum: Edge.Corner.Style? = nil
  ) -> RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .concentric(minimum: minimum))
  }
}

extension Rectangle: RoundedRectangularShape {
  /// Square corners.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// Corners of the rectangle's radius, at most half of a side.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    let radius = min(cornerSize.width, cornerSize.height)
    return .fixed(min(radius, size.map { min($0.width, $0.height) / 2 } ?? radius))
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// Corners of the rectangle's radii.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    RoundedRectangularShapeCorners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading),
      bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

extension Capsule: RoundedRectangularShape {
  /// Corners of half the shorter side.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}

extension Circle: RoundedRectangularShape {
  /// Corners of half the shorter side.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}
