// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

// The assets of a photo library. Requests find none.

public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

open class PHObject: NSObject, @unchecked Sendable {
  public let localIdentifier: String
  package init(localIdentifier: String) { self.localIdentifier = localIdentifier }
}

open class PHAsset: PHObject, @unchecked Sendable {
  open var mediaType: PHAssetMediaType { .unknown }

  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
}

open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
}

/// The objects that a request finds; there are none.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open func enumerateObjects(
    _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// A request to change the library; it is never performed.
open class PHAssetChangeRequest: NSObject {
  public override required init() { super.init() }
  open class func creationRequestForAsset(from image: UIImage) -> Self { Self() }
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
}

open class PHAssetCreationRequest: PHAssetChangeRequest {}
