import ViewCore

/// A style as a dynamic property of the view that it creates, so that the style's own dynamic
/// properties, such as environment values, are updated.
nonisolated struct HeldStyle<Style>: PropertyHolder {
  var style: Style

  static var heldType: Any.Type { Style.self }

  /// Returns the view that a style creates, and updates the style's dynamic properties if it has
  /// any.
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
