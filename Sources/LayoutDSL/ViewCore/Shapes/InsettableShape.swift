import Foundation

/// A shape that can inset itself to produce another shape.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// The shape drawn in by a distance on every side; a negative distance grows it.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape whose inset is its own path in a smaller rectangle.
nonisolated package protocol RectangleInsettable: Shape {
  /// The shape with what depends on the distance to the edge, such as radii, reduced.
  func reduced(by amount: CGFloat) -> Self
}

extension RectangleInsettable {
  package func reduced(by amount: CGFloat) -> Self { self }
}

/// A shape in a rectangle that is smaller on every side.
package struct RectangleInset<Base: RectangleInsettable>: InsettableShape {
  var base: Base
  var amount: CGFloat

  package init(base: Base, amount: CGFloat) {
    self.base = base
    self.amount = amount
  }

  package func path(in rect: CGRect) -> Path {
    let inner = rect.standardized.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : base.reduced(by: amount).path(in: inner)
  }

  package func inset(by amount: CGFloat) -> RectangleInset {
    RectangleInset(base: base, amount: self.amount + amount)
  }

  package var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  package var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
}
