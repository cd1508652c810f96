import Foundation

extension View {
  /// Sets whether the drawing of the view is mirrored in a layout direction.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior)
    -> some View
  {
    modifier(DirectionFlipEffect(behavior: behavior))
  }
}

nonisolated struct DirectionFlipEffect: TransformEffect {
  let behavior: LayoutDirectionBehavior

  func transform(size: CGSize, layoutDirection: LayoutDirection) -> CGAffineTransform {
    guard behavior == .mirrors(in: layoutDirection) else { return .identity }
    return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
  }

  var function: FunctionName? { "layoutDirectionBehavior" }
  var summary: String { "\(behavior)" }
}
