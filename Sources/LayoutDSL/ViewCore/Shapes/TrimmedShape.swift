import Foundation

/// A part of a shape's outline.
public struct _TrimmedShape<Content: Shape>: Shape {
  var shape: Content
  var startFraction: CGFloat
  var endFraction: CGFloat

  /// The part of the outline between the two fractions of its length.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// That of the whole shape.
  public static var role: ShapeRole { Content.role }

  /// The size of the whole shape: half a circle is still laid out as a square.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// That of the whole shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape's data and the fractions.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
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
  /// Trims the shape to a part of its outline, by fractions of its length.
  public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
}
