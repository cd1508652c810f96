import Foundation

/// A point in fractions of a view's size: (0, 0) is top leading, (1, 1) bottom trailing.
@frozen public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width.
  public var x: CGFloat
  /// The fraction of the height.
  public var y: CGFloat

  /// Creates the point at the top leading corner.
  @inlinable public init() {
    self.init(x: 0, y: 0)
  }

  /// Creates a point from fractions of the width and height.
  @inlinable public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = UnitPoint()
  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The name of the point, or its fractions.
  var text: String {
    let point = UnitPoint(x: (x * 1000).rounded() / 1000, y: (y * 1000).rounded() / 1000)
    let names: [UnitPoint: String] = [
      .center: "center", .leading: "leading", .trailing: "trailing", .top: "top", .bottom: "bottom",
      .topLeading: "topLeading", .topTrailing: "topTrailing", .bottomLeading: "bottomLeading",
      .bottomTrailing: "bottomTrailing",
    ]
    return names[point] ?? "\(formatted(x)) \(formatted(y))"
  }

  /// Returns the point at these fractions of a rectangle.
  package func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
  }
}

extension UnitPoint: Animatable {
  /// The fractions as animatable data.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * unitAnimationScale, y * unitAnimationScale) }
    set { (x, y) = (newValue.first / unitAnimationScale, newValue.second / unitAnimationScale) }
  }
}
