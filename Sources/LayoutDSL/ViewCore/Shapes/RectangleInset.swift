import Foundation

/// A shape in an inset rectangle.
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
