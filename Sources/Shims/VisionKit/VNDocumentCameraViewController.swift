@_exported import UIKit

/// The pages that a user has photographed; there are none.
open class VNDocumentCameraScan: NSObject {
  /// The number of pages.
  open var pageCount: Int { 0 }
  /// The title of the document.
  open var title: String { "" }
  /// Returns the picture of a page; an empty picture for any index.
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// An object that is told when the user leaves the camera for documents.
@MainActor @preconcurrency public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
  /// Tells that the user has saved pages; it is never called.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  /// Tells that the user has left without pages; it is never called.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// Tells that the camera failed; it is never called.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
extension VNDocumentCameraViewControllerDelegate {
  /// Does nothing, which is the default.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  /// Does nothing, which is the default.
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {
  }
  /// Does nothing, which is the default.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}

/// The camera for documents; a placeholder is drawn.
@MainActor @preconcurrency
open class VNDocumentCameraViewController: UIViewController, SystemScreen {
  /// The object that is told when the user leaves; it is held weakly.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  /// Whether there is a camera: never.
  open class var isSupported: Bool { false }
}
