import Foundation

/// A shape that has an inset version.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape inset by a distance in points on every side; a negative distance enlarges
  /// it.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape whose inset version is its path in an inset rectangle.
nonisolated protocol RectangleInsettable: Shape {
  /// Returns the shape with its corner radii reduced by the inset distance.
  func reduced(by amount: CGFloat) -> Self
}

extension RectangleInsettable {
  func reduced(by amount: CGFloat) -> Self { self }
}

/// A shape in an inset rectangle.
struct RectangleInset<Base: RectangleInsettable>: InsettableShape {
  var base: Base
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    let inner = rect.standardized.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : base.reduced(by: amount).path(in: inner)
  }

  func inset(by amount: CGFloat) -> RectangleInset {
    RectangleInset(base: base, amount: self.amount + amount)
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
}
