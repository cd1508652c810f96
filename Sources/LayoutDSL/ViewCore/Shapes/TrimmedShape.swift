import Foundation

/// A part of a shape's path.
struct _TrimmedShape<Content: Shape>: Shape {
  var shape: Content
  var startFraction: CGFloat
  var endFraction: CGFloat

  /// Returns the part of the path between the two fractions of its length.
  func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// The role of the wrapped shape.
  static var role: ShapeRole { Content.role }

  /// Returns the size of the whole shape: half a circle has a square frame.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The layout direction behavior of the wrapped shape.
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape and the fractions.
  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        shape.animatableData,
        AnimatablePair(startFraction * unitAnimationScale, endFraction * unitAnimationScale))
    }
    set {
      shape.animatableData = newValue.first
      startFraction = newValue.second.first / unitAnimationScale
      endFraction = newValue.second.second / unitAnimationScale
    }
  }
}

extension Shape {
  /// Trims the path of the shape to a part between two fractions of its length.
  public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
}
