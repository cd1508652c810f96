import ViewCore

#if os(Linux) || !canImport(UIKit)
  import Foundation

  /// The insets of a view from its four edges, for code written for UIKit.
  public struct UIEdgeInsets: Hashable, Sendable {
    /// No insets.
    public static let zero = UIEdgeInsets()

    /// The distance from the top, in points.
    public var top: CGFloat
    /// The distance from the left, in points.
    public var left: CGFloat
    /// The distance from the bottom, in points.
    public var bottom: CGFloat
    /// The distance from the right, in points.
    public var right: CGFloat

    /// Creates insets.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }
#endif
