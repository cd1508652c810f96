import Foundation

extension View {
  /// Turns what the view shows about an anchor; positive angles turn clockwise.
  ///
  /// Its place in the layout stays.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(RotationEffect(angle: angle, anchor: anchor))
  }
}

nonisolated struct RotationEffect: TransformEffect {
  let angle: Angle
  let anchor: UnitPoint

  func transform(size: CGSize, layoutDirection: LayoutDirection) -> CGAffineTransform {
    let center = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    return CGAffineTransform(translationX: center.x, y: center.y)
      .rotated(by: angle.radians)
      .translatedBy(x: -center.x, y: -center.y)
  }

  var summary: String { "\(formatted(angle.degrees))°" }
}
