import ViewCore

extension View {
  /// Hides the status bar of the screen, or shows it, in pictures with a status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    hostAttribute(hidden)
  }

  /// Hides the status bar of the screen; the older form of `statusBarHidden(_:)`.
  @available(*, deprecated, renamed: "statusBarHidden(_:)")
  nonisolated public func statusBar(hidden: Bool) -> some View {
    statusBarHidden(hidden)
  }
}
