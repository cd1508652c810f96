import LayoutDSL
import SystemIntegration
import ViewCore

/// The field of a search bar, with its buttons and scopes.
struct UISearchBarContent: View {
  let bar: UISearchBar
  private let mark = EvaluationMark()
  @FocusState private var isFocused: Bool
  @Environment(\.look) private var look

  init(bar: UISearchBar) {
    self.bar = bar
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 10) {
        field
        if bar.showsCancelButton {
          Button {
            bar.delegate?.searchBarCancelButtonClicked(bar)
          } label: {
            Text("Cancel").foregroundStyle(Color(uiColor: bar.tintColor))
          }
          .buttonStyle(.plain)
        }
      }
      .frame(maxHeight: .infinity)
      if bar.showsScopeBar, let titles = bar.scopeButtonTitles, !titles.isEmpty {
        Picker("", selection: scope) {
          ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]).tag($0) }
        }
        .pickerStyle(.segmented)
        .padding(.bottom, 10)
      }
    }
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .disabled(!bar.isEnabled)
    .onAppear { if bar.hasFocus { isFocused = true } }
    .onChange(of: bar.hasFocus) { isFocused = $1 }
    .onChange(of: isFocused) {
      let isAgreed = $1 ? bar.becomeFirstResponder() : bar.resignFirstResponder()
      if !isAgreed { isFocused = !$1 }
    }
  }

  private var field: some View {
    let own = bar.searchTextField
    let secondary = Color(uiColor: .secondaryLabel)
    // Measurements.md#search-field, Measurements.md#search-field-ios26
    let height = look.bar.search.band - look.bar.search.top - look.bar.search.bottom
    let isCapsule = look.bar.search.isAtBottom
    return HStack(spacing: look.bar.search.spacing) {
      Image(systemName: "magnifyingglass").foregroundStyle(look.bar.search.icon)
      TextField(
        "", text: text,
        prompt: Text(verbatim: bar.placeholder ?? "").foregroundStyle(secondary)
      )
      .focused($isFocused)
      .onSubmit { bar.delegate?.searchBarSearchButtonClicked(bar) }
      .font(own.font.map { Font(uiFont: $0) } ?? .body)
      .foregroundStyle(Color(uiColor: own.textColor ?? .label))
      .tint(Color(uiColor: bar.tintColor))
      if !(bar.text ?? "").isEmpty {
        Button {
          bar.type("")
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(secondary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text("Clear text"))
      }
    }
    .lineLimit(1)
    .padding(.horizontal, look.bar.search.inset)
    .frame(height: height)
    .background(
      RoundedRectangle(cornerRadius: isCapsule ? height / 2 : 10)
        .fill(Color(uiColor: own.backgroundColor ?? .tertiarySystemFill)))
  }

  private var text: Binding<String> {
    Binding {
      bar.text ?? ""
    } set: {
      if $0 != bar.text ?? "" { bar.type($0) }
    }
  }

  private var scope: Binding<Int> {
    Binding {
      bar.selectedScopeButtonIndex
    } set: {
      bar.selectedScopeButtonIndex = $0
      bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: $0)
    }
  }
}
