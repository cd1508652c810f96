import ViewCore

/// Pushes screens on a navigation stack and takes them off.
@MainActor
final class Navigator {
  var pushView: (AnyView) -> Void = { _ in }
  var pushValue: (AnyHashable) -> Void = { _ in }

  nonisolated init() {}
}

extension EnvironmentValues {
  private enum NavigatorKey: EnvironmentKey {
    static var defaultValue: Navigator? { nil }
  }

  /// The stack around the view, if there is one.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}
