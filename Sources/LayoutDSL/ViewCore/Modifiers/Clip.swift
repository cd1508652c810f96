import Foundation

extension View {
  /// Clips the view to its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Clips the view to a shape in the view's frame.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    modifier(ClipEffect(shape: shape, style: style))
  }

  /// Clips the view to its frame with rounded corners; the radius is in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular),
      style: FillStyle(antialiased: antialiased))
  }
}

nonisolated struct ClipEffect<S: Shape>: RendererEffect, Animatable {
  package static var otherNames: [String] { ["clipped", "cornerRadius"] }

  var shape: S
  let style: FillStyle

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

  var summary: String { typeName(of: S.self) }
}
