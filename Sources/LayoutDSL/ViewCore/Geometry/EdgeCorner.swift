import Foundation

extension Edge {
  /// The corners of a rectangle.
  public enum Corner: Int8, CaseIterable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }
}

extension Edge.Corner {
  /// How a corner of a rectangle is formed: square, rounded, or after that of its container.
  public struct Style: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// The radius, or the least of it where `isConcentric`.
    private let fixedRadius: CGFloat
    private let isConcentric: Bool

    /// A corner of a radius in points.
    public static func fixed(_ radius: CGFloat) -> Style {
      Style(fixedRadius: radius, isConcentric: false)
    }

    /// A corner that shares its centre with the container's, square where that leaves no radius.
    public static var concentric: Style { concentric(minimum: nil) }

    /// A corner that shares its centre with the container's, no sharper than another style.
    public static func concentric(minimum: Style? = nil) -> Style {
      Style(fixedRadius: minimum?.fixedRadius ?? 0, isConcentric: true)
    }

    private init(fixedRadius: CGFloat, isConcentric: Bool) {
      self.fixedRadius = fixedRadius
      self.isConcentric = isConcentric
    }

    /// Creates a corner of a radius in points.
    public init(integerLiteral value: Int) {
      self = .fixed(CGFloat(value))
    }

    /// Creates a corner of a radius in points.
    public init(floatLiteral value: Double) {
      self = .fixed(CGFloat(value))
    }

    /// The radius where one that shares the container's centre has another.
    func radius(concentric radius: CGFloat) -> CGFloat {
      isConcentric ? max(radius, fixedRadius) : fixedRadius
    }
  }
}
