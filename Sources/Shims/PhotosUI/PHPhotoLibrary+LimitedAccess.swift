import Photos
import UIKit

extension PHPhotoLibrary {
  /// Presents nothing: no photos can be picked.
  @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {}
  /// Presents nothing, and passes no identifiers.
  @MainActor public func presentLimitedLibraryPicker(
    from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
  ) {
    completionHandler([])
  }
}
