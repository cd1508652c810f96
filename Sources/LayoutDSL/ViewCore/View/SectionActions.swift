extension View {
  /// Adds actions to a section, which follow its content.
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.sectionActions, AnyView(content()))
  }
}

/// The content of a section and its actions; neither is shown while the section is collapsed.
nonisolated struct ContentWithActions<Content: View>: View {
  /// Whether the section is expanded; nil for a section that cannot be collapsed.
  let isExpanded: Binding<Bool>?
  let content: Content
  let actions: AnyView

  @MainActor var body: some View {
    if isExpanded?.wrappedValue ?? true {
      content.environment(\.sectionActions, nil)
      actions.environment(\.sectionActions, nil)
    }
  }
}

extension EnvironmentValues {
  private enum SectionActionsKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
  }

  /// The actions of the section; nil if it has none.
  var sectionActions: AnyView? {
    get { self[SectionActionsKey.self] }
    set { self[SectionActionsKey.self] = newValue }
  }
}
