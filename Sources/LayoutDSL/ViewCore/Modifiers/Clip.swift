import Foundation

extension View {
  /// Clips the view to its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
  }

  /// Clips the view to a shape in the view's frame.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    modifier(ClipEffect(shape: shape, style: style))
  }

  /// Clips the view to its frame with rounded corners; the radius is in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(
      ClipEffect(
        shape: RoundedRectangle(cornerRadius: radius, style: .circular),
        style: FillStyle(antialiased: antialiased)))
  }
}

nonisolated struct ClipEffect<S: Shape>: RendererEffect, Animatable {
  static var sourceName: String? { "clipShape" }

  var shape: S
  let style: FillStyle
  let function: FunctionName?

  init(shape: S, style: FillStyle, function: FunctionName = #function) {
    self.shape = shape
    self.style = style
    self.function = function
  }

  func effect(
    size: CGSize, environment: EnvironmentValues, context: DisplayContext
  ) -> DisplayEffect? {
    .clip(context.path(of: shape, size: size), style)
  }

  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  var dependsOnFrame: Bool { true }
  var hidesOverflow: Bool { true }

  var summary: String { shapeSummary(shape) }
}

extension ClipEffect {
  var details: NodeDetails { NodeDetails(of: shape) }
}
