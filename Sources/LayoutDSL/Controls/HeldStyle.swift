import ViewCore

/// A style as a property of the view that it makes, so that its own properties, such as values of
/// the environment, work.
nonisolated struct HeldStyle<Style>: PropertyHolder {
  var style: Style

  static var heldType: Any.Type { Style.self }

  /// The view that the style makes, with the style as its property where that has properties.
  @MainActor static func view<Content: View>(
    by style: Style, _ makeBody: @escaping @MainActor (Style) -> Content
  ) -> AnyView {
    DynamicProperties(of: Style.self).isEmpty
      ? AnyView(makeBody(style))
      : AnyView(StyledView(style: HeldStyle(style: style), makeBody: makeBody))
  }
}

private struct StyledView<Style, Content: View>: View {
  let style: HeldStyle<Style>
  let makeBody: @MainActor (Style) -> Content

  var body: some View { makeBody(style.style) }
}
