import LayoutDSL
import SystemIntegration
import ViewCore

/// The text of a text view, and the field in which it is edited.
struct UITextViewContent: View {
  let textView: UITextView
  private let mark = EvaluationMark()
  @FocusState private var isFocused: Bool

  init(textView: UITextView) {
    self.textView = textView
  }

  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      if textView.isScrollEnabled,
        textView.sizeThatFits(CGSize(width: size.width, height: .infinity)).height > size.height
      {
        ScrollView { lines.frame(minHeight: size.height, alignment: .top) }
          .frame(width: size.width, height: size.height)
      } else {
        lines.frame(width: size.width, height: size.height, alignment: .top).clipped()
      }
    }
    .onAppear { if textView.hasFocus { isFocused = true } }
    .onChange(of: textView.hasFocus) { isFocused = $1 }
    .onChange(of: isFocused) {
      let isAgreed = $1 ? textView.becomeFirstResponder() : textView.resignFirstResponder()
      if !isAgreed { isFocused = !$1 }
    }
  }

  private var lines: some View {
    let shown = textView.shown
    let lines = textView.textContainer.maximumNumberOfLines
    let alignment = shown.paragraph?.alignment ?? textView.textAlignment
    return shown.view
      .lineLimit(lines == 0 ? nil : lines)
      .multilineTextAlignment(alignment.alignment)
      .opacity(textView.hasFocus ? 0 : 1)
      .allowsHitTesting(false)
      .padding(textView.insets)
      .frame(
        maxWidth: .infinity, alignment: Alignment(horizontal: alignment.horizontal, vertical: .top)
      )
      .frame(maxHeight: .infinity, alignment: .top)
      .background { if textView.isEditable { editor(alignment) } }
  }

  /// The field for the text, which is seen while it is edited.
  private func editor(_ alignment: NSTextAlignment) -> some View {
    TextField(
      "",
      text: Binding {
        textView.text ?? ""
      } set: {
        if $0 != textView.text ?? "" { textView.type($0) }
      }, axis: .vertical
    )
    .focused($isFocused)
    .font(textView.font.map { Font(uiFont: $0) } ?? .system(size: 12))
    .foregroundStyle(
      textView.hasFocus ? Color(uiColor: textView.textColor ?? .label) : .clear
    )
    .tint(Color(uiColor: textView.tintColor))
    .multilineTextAlignment(alignment.alignment)
    .padding(textView.insets)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .contentShape(Rectangle())
    .onTapGesture { isFocused = true }
  }
}
