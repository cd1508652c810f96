// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Items that are dragged out of views and dropped on them; no finger does so in UIKit's views.

@MainActor @preconcurrency open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

@MainActor @preconcurrency public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}
@MainActor @preconcurrency public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}
@MainActor @preconcurrency public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}

public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }
@MainActor @preconcurrency open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  public init(operation: UIDropOperation) { self.operation = operation }
}

@MainActor @preconcurrency public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}
@MainActor @preconcurrency open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open var isEnabled = true
  open class var isEnabledByDefault: Bool { false }
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
  open func willMove(to view: UIView?) { self.view = view }
  open func didMove(to view: UIView?) {}
}

@MainActor @preconcurrency public protocol UIDropInteractionDelegate: NSObjectProtocol {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}
extension UIDropInteractionDelegate {
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {}
}
@MainActor @preconcurrency open class UIDropInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open var allowsSimultaneousDropSessions = false
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
  open func willMove(to view: UIView?) { self.view = view }
  open func didMove(to view: UIView?) {}
}
