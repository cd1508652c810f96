import Foundation
import SystemIntegration
import ViewCore

/// Data that an app passes to an extension, or receives from it.
open class NSExtensionItem: NSObject {
  /// The title.
  open var attributedTitle: NSAttributedString?
  /// The text.
  open var attributedContentText: NSAttributedString?
  /// The data.
  open var attachments: [NSItemProvider]?
  /// More values.
  open var userInfo: [AnyHashable: Any]?

  /// Creates an empty item.
  public override init() {}
}

/// The app that an extension works for, which there is none of.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  /// The items of the app: none.
  open var inputItems: [Any] { [] }

  /// Ends the request, and calls a closure.
  @preconcurrency open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }

  /// Ends the request.
  open func cancelRequest(withError error: any Error) {}

  /// Opens nothing.
  @preconcurrency open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

/// An extension that receives items.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// Begins the work for an app.
  func beginRequest(with context: NSExtensionContext)
}
