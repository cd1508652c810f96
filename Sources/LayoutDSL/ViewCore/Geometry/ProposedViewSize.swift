import Foundation

/// The size that a container proposes to a view.
///
/// In each dimension, nil proposes the ideal size, zero the minimum and infinity the maximum.
@frozen public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width, in points.
  public var width: CGFloat?
  /// The proposed height, in points.
  public var height: CGFloat?

  /// The proposal of zero in both dimensions, for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal of nil in both dimensions, for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal of infinity in both dimensions, for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal from dimensions, each of which may be nil.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal from a size.
  @inlinable public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Returns the proposal as a size, with nil dimensions replaced by those of `size`.
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)  // Measurements.md#unspecified-length
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// The size of a view that takes every proposal; nil for a proposal that is not a valid size,
  /// such as a negative one.
  @inline(__always)
  var filledSize: CGSize? {
    let size = replacingUnspecifiedDimensions()
    return size.width >= 0 && size.height >= 0 ? size : nil
  }
}
