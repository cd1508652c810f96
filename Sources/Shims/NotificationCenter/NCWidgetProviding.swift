@_exported import Foundation
import FoundationNames
@_exported import UserNotifications

// The widgets of older systems, which are not shown.

/// The result of an update of a widget's content.
public enum NCUpdateResult: UInt, Sendable { case newData, noData, failed }
/// The height of a widget: that of a row, or more.
public enum NCWidgetDisplayMode: Int, Sendable { case compact, expanded }
/// The controller of a widget in the Today view.
@MainActor @preconcurrency public protocol NCWidgetProviding: NSObjectProtocol {
  /// Updates the content and passes on whether it has changed; it is never called.
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
}

extension NSExtensionContext {
  /// The greatest height that the widget may have; it has no effect.
  public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
    get { .compact }
    set {}
  }
  /// The height that the user has chosen.
  public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }
}
