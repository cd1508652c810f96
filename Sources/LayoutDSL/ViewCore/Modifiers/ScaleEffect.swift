import Foundation

extension View {
  /// Scales the drawing of the view by the factors of a size about an anchor, without affecting its
  /// layout.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the drawing of the view by one factor about an anchor, without affecting its layout.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the drawing of the view by a factor for each axis about an anchor, without affecting
  /// its layout.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}

nonisolated struct ScaleEffect: TransformEffect, Animatable {
  static var sourceName: String? { "scaleEffect" }

  var scale: CGSize
  var anchor: UnitPoint

  func transform(size: CGSize, layoutDirection: LayoutDirection) -> CGAffineTransform {
    let center = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    return CGAffineTransform(translationX: center.x, y: center.y)
      .scaledBy(x: scale.width, y: scale.height)
      .translatedBy(x: -center.x, y: -center.y)
  }

  var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get {
      var data = scale.animatableData
      data.scale(by: unitAnimationScale)
      return AnimatablePair(data, anchor.animatableData)
    }
    set {
      scale.animatableData = newValue.first.scaled(by: 1 / unitAnimationScale)
      anchor.animatableData = newValue.second
    }
  }

  var summary: String { "x: \(formatted(scale.width)), y: \(formatted(scale.height))" }
}

extension ScaleEffect {
  var details: NodeDetails {
    var details = NodeDetails()
    details.add("anchor", anchor.text)
    return details
  }
}
