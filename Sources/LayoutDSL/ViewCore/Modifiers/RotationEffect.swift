import Foundation

extension View {
  /// Rotates the drawing of the view about an anchor; positive angles rotate clockwise.
  ///
  /// The layout does not change.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(RotationEffect(angle: angle, anchor: anchor))
  }
}

nonisolated struct RotationEffect: TransformEffect, Animatable {
  static var sourceName: String? { "rotationEffect" }

  var angle: Angle
  var anchor: UnitPoint

  func transform(size: CGSize, layoutDirection: LayoutDirection) -> CGAffineTransform {
    let center = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    return CGAffineTransform(translationX: center.x, y: center.y)
      .rotated(by: angle.radians)
      .translatedBy(x: -center.x, y: -center.y)
  }

  var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  var summary: String { "\(formatted(angle.degrees))°" }
}

extension RotationEffect {
  var details: NodeDetails {
    var details = NodeDetails()
    details.add("anchor", anchor.text)
    return details
  }
}
