import Foundation
import ViewCore

/// The appearance of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of a text editor.
  typealias Configuration = TextEditorStyleConfiguration

  /// Returns the view of a text editor.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a text editor, as a style receives them.
///
/// They are opaque, as in SwiftUI: a style passes them on to a style of the system.
nonisolated public struct TextEditorStyleConfiguration {
  let text: Binding<String>
  var attributed: AttributedTextInput?
}

/// The default style of text editors: plain.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}

  /// Returns the text on the background of the system.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TextEditorContent(text: configuration.text, attributed: configuration.attributed)
  }
}

/// A text editor style without a border.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}

  /// Returns the text on the background of the system.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TextEditorContent(text: configuration.text, attributed: configuration.attributed)
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style of text editors.
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// No border.
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Sets the style of the text editors in the view.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.textEditorStyles.append(style) })
  }
}

extension EnvironmentValues {
  private enum TextEditorStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any TextEditorStyle> {
      StyleStack(default: AutomaticTextEditorStyle())
    }
  }

  var textEditorStyles: StyleStack<any TextEditorStyle> {
    get { self[TextEditorStylesKey.self] }
    set { self[TextEditorStylesKey.self] = newValue }
  }
}

/// The text at the top, with the insets of UIKit's text view: 8 points vertically, 5 horizontally.
private struct TextEditorContent: View {
  let text: Binding<String>
  let attributed: AttributedTextInput?
  @State private var isFocused = false
  @State private var handle = TextInputHandle()
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hidesScrollContentBackground) private var hidesBackground
  @Environment(\.attributedTextFormatting) private var formatting

  var body: some View {
    let styled = (attributed?.text.wrappedValue).map(formatting)
    EditableText(
      text: text.wrappedValue, attributed: styled, isFocused: isFocused,
      room: (styled.map { Text($0) } ?? Text(verbatim: text.wrappedValue)).lineLimit(0...),
      fills: true,
      // Measurements.md#text-editor-insets
      insets: EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
    )
    .dimmed(unless: isEnabled)
    .background(hidesBackground ? Color.clear : Color(system: .background))
    .contentShape(Rectangle())
    .modifier(
      TextInputModifier(
        text: text, takesNewLines: true, handle: handle, focusChanged: { isFocused = $0 },
        submitted: {})
    )
    .gesture(TapGesture().onEnded { handle.focus() })
  }
}
