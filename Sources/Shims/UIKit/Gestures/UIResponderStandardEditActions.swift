// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import ViewCore

// Members of responders whose types only UIKit has; apps declare them again.
@MainActor @preconcurrency public protocol UIResponderStandardEditActions: NSObjectProtocol {}
extension UIResponder: UIResponderStandardEditActions {}

extension UIResponderStandardEditActions where Self: UIResponder {
  public var inputAssistantItem: UITextInputAssistantItem {
    let item = stored(UITextInputAssistantItem(), "inputAssistantItem")
    store(item, "inputAssistantItem")
    return item
  }
  public var textInputMode: UITextInputMode? { nil }
  public func buildMenu(with builder: any UIMenuBuilder) {}
  public func validate(_ command: UICommand) {}
  public var keyCommands: [UIKeyCommand]? { nil }
  /// Whether the responder can do what a menu offers: never, since no menu is open.
  public func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  public func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  public var inputViewController: UIInputViewController? { nil }
  public var inputAccessoryViewController: UIInputViewController? { nil }
  public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { false }
  public func paste(itemProviders: [NSItemProvider]) {}
  public var pasteConfiguration: UIPasteConfiguration? {
    get { stored(nil) }
    set { store(newValue) }
  }
}
