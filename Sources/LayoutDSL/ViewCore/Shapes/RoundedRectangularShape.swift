import Foundation

/// A rectangle with rounded corners of known styles.
nonisolated public protocol RoundedRectangularShape: InsettableShape {
  /// The styles of the corners of a shape.
  typealias Corners = RoundedRectangularShapeCorners

  /// Returns the corners at a size; nil if they are unknown.
  nonisolated func corners(in size: CGSize?) -> Corners?
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
