import Foundation

extension Edge {
  /// The corners of a rectangle.
  public enum Corner: Int8, CaseIterable, Sendable {
    /// The top left corner; top right in a right-to-left layout.
    case topLeading
    /// The top right corner; top left in a right-to-left layout.
    case topTrailing
    /// The bottom left corner; bottom right in a right-to-left layout.
    case bottomLeading
    /// The bottom right corner; bottom left in a right-to-left layout.
    case bottomTrailing
  }
}

extension Edge.Corner {
  /// The style of a rectangle's corner: a fixed radius, or concentric with the container's corner.
  public struct Style: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// The radius, or the minimum radius if `isConcentric`.
    private let fixedRadius: CGFloat
    private let isConcentric: Bool

    /// A corner with a radius in points.
    public static func fixed(_ radius: CGFloat) -> Style {
      Style(fixedRadius: radius, isConcentric: false)
    }

    /// A corner concentric with that of the container; square where this leaves no radius.
    public static var concentric: Style { concentric(minimum: nil) }

    /// A corner concentric with that of the container, with at least the radius of another style.
    public static func concentric(minimum: Style? = nil) -> Style {
      Style(fixedRadius: minimum?.fixedRadius ?? 0, isConcentric: true)
    }

    private init(fixedRadius: CGFloat, isConcentric: Bool) {
      self.fixedRadius = fixedRadius
      self.isConcentric = isConcentric
    }

    /// Creates a corner with a radius in points from an integer literal.
    public init(integerLiteral value: Int) {
      self = .fixed(CGFloat(value))
    }

    /// Creates a corner with a radius in points from a floating-point literal.
    public init(floatLiteral value: Double) {
      self = .fixed(CGFloat(value))
    }

    /// Returns the radius, given that of a corner concentric with the container's.
    func radius(concentric radius: CGFloat) -> CGFloat {
      isConcentric ? max(radius, fixedRadius) : fixedRadius
    }
  }
}
