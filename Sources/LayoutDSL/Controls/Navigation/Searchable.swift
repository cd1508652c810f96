import ViewCore

/// The placement of a search field; every placement is below the title.
public struct SearchFieldPlacement: Sendable {
  /// Below the title of the screen.
  public static let automatic = SearchFieldPlacement()
  /// Below the title of the screen.
  public static let toolbar = SearchFieldPlacement()
  /// Below the title of the screen.
  public static let sidebar = SearchFieldPlacement()
  /// Below the title of the screen.
  public static let navigationBarDrawer = SearchFieldPlacement()
}

extension View {
  /// Adds a search field with a text prompt below the title of the screen.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    let field = HeldView(view: AnyView(SearchField(text: text, prompt: prompt ?? Text("Search"))))
    return transformPreference(NavigationBarKey.self) { $0.search = field }
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

/// A search field 36 points tall, 16 points from the sides and 15 points above the bottom edge of
/// the bar, as on iOS 18.
private struct SearchField: View {
  let text: Binding<String>
  let prompt: Text

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      TextField(text: text, prompt: prompt) { prompt }
    }
    .padding(.horizontal, 8)
    .frame(height: 36)
    .background(
      Color(system: .tertiaryFill), in: RoundedRectangle(cornerRadius: 10, style: .continuous)
    )
    .padding(.horizontal, 16)
    .padding(.top, 1)
    .padding(.bottom, 15)
  }
}
