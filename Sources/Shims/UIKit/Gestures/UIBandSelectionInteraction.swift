// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@MainActor @preconcurrency open class UIBandSelectionInteraction: NSObject, UIInteraction {
  public enum State: Int, Sendable { case possible, began, selecting, ended }
  open private(set) weak var view: UIView?
  open var isEnabled = true
  open var state: State { .possible }
  open var selectionRect: CGRect { .null }
  open var initialModifierFlags: UIKeyModifierFlags { [] }
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
  public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
