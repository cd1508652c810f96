// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
@_exported import UserNotifications

// The widgets of older systems, which are not shown.

public enum NCUpdateResult: UInt, Sendable { case newData, noData, failed }
public enum NCWidgetDisplayMode: Int, Sendable { case compact, expanded }
@MainActor @preconcurrency public protocol NCWidgetProviding: NSObjectProtocol {
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
}
