import ViewCore

/// A style as a dynamic property of the view that it creates, so that the style's own dynamic
/// properties, such as environment values, are updated.
nonisolated struct StyleProperty<Style>: PropertyHolder {
  var style: Style

  static var heldType: Any.Type { Style.self }

  /// Returns the view that a style creates, with only the outer styles of the stack.
  ///
  /// The style's dynamic properties are updated if it has any.
  @MainActor static func view<Kind, Content: View>(
    by style: Style, in stack: WritableKeyPath<EnvironmentValues, StyleStack<Kind>>,
    _ makeBody: @escaping @MainActor (Style) -> Content
  ) -> AnyView {
    let outerStyles = EnvironmentWritingModifier { environment in
      if let outer = environment[keyPath: stack].outer { environment[keyPath: stack] = outer }
    }
    return DynamicProperties(of: Style.self).isEmpty
      ? AnyView(makeBody(style).modifier(outerStyles))
      : AnyView(
        StyledView(style: StyleProperty(style: style), makeBody: makeBody).modifier(outerStyles))
  }
}

private struct StyledView<Style, Content: View>: View {
  let style: StyleProperty<Style>
  let makeBody: @MainActor (Style) -> Content

  var body: some View { makeBody(style.style) }
}
