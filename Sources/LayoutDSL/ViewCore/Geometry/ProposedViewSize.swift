import Foundation

/// A proposal for the size of a view.
///
/// A nil dimension asks for the ideal size, zero for the minimum, infinity for the maximum.
@frozen public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width, in points.
  public var width: CGFloat?
  /// The proposed height, in points.
  public var height: CGFloat?

  /// The proposal that asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal that asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal that asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a definite size.
  @inlinable public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal as a size, with nil dimensions replaced.
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
