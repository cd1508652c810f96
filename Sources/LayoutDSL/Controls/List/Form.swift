import ViewCore

/// A container of controls and values in groups, as in Settings.
public struct Form<Content: View>: View {
  private let content: Content
  @Environment(\.formStyles) private var styles

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The form in the style of the environment.
  public var body: some View {
    styled(by: styles.innermost)
  }

  private func styled<Style: FormStyle>(by style: Style) -> AnyView {
    let configuration = FormStyleConfiguration(content: .init(view: AnyView(content)))
    return StyleProperty.view(by: style, in: \.formStyles) {
      $0.makeBody(configuration: configuration)
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from the configuration that a style receives.
  ///
  /// A style displays this form to build on another form style.
  public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}
