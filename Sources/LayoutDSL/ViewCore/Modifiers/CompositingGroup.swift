import Foundation

extension View {
  /// Draws the view into an offscreen layer before the effects around it, such as opacity and
  /// blending, apply to it.
  nonisolated public func compositingGroup() -> some View {
    modifier(CompositingGroupEffect())
  }
}

nonisolated struct CompositingGroupEffect: RendererEffect {
  func effect(
    size: CGSize, environment: EnvironmentValues, context: DisplayContext
  ) -> DisplayEffect? { .opacity(1) }

  var summary: String { "" }
}
