import ViewCore

// The suggestions of a text field are a menu of macOS, which a phone does not show.
extension View {
  /// Offers views as suggestions for the text fields in the view.
  nonisolated public func textInputSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    hostAttribute(S.self, payload: AnyView(suggestions()))
  }

  /// Offers a view for each identifiable element as a suggestion.
  nonisolated public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable {
    hostAttribute(Content.self, payload: AnyView(ForEach(data, content: content)))
  }

  /// Offers a view for each element, identified by a key path, as a suggestion.
  nonisolated public func textInputSuggestions<
    Data: RandomAccessCollection, ID: Hashable, Content: View
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View {
    hostAttribute(Content.self, payload: AnyView(ForEach(data, id: id, content: content)))
  }

  /// Sets the string that the view completes when the user selects it as a suggestion.
  nonisolated public func textInputCompletion(_ completion: String) -> some View {
    hostAttribute(completion)
  }
}
