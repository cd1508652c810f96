import ViewCore

/// A control for text of several lines, which fills the space offered.
///
/// It gets the focus by a tap or `FocusState`, and then takes what `ViewHost.type(_:)` types.
public struct TextEditor: View {
  private let text: Binding<String>
  @State private var isFocused = false
  @State private var handle = TextInputHandle()
  @Environment(\.isEnabled) private var isEnabled

  /// Creates an editor.
  public init(text: Binding<String>) {
    self.text = text
  }

  /// The text at the top, 8 points down and 5 in as in UIKit's text view.
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
