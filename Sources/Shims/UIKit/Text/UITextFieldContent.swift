import LayoutDSL
import SystemIntegration
import ViewCore

/// The parts of a text field in the places that the field gives them.
struct UITextFieldContent: View {
  let field: UITextField
  private let mark = EvaluationMark()
  @FocusState private var isFocused: Bool

  init(field: UITextField) {
    self.field = field
  }

  var body: some View {
    GeometryReader { geometry in
      let bounds = CGRect(origin: .zero, size: geometry.size)
      ZStack(alignment: .topLeading) {
        border.place(in: field.borderRect(forBounds: bounds))
        editor.place(in: textRect(in: bounds))
        if let view = field.shownLeftView {
          ShownTree(of: view).place(in: field.leftViewRect(forBounds: bounds))
        }
        if let view = field.shownRightView {
          ShownTree(of: view).place(in: field.rightViewRect(forBounds: bounds))
        } else if field.showsClearButton {
          Button {
            field.clear()
          } label: {
            Image(systemName: "xmark.circle.fill").resizable()
              .foregroundStyle(Color(uiColor: .systemGray3))
          }
          .buttonStyle(.plain)
          .accessibilityLabel(Text("Clear text"))
          .place(in: field.clearButtonRect(forBounds: bounds))
        }
      }
      .frame(width: bounds.width, height: bounds.height, alignment: .topLeading)
    }
    .disabled(!field.isEnabled)
    .onAppear { if field.hasFocus { isFocused = true } }
    .onChange(of: field.hasFocus) { isFocused = $1 }
    .onChange(of: isFocused) {
      let isAgreed = $1 ? field.becomeFirstResponder() : field.resignFirstResponder()
      if !isAgreed { isFocused = !$1 }
    }
  }

  private func textRect(in bounds: CGRect) -> CGRect {
    if field.isEditing { return field.editingRect(forBounds: bounds) }
    let isEmpty = field.text?.isEmpty ?? true
    return isEmpty ? field.placeholderRect(forBounds: bounds) : field.textRect(forBounds: bounds)
  }

  private var editor: some View {
    let attributed = field.shownAttributedText
    return Group {
      if field.isSecureTextEntry {
        SecureField("", text: text, prompt: Text(field.shownPlaceholder.attributed))
      } else {
        TextField("", text: text, prompt: Text(field.shownPlaceholder.attributed))
      }
    }
    .focused($isFocused)
    .onSubmit { field.submit() }
    .font(field.font.map { Font(uiFont: $0) } ?? .body)
    .foregroundStyle(attributed == nil ? Color(uiColor: field.textColor ?? .label) : .clear)
    .tint(Color(uiColor: field.tintColor))
    .multilineTextAlignment(field.textAlignment.alignment)
    .frame(maxHeight: .infinity)
    .overlay(alignment: Alignment(horizontal: field.textAlignment.horizontal, vertical: .center)) {
      if let attributed { attributed.view.lineLimit(1).allowsHitTesting(false) }
    }
  }

  private var text: Binding<String> {
    Binding {
      field.text ?? ""
    } set: {
      if $0 != field.text ?? "" { field.type($0) }
    }
  }

  @ViewBuilder private var border: some View {
    switch field.borderStyle {
    case .none: EmptyView()
    case .line: Rectangle().strokeBorder(.black, lineWidth: 1)
    case .bezel: Rectangle().strokeBorder(Color(uiColor: .systemGray2), lineWidth: 1)
    case .roundedRect:
      RoundedRectangle(cornerRadius: 5)  // Measurements.md#text-field-border
        .fill(Color(uiColor: .systemBackground))
        .strokeBorder(Color(uiColor: .separator), lineWidth: 0.5)
    }
  }
}

extension View {
  /// Returns the view with the size and the top left of a rectangle.
  fileprivate func place(in rect: CGRect) -> some View {
    frame(width: max(rect.width, 0), height: max(rect.height, 0))
      .offset(x: rect.minX, y: rect.minY)
  }
}

extension UITextField.BorderStyle {
  /// The space of the border around the parts (Measurements.md#uikit-text-field-insets).
  var insets: UIEdgeInsets {
    switch self {
    case .none: .zero
    case .line, .bezel: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
  }
}
