import Foundation

/// A rectangle with rounded corners of known styles.
nonisolated public protocol RoundedRectangularShape: InsettableShape {
  /// The styles of the corners of a shape.
  typealias Corners = RoundedRectangularShapeCorners

  /// Returns the corners at a size; nil if they are unknown.
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

  /// Creates corners with a style for each.
  public init(
    topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0,
    bottomLeading: Edge.Corner.Style = 0, bottomTrailing: Edge.Corner.Style = 0
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Creates corners that all have the same style.
  public init(all style: Edge.Corner.Style) {
    self.init(
      topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  /// Returns corners that all have the same radius.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .fixed(radius))
  }

  /// Corners that are concentric with those of the container.
  public static var concentric: RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .concentric)
  }

  /// Returns corners that are concentric with those of the container, with a minimum radius.
  public static func concentric(
    minimum: Edge.Corner.Style? = nil
  ) -> RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .concentric(minimum: minimum))
  }
}

extension Rectangle: RoundedRectangularShape {
  /// Returns square corners.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// Returns corners of the rectangle's radius, at most half of the shorter side.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    let radius = min(cornerSize.width, cornerSize.height)
    return .fixed(min(radius, size.map { min($0.width, $0.height) / 2 } ?? radius))
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// Returns corners of the rectangle's radii.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    RoundedRectangularShapeCorners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading),
      bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

extension Capsule: RoundedRectangularShape {
  /// Returns corners of half the shorter side; nil without a size.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}

extension Circle: RoundedRectangularShape {
  /// Returns corners of half the shorter side; nil without a size.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}
