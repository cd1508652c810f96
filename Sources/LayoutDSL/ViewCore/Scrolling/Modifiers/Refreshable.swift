extension View {
  /// Lets the user pull down the scroll views inside to have an action fetch what they show.
  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(
      EnvironmentWritingModifier { $0[RefreshActionKey.self] = RefreshAction(action: action) })
  }
}

/// What fetches anew what a view shows.
public struct RefreshAction: Sendable {
  fileprivate let action: @Sendable () async -> Void

  /// Runs the action.
  public func callAsFunction() async {
    await action()
  }
}

private struct RefreshActionKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// What fetches anew what a view shows; nil if nothing does.
  public var refresh: RefreshAction? { self[RefreshActionKey.self] }
}
