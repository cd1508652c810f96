import ViewCore

/// Controls and values in groups, as in settings.
public struct Form<Content: View>: View {
  private let content: Content
  @Environment(\.formStyle) private var style

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// What the style makes of the content.
  public var body: some View {
    styled(by: style)
  }

  private func styled<Style: FormStyle>(by style: Style) -> AnyView {
    let configuration = FormStyleConfiguration(content: .init(view: AnyView(content)))
    return HeldStyle.view(by: style) { $0.makeBody(configuration: configuration) }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form that a style shows in another style.
  public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}
