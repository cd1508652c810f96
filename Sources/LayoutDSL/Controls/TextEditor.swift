import ViewCore

/// A control for text of several lines, which fills the proposed size.
///
/// A tap or `FocusState` gives it the focus. Then it receives the characters of
/// `ViewHost.type(_:)`.
public struct TextEditor: View {
  private let text: Binding<String>
  @Environment(\.textEditorStyles) private var styles

  /// Creates a text editor.
  public init(text: Binding<String>) {
    self.text = text
  }

  /// The text editor in the style of the environment.
  public var body: some View {
    styled(by: styles.innermost)
  }

  private func styled<Style: TextEditorStyle>(by style: Style) -> AnyView {
    let configuration = TextEditorStyleConfiguration(text: text)
    return HeldStyle.view(by: style, in: \.textEditorStyles) {
      $0.makeBody(configuration: configuration)
    }
  }
}
