// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

open class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  /// Creates a request; later changes of the content have no effect.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
  }
}

open class UNNotification: NSObject, @unchecked Sendable {
  public let request: UNNotificationRequest
  public let date = Date()
  init(request: UNNotificationRequest) { self.request = request }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The user's response to a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  public let actionIdentifier = UNNotificationDefaultActionIdentifier
  init(notification: UNNotification) { self.notification = notification }
}

open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  public let userText = ""
}

/// An extension that changes notifications of a server.
open class UNNotificationServiceExtension: NSObject {
  public override init() {}
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {
    contentHandler(request.content)
  }
  open func serviceExtensionTimeWillExpire() {}
}
