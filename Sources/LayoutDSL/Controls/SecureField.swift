import ViewCore

/// A control for a line of text that is not shown.
public struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: AnyView

  /// Creates a field with a label, which is shown while there is neither text nor prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    let label = label()
    self.prompt = prompt.map { AnyView($0) } ?? AnyView(label)
  }

  /// What the style of text fields makes of dots.
  public var body: some View {
    TextField<EmptyView>(parts: TextFieldParts(text: text, prompt: prompt, isSecure: true))
  }
}

extension SecureField where Label == Text {
  /// Creates a field whose title is shown while there is no text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a field whose title is shown while there is no text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a field with a prompt, which is shown while there is no text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
}
