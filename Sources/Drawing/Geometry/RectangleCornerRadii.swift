import Foundation

/// The corner radii of a rectangle, in points.
@frozen public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the top-leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom-leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom-trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top-trailing corner.
  public var topTrailing: CGFloat

  /// Creates radii for the four corners.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
