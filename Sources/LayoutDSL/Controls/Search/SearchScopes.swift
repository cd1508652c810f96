import ViewCore

// Scopes and suggestions are visible while a search is active.
extension View {
  /// Adds a search field with a text prompt; `isPresented` activates it.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchPresented(isPresented)
  }

  /// Adds a search field with a text prompt and suggestions.
  @available(*, deprecated, message: "Use `searchSuggestions(_:)` instead.")
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  /// Adds a search field with a text prompt and tokens before the text.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C: MutableCollection,
    C.Element: Identifiable
  {
    let prompt: Text? = prompt
    return searchField(
      text: text, tokens: AnyView(ForEach(tokens.wrappedValue) { token($0) }), prompt: prompt,
      placement: placement)
  }

  /// Adds a search field with a text prompt and tokens before the text; `isPresented` activates it.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C: MutableCollection,
    C.Element: Identifiable
  {
    let prompt: Text? = prompt
    return searchField(
      text: text, tokens: AnyView(ForEach(tokens.wrappedValue) { token($0) }), prompt: prompt,
      placement: placement
    )
    .searchPresented(isPresented)
  }

  /// Adds a search field with a text prompt and tokens before the text, and with suggested tokens.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C: MutableCollection,
    C.Element: Identifiable
  {
    let prompt: Text? = prompt
    return searchField(
      text: text, tokens: AnyView(ForEach(tokens.wrappedValue) { token($0) }), prompt: prompt,
      placement: placement)
  }

  /// Adds a search field with a text prompt and tokens before the text, and with suggested tokens;
  /// `isPresented` activates it.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C: MutableCollection,
    C.Element: Identifiable
  {
    let prompt: Text? = prompt
    return searchField(
      text: text, tokens: AnyView(ForEach(tokens.wrappedValue) { token($0) }), prompt: prompt,
      placement: placement
    )
    .searchPresented(isPresented)
  }

  /// Adds a search field with a text prompt and editable tokens before the text.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C: MutableCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    let prompt: Text? = prompt
    return searchField(
      text: text, tokens: AnyView(ForEach(editableTokens) { token($0) }), prompt: prompt,
      placement: placement)
  }

  /// Adds a search field with a text prompt and editable tokens before the text;
  /// `isPresented` activates it.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C: MutableCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    let prompt: Text? = prompt
    return searchField(
      text: text, tokens: AnyView(ForEach(editableTokens) { token($0) }), prompt: prompt,
      placement: placement
    )
    .searchPresented(isPresented)
  }

  /// Adds a search field with a localized prompt; `isPresented` activates it.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchPresented(isPresented)
  }

  /// Adds a search field with a localized prompt and suggestions.
  @available(*, deprecated, message: "Use `searchSuggestions(_:)` instead.")
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchSuggestions(suggestions)
  }

  /// Adds a search field with a localized prompt and tokens before the text.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C: MutableCollection,
    C.Element: Identifiable
  {
    let prompt: Text? = Text(prompt)
    return searchField(
      text: text, tokens: AnyView(ForEach(tokens.wrappedValue) { token($0) }), prompt: prompt,
      placement: placement)
  }

  /// Adds a search field with a localized prompt and tokens before the text;
  /// `isPresented` activates it.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C: MutableCollection,
    C.Element: Identifiable
  {
    let prompt: Text? = Text(prompt)
    return searchField(
      text: text, tokens: AnyView(ForEach(tokens.wrappedValue) { token($0) }), prompt: prompt,
      placement: placement
    )
    .searchPresented(isPresented)
  }

  /// Adds a search field with a localized prompt and tokens before the text, and with suggested
  /// tokens.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C: MutableCollection,
    C.Element: Identifiable
  {
    let prompt: Text? = Text(prompt)
    return searchField(
      text: text, tokens: AnyView(ForEach(tokens.wrappedValue) { token($0) }), prompt: prompt,
      placement: placement)
  }

  /// Adds a search field with a localized prompt and tokens before the text, and with suggested
  /// tokens; `isPresented` activates it.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C: MutableCollection,
    C.Element: Identifiable
  {
    let prompt: Text? = Text(prompt)
    return searchField(
      text: text, tokens: AnyView(ForEach(tokens.wrappedValue) { token($0) }), prompt: prompt,
      placement: placement
    )
    .searchPresented(isPresented)
  }

  /// Adds a search field with a localized prompt and editable tokens before the text.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C: MutableCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    let prompt: Text? = Text(prompt)
    return searchField(
      text: text, tokens: AnyView(ForEach(editableTokens) { token($0) }), prompt: prompt,
      placement: placement)
  }

  /// Adds a search field with a localized prompt and editable tokens before the text;
  /// `isPresented` activates it.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C: MutableCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    let prompt: Text? = Text(prompt)
    return searchField(
      text: text, tokens: AnyView(ForEach(editableTokens) { token($0) }), prompt: prompt,
      placement: placement
    )
    .searchPresented(isPresented)
  }

  /// Adds a search field with a prompt string; `isPresented` activates it.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchPresented(isPresented)
  }

  /// Adds a search field with a prompt string and suggestions.
  @available(*, deprecated, message: "Use `searchSuggestions(_:)` instead.")
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol, V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchSuggestions(suggestions)
  }

  /// Adds a search field with a prompt string and tokens before the text.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol, C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C: MutableCollection,
    C.Element: Identifiable
  {
    let prompt: Text? = Text(prompt)
    return searchField(
      text: text, tokens: AnyView(ForEach(tokens.wrappedValue) { token($0) }), prompt: prompt,
      placement: placement)
  }

  /// Adds a search field with a prompt string and tokens before the text;
  /// `isPresented` activates it.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol, C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C: MutableCollection,
    C.Element: Identifiable
  {
    let prompt: Text? = Text(prompt)
    return searchField(
      text: text, tokens: AnyView(ForEach(tokens.wrappedValue) { token($0) }), prompt: prompt,
      placement: placement
    )
    .searchPresented(isPresented)
  }

  /// Adds a search field with a prompt string and tokens before the text, and with suggested
  /// tokens.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol, C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C: MutableCollection,
    C.Element: Identifiable
  {
    let prompt: Text? = Text(prompt)
    return searchField(
      text: text, tokens: AnyView(ForEach(tokens.wrappedValue) { token($0) }), prompt: prompt,
      placement: placement)
  }

  /// Adds a search field with a prompt string and tokens before the text, and with suggested
  /// tokens; `isPresented` activates it.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol, C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C: MutableCollection,
    C.Element: Identifiable
  {
    let prompt: Text? = Text(prompt)
    return searchField(
      text: text, tokens: AnyView(ForEach(tokens.wrappedValue) { token($0) }), prompt: prompt,
      placement: placement
    )
    .searchPresented(isPresented)
  }

  /// Adds a search field with a prompt string and editable tokens before the text.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol, C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C: MutableCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    let prompt: Text? = Text(prompt)
    return searchField(
      text: text, tokens: AnyView(ForEach(editableTokens) { token($0) }), prompt: prompt,
      placement: placement)
  }

  /// Adds a search field with a prompt string and editable tokens before the text;
  /// `isPresented` activates it.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol, C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C: MutableCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    let prompt: Text? = Text(prompt)
    return searchField(
      text: text, tokens: AnyView(ForEach(editableTokens) { token($0) }), prompt: prompt,
      placement: placement
    )
    .searchPresented(isPresented)
  }

  /// Sets the scopes of the search and the selected one.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Sets the scopes of the search, the selected scope, and the condition under which they are
  /// visible.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let held = ViewReference(view: AnyView(SearchScopePicker(scope: scope, scopes: scopes())))
    return hostAttribute(scope.wrappedValue, payload: scope)
      .bars(reachesStacks: true) { $0.searchScopes = held.carried(from: $1) }
  }

  /// Sets the suggestions of the search.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    let held = ViewReference(view: AnyView(suggestions()))
    return hostAttribute(S.self)
      .bars(reachesStacks: true) { $0.searchSuggestions = held.carried(from: $1) }
  }

  /// Shows or hides the suggestions of the search at places.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    hostAttribute(visibility)
  }

  /// Sets the text that the suggestion completes the search to.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    hostAttribute(completion).modifier(SearchCompletion(completion: completion))
  }

  /// Sets the token that the suggestion adds to the search.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    hostAttribute(token.id)
  }

  /// Connects the focus of the search field to Boolean state.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }

  /// Connects the focus of the search field to state that has a value for each of several views.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    let focus = SearchFocus(isFocused: binding.wrappedValue == value) {
      binding.set($0, to: value)
    }
    return bars(reachesStacks: true) { bar, _ in bar.searchFocus = focus }
  }

  /// Sets whether the search field in the bottom toolbar is a button until the search is active.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    transformPreference(NavigationBarKey.self, function: #function) {
      $0.isSearchMinimized = behavior == .minimize
    }
  }

  /// Sets the behaviour of the navigation bar while the search is active.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    hostAttribute(behavior.name)
  }
}

/// The scopes of an active search, below its field.
///
/// Measurements.md#search-active
nonisolated private struct SearchScopePicker<V: Hashable, Scopes: View>: View {
  let scope: Binding<V>
  let scopes: Scopes

  @MainActor var body: some View {
    Picker("", selection: scope) { scopes }
      .pickerStyle(.segmented)
      .labelsHidden()
      .padding(.horizontal, 16)
      .padding(.bottom, 9)
  }
}
