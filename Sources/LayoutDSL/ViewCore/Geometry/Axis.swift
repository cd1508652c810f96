import Foundation

/// A horizontal or vertical axis.
@frozen public enum Axis: Int8, CaseIterable, CustomStringConvertible, Sendable {
  /// The x axis.
  case horizontal
  /// The y axis, which points down.
  case vertical

  /// The name of the axis.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// A set of axes, as bits.
  @frozen public struct Set: OptionSet, Sendable {
    /// One bit for each axis.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one axis.
    package init(_ axis: Axis) {
      self.init(rawValue: 1 << axis.rawValue)
    }

    /// The horizontal axis.
    public static let horizontal = Set(.horizontal)
    /// The vertical axis.
    public static let vertical = Set(.vertical)
  }
}

extension CGPoint {
  /// The coordinate along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGSize {
  /// The dimension along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGVector {
  /// The component along an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? dx : dy }
    set { if axis == .horizontal { dx = newValue } else { dy = newValue } }
  }
}
