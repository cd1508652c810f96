extension View {
  /// Sets the action of pull to refresh for the scroll views in this view.
  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(
      EnvironmentWritingModifier { $0[RefreshActionKey.self] = RefreshAction(action: action) })
  }
}

private struct RefreshActionKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action that refreshes the data of the view; nil if there is none.
  public var refresh: RefreshAction? { self[RefreshActionKey.self] }
}
