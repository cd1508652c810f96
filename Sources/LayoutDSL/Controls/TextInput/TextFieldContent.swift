import SystemIntegration
import ViewCore

/// The text of a field or its prompt, with a caret at the end while the field has the focus.
struct TextFieldContent: View {
  let parts: TextFieldParts
  @State private var isFocused = false
  @State private var handle = TextInputHandle()
  @Environment(\.submit) private var submit
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.look) private var look

  var body: some View {
    let text = parts.text.wrappedValue
    ZStack(alignment: .leading) {
      Text(verbatim: " ").hidden().lineLimit(1)
      if text.isEmpty {
        parts.prompt.foregroundStyle(look.field.prompt)
          .overlay(alignment: .leading) { if isFocused { Caret() } }
      } else if parts.isSecure {
        Bullets(count: text.count)
          // Measurements.md#text-field-caret
          .overlay(alignment: .trailing) { if isFocused { Caret().offset(x: 3) } }
      } else if parts.axis == .vertical {
        EditableText(
          text: text, isFocused: isFocused, room: Text(verbatim: text).frame(maxWidth: .infinity))
      } else {
        Text(verbatim: text).modifier(CaretAfterText(isShown: isFocused))
      }
    }
    // As in UIKit's field, a prompt and a text do not fade into each other.
    .transaction { $0.animation = nil }
    .lineLimit(parts.axis == .horizontal ? 1 : lineLimit)
    .truncationMode(isFocused ? .head : .tail)
    .dimmed(unless: isEnabled)
    // The height of a line in UIKit's text fields: body text with its leading.
    // Measurements.md#text-field-line
    .frame(maxWidth: .infinity, minHeight: 22, alignment: alignment.inFrame)
    .contentShape(Rectangle())
    .modifier(
      TextInputModifier(
        text: parts.text, takesNewLines: false, handle: handle,
        focusChanged: {
          isFocused = $0
          parts.onEditingChanged($0)
        },
        submitted: {
          parts.onCommit()
          submit.action(.text)
        })
    )
    .gesture(TapGesture().onEnded { handle.focus() })
  }
}

/// The dots of a secure field: 7 points wide, 10.5 points apart.
///
/// Measurements.md#text-field-bullets
private struct Bullets: View {
  let count: Int

  var body: some View {
    HStack(spacing: 3.5) {
      ForEach(Array(0..<count), id: \.self) { _ in
        Circle().frame(width: 7, height: 7)
      }
    }
  }
}
