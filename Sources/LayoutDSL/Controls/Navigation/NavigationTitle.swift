import ViewCore

/// A description of the bar of a navigation stack.
public struct NavigationBarItem: Sendable {
  /// How the title of a screen is shown.
  public enum TitleDisplayMode: Sendable {
    /// As on the screen before; large on the first.
    case automatic
    /// In the middle of the bar.
    case inline
    /// In large letters below the bar, until the content is scrolled.
    case large
  }
}

/// How the title of a screen is shown.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// As on the screen before; large on the first.
  public static var automatic: ToolbarTitleDisplayMode { .init(mode: .automatic) }
  /// In large letters below the bar.
  public static var large: ToolbarTitleDisplayMode { .init(mode: .large) }
  /// In large letters, as `large`.
  public static var inlineLarge: ToolbarTitleDisplayMode { .init(mode: .large) }
  /// In the middle of the bar.
  public static var inline: ToolbarTitleDisplayMode { .init(mode: .inline) }
}

extension View {
  /// Sets the title of the screen that the view is on.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    transformPreference(NavigationBarKey.self) { $0.title = title }
  }

  /// Sets the title of the screen that the view is on.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen that the view is on.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen that the view is on.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(title.wrappedValue))
  }

  /// Sets how the title of the screen is shown.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    transformPreference(NavigationBarKey.self) { $0.displayMode = displayMode }
  }

  /// Sets how the title of the screen is shown.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  /// Sets the title of the screen that the view is on.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen that the view is on.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen that the view is on.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen and how it is shown.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen and how it is shown.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen and how it is shown.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Hides the bar of the screen.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    transformPreference(NavigationBarKey.self) { $0.isHidden = hidden }
  }

  /// Hides the button that goes back to the screen before.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    transformPreference(NavigationBarKey.self) { $0.hidesBackButton = hidesBackButton }
  }
}
