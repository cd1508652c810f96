import ViewCore

extension View {
  /// Adds a search field with a text prompt below the title of the screen.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchField(text: text, tokens: nil, prompt: prompt)
  }

  nonisolated func searchField(
    text: Binding<String>, tokens: AnyView?, prompt: Text?, function: FunctionName = #function
  ) -> some View {
    let field = HeldView(
      view: AnyView(SearchField(text: text, tokens: tokens, prompt: prompt ?? Text("Search"))))
    return transformPreference(NavigationBarKey.self, function: function) {
      $0.search = field
      $0.searchText = SearchText(binding: text)
    }
  }

  /// Adds a search field with a localized prompt below the title of the screen.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field with a prompt string below the title of the screen.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

/// A search field: below the title, as tall as its band allows, or in the bottom toolbar.
///
/// Measurements.md#search-field
nonisolated private struct SearchField: View {
  let text: Binding<String>
  /// The tokens before the text.
  let tokens: AnyView?
  let prompt: Text
  @Environment(\.isSearchFieldInToolbar) private var isInToolbar
  @Environment(\.look) private var look

  @MainActor var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      if let tokens {
        Group(reading: tokens) {
          ForEach($0) { token in
            token.lineLimit(1).padding(.horizontal, 6)
              .background(.tint.opacity(0.2), in: RoundedRectangle(cornerRadius: 5))
          }
        }
      }
      // Measurements.md#search-prompt-color
      TextField(text: text, prompt: prompt.foregroundStyle(Color(system: .secondary))) { prompt }
    }
    .padding(.horizontal, 8)
    .frame(maxHeight: .infinity)
    .modifier(SearchPlate(isGlass: look.bar.search.isAtBottom))
    .frame(height: isInToolbar ? look.bar.search.height : nil)
    .padding(isInToolbar ? EdgeInsets() : look.bar.search.insets)
  }
}

/// The background of a search field: a fill below the title, glass at the bottom of the screen.
private struct SearchPlate: ViewModifier {
  let isGlass: Bool

  func body(content: Content) -> some View {
    if isGlass {
      content.glassEffect(.regular, in: Capsule())
    } else {
      content.background(
        Color(system: .tertiaryFill), in: RoundedRectangle(cornerRadius: 10, style: .continuous))
    }
  }
}

extension EnvironmentValues {
  private enum SearchFieldInToolbarKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether a search field is in the bottom toolbar, which has the distances around it.
  var isSearchFieldInToolbar: Bool {
    get { self[SearchFieldInToolbarKey.self] }
    set { self[SearchFieldInToolbarKey.self] = newValue }
  }

  /// Whether the search field is at the bottom of the screen, where no tab bar is, and not below the
  /// title.
  var isSearchAtBottom: Bool { look.bar.search.isAtBottom && tabBarPlacement != .bottomBar }
}
