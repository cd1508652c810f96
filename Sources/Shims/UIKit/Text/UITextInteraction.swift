// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import ViewCore

/// Selects and edits the text of a view; it has no effect.
@MainActor @preconcurrency open class UITextInteraction: NSObject, UIInteraction {
  public enum TextInteractionMode: Int, Sendable { case editable, nonEditable }
  public private(set) weak var view: UIView?
  public let textInteractionMode: TextInteractionMode
  open weak var delegate: (any UITextInteractionDelegate)?
  open weak var textInput: (UIResponder & UITextInput)?
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }
  public init(for mode: TextInteractionMode) { textInteractionMode = mode }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

@MainActor @preconcurrency public protocol UITextInteractionDelegate: NSObjectProtocol {
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  func interactionWillBegin(_ interaction: UITextInteraction)
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
    true
  }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
