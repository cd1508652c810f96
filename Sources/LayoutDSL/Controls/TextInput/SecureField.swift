import ViewCore

/// A control for a line of text that is displayed as dots.
public struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: AnyView
  private var onCommit: (() -> Void)?

  /// Creates a field with a label view, which is visible while there is neither a text nor a
  /// prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    let label = label()
    self.prompt = prompt.map { AnyView($0) } ?? AnyView(label)
  }

  /// The text as dots, in the text field style of the environment.
  public var body: some View {
    TextField<EmptyView>(
      parts: TextFieldParts(text: text, prompt: prompt, isSecure: true, onCommit: onCommit ?? {}))
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a localized title, which is visible while there is no text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a field with a title string, which is visible while there is no text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a field with a localized title and a prompt, which is visible while there is no text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title string and a prompt, which is visible while there is no text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field with a localized title and an action for the submission of the text.
  @available(*, deprecated, message: "Use `onSubmit` instead.")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
    self.onCommit = onCommit
  }

  /// Creates a field with a title string and an action for the submission of the text.
  @available(*, deprecated, message: "Use `onSubmit` instead.")
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    self.onCommit = onCommit
  }
}
