import Foundation
import ObjectiveCNames

/// Has no effect: there is no library of photos, and the target is not called.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
