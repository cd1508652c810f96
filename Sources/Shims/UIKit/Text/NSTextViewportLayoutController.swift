// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

open class NSTextViewportLayoutController: NSObject {
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  open weak var textLayoutManager: NSTextLayoutManager?
  open var viewportBounds: CGRect { .zero }
  open var viewportRange: NSTextRange? { nil }
  public init(textLayoutManager: NSTextLayoutManager) { self.textLayoutManager = textLayoutManager }
  open func layoutViewport() {}
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {}
}

public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
  func viewportBounds(for controller: NSTextViewportLayoutController) -> CGRect
  func textViewportLayoutController(
    _ controller: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
  func textViewportLayoutControllerWillLayout(_ controller: NSTextViewportLayoutController)
  func textViewportLayoutControllerDidLayout(_ controller: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
  public func textViewportLayoutControllerWillLayout(
    _ controller: NSTextViewportLayoutController
  ) {}
  public func textViewportLayoutControllerDidLayout(
    _ controller: NSTextViewportLayoutController
  ) {}
}
