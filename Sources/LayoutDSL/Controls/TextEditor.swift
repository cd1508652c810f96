import ViewCore

/// A control for text of several lines, which fills the proposed size.
///
/// A tap or `FocusState` gives it the focus. Then it receives the characters of
/// `ViewHost.type(_:)`.
public struct TextEditor: View {
  private let text: Binding<String>
  @State private var isFocused = false
  @State private var handle = TextInputHandle()
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a text editor.
  public init(text: Binding<String>) {
    self.text = text
  }

  /// The text at the top, with the insets of UIKit's text view: 8 points vertically, 5
  /// horizontally.
  public var body: some View {
    Text(verbatim: text.wrappedValue.isEmpty ? " " : text.wrappedValue)
      .overlay(alignment: text.wrappedValue.isEmpty ? .bottomLeading : .bottomTrailing) {
        if isFocused { Caret().offset(x: text.wrappedValue.isEmpty ? 0 : 2) }
      }
      .opacity(isEnabled ? 1 : 0.5)
      .padding(.horizontal, 5)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(Color(system: .background))
      .contentShape(Rectangle())
      .modifier(
        TextInputModifier(
          text: text, takesNewLines: true, handle: handle, focusChanged: { isFocused = $0 },
          submitted: {})
      )
      .gesture(TapGesture().onEnded { handle.focus() })
  }
}
