import Foundation
import ViewCore

/// The condition under which the tab bar is minimized.
nonisolated public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The default of the platform.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// The tab bar is minimized when the content is scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// The tab bar is minimized when the content is scrolled up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// The tab bar is never minimized.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

extension TabBarMinimizeBehavior {
  /// Returns whether the bar is minimized after content has moved between distances, in points; at
  /// the top it never is.
  func isMinimized(_ isMinimized: Bool, from old: CGFloat, to new: CGFloat) -> Bool {
    guard new > 0, old != new else { return new > 0 && isMinimized }
    return switch self {
    case .onScrollDown: new > old
    case .onScrollUp: new < old
    default: false
    }
  }
}

extension EnvironmentValues {
  private enum TabBarMinimizeBehaviorKey: EnvironmentKey {
    static var defaultValue: TabBarMinimizeBehavior { .automatic }
  }

  /// The condition under which the tab bar is minimized.
  var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
    get { self[TabBarMinimizeBehaviorKey.self] }
    set { self[TabBarMinimizeBehaviorKey.self] = newValue }
  }
}
