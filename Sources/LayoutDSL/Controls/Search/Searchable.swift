import SystemIntegration
import ViewCore

extension View {
  /// Adds a search field with a text prompt below the title of the screen, or in its bar on iPad.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchField(text: text, tokens: nil, prompt: prompt, placement: placement)
  }

  nonisolated func searchField(
    text: Binding<String>, tokens: AnyView?, prompt: Text?, placement: SearchFieldPlacement,
    function: FunctionName = #function
  ) -> some View {
    let submission = SearchSubmission()
    let field = ViewReference(
      view: AnyView(
        SearchField(
          text: text, tokens: tokens, prompt: prompt ?? Text("Search"), submission: submission)))
    return bars(function: function, reachesStacks: true) {
      submission.submit = $1.submit
      $0.search = field
      $0.isSearchBelowTitle = placement.isBelowTitle
      $0.isSearchKept = placement.isKept
      $0.searchText = SearchText(binding: text)
    }
  }

  /// Adds a search field with a localized prompt below the title of the screen, or in its bar on
  /// iPad.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field with a prompt string below the title of the screen, or in its bar on iPad.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

/// The `onSubmit` actions around a `searchable` modifier, which its field, in a bar, is not in.
private final class SearchSubmission {
  var submit: SubmitAction?

  nonisolated init() {}
}

/// A search field, which a tap makes active.
///
/// Below the title, it is as tall as its band allows; it is also in the bottom toolbar or in the
/// navigation bar.
///
/// Measurements.md#search-field, Measurements.md#search-field-wide
nonisolated private struct SearchField: View {
  let text: Binding<String>
  /// The tokens before the text.
  let tokens: AnyView?
  let prompt: Text
  let submission: SearchSubmission
  @State private var isFocused = false
  @Environment(\.isSearchFieldInToolbar) private var isInToolbar
  @Environment(\.isSearchMinimized) private var isMinimized
  @Environment(\.searchPresentation) private var presentation
  @Environment(\.look) private var look

  @MainActor var body: some View {
    HStack(spacing: 8) {
      if isInToolbar, look.bar.search.isAtBottom {
        ViewThatFits(in: .horizontal) {
          if !isMinimized || isActive {
            // Measurements.md#search-button
            field.frame(minWidth: 120, idealWidth: 120, maxWidth: .infinity)
          }
          searchButton
        }
      } else {
        field
      }
      if isInToolbar, isActive { closeButton }
    }
    .onChange(of: isFocused) { if isFocused { presentation?.begin() } }
    .onChange(of: presentation) { old, new in
      if new?.isActive == false, old?.isActive != false { isFocused = false }
      if let focus = new?.focus, focus != old?.focus { isFocused = focus.isFocused }
    }
  }

  @MainActor private var isActive: Bool { presentation?.isActive == true }

  /// The field as a button, which opens it.
  @MainActor private var searchButton: some View {
    circle("magnifyingglass", label: "Search") {
      presentation?.begin()
      isFocused = true
    }
  }

  @MainActor private func circle(
    _ symbol: String, label: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      Image(systemName: symbol).font(.system(size: 17, weight: .medium))
        .foregroundStyle(Color.primary)
        .frame(width: look.bar.search.height, height: look.bar.search.height)
        .glassEffect(.regular, in: Circle())
        .accessibilityLabel(Text(label))
    }
  }

  /// The button that ends the search, beside a field that is not below the title.
  @MainActor @ViewBuilder private var closeButton: some View {
    if look.bar.search.isAtBottom {
      circle("xmark", label: "Cancel") { presentation?.end() }
    } else {
      Button("Cancel") { presentation?.end() }
    }
  }

  /// The button that clears the text (Measurements.md#search-clear).
  @MainActor private var clearButton: some View {
    Button {
      text.wrappedValue = ""
    } label: {
      Image(systemName: "xmark.circle.fill").accessibilityLabel(Text("Clear text"))
    }
    .buttonStyle(.plain)
    .foregroundStyle(.secondary)
  }

  /// Whether the field is of glass, as those outside bands below titles.
  @MainActor private var isGlass: Bool { isInToolbar && look.bar.search.isAtBottom }

  @MainActor private var field: some View {
    HStack(spacing: look.bar.search.spacing) {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(isGlass ? Color(system: .secondary) : look.bar.search.icon)
      if let tokens {
        Group(reading: tokens.labelStyle(SearchTokenLabelStyle())) {
          ForEach($0) { token in
            // Measurements.md#search-token
            token.lineLimit(1).padding(.horizontal, 6).fixedSize()
              .background(.tint.opacity(0.2), in: RoundedRectangle(cornerRadius: 5))
          }
        }
      }
      // Measurements.md#search-prompt-color
      TextField(text: text, prompt: prompt.foregroundStyle(Color(system: .secondary))) { prompt }
        .modifier(
          FocusedModifier(isFocused: isFocused) {
            isFocused = $0
            presentation?.focus?.setFocused($0)
          }
        )
        .environment(\.submit, SubmitAction { _ in submission.submit?.action(.search) })
      if !text.wrappedValue.isEmpty { clearButton }
    }
    .padding(
      .horizontal, isInToolbar ? look.bar.search.toolbarInset : look.bar.search.inset
    )
    .frame(maxHeight: .infinity)
    .modifier(SearchPlate(isGlass: isGlass))
    .frame(height: isInToolbar ? look.bar.search.height : nil)
    .padding(isInToolbar ? EdgeInsets() : barInsets)
  }

  /// The distances from the edges of the band below a title.
  @MainActor private var barInsets: EdgeInsets {
    let margin = BarMargin.ofEvaluatedScreen
    return EdgeInsets(
      top: look.bar.search.top, leading: margin, bottom: look.bar.search.bottom, trailing: margin)
  }
}

/// The symbol of a token close to its title and as large as the text.
private struct SearchTokenLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.icon.imageScale(.small)
      configuration.title
    }
  }
}

/// The background of a search field: a fill, or glass.
private struct SearchPlate: ViewModifier {
  let isGlass: Bool
  @Environment(\.look) private var look

  func body(content: Content) -> some View {
    if isGlass {
      content.glassEffect(.regular, in: Capsule())
    } else {
      content.background(Color(system: .tertiaryFill), in: look.bar.search.plate)
    }
  }
}

extension EnvironmentValues {
  private enum SearchFieldInToolbarKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether a search field is in the bottom toolbar or in the navigation bar, which have the
  /// distances around it.
  var isSearchFieldInToolbar: Bool {
    get { self[SearchFieldInToolbarKey.self] }
    set { self[SearchFieldInToolbarKey.self] = newValue }
  }

  private enum SearchMinimizedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether a search field in the bottom toolbar is a button until the search is active.
  var isSearchMinimized: Bool {
    get { self[SearchMinimizedKey.self] }
    set { self[SearchMinimizedKey.self] = newValue }
  }

  /// Whether the search field is at the bottom of the screen, where no tab bar is, and not below
  /// the title.
  var isSearchAtBottom: Bool {
    look.bar.search.isAtBottom && tabBarPlacement != .bottomBar && !hasRegularSize
  }
}
