import ViewCore

/// Pushes views and values onto a navigation stack.
@MainActor
final class Navigator {
  var pushView: (AnyView) -> Void = { _ in }
  var pushValue: (AnyHashable) -> Void = { _ in }
  /// Whether a link selects its value in the list instead of pushing it, as in the columns of a
  /// split view.
  var selectsInLists = false
  /// The order of the screens above the root.
  var order = NavigationOrder()
  /// The number of views that links have pushed.
  var pushCount = 0
  /// The actions that pop the screens above the root, and all screens above them.
  var dismissals: [Dismissal] = []

  nonisolated init() {}
}

extension EnvironmentValues {
  private enum NavigatorKey: EnvironmentKey {
    static var defaultValue: Navigator? { nil }
  }

  /// The navigator of the enclosing navigation stack; nil outside of stacks.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}
