/// The action that refreshes the data of a view.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Runs the action.
  public func callAsFunction() async {
    await action()
  }
}
