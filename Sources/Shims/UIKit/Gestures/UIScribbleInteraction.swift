// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Handwriting into a view; there is no pencil.
@MainActor @preconcurrency open class UIScribbleInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  open var isHandlingWriting: Bool { false }
  open class var isPencilInputExpected: Bool { false }
  public init(delegate: any UIScribbleInteractionDelegate) { self.delegate = delegate }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

@MainActor @preconcurrency public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}
extension UIScribbleInteractionDelegate {
  public func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool { true }
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool {
    false
  }
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}
