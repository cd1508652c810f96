import Foundation
import ViewCore

/// A control for text of several lines, which fills the proposed size.
///
/// A tap or `FocusState` gives it the focus. Then it receives the characters of
/// `ViewHost.type(_:)`.
public struct TextEditor: View {
  private let text: Binding<String>
  private var attributed: AttributedTextInput?
  @Environment(\.textEditorStyles) private var styles

  /// Creates a text editor.
  public init(text: Binding<String>) {
    self.text = text
  }

  /// Creates an editor of attributed text, with its selection.
  ///
  /// A typed character replaces the selected characters and has the typing attributes of the
  /// selection. Without a selection it is added at the end, with the attributes of the text there.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    let input = AttributedTextInput(text: text, selection: selection)
    self.init(text: input.plainText)
    attributed = input
  }

  /// The text editor in the style of the environment.
  public var body: some View {
    styled(by: styles.innermost)
  }

  private func styled<Style: TextEditorStyle>(by style: Style) -> AnyView {
    let configuration = TextEditorStyleConfiguration(text: text, attributed: attributed)
    return StyleProperty.view(by: style, in: \.textEditorStyles) {
      $0.makeBody(configuration: configuration)
    }
  }
}
