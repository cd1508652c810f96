// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import UIKit

/// A photo that moves; none can be made.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  open var size: CGSize { .zero }
  @discardableResult
  open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    resultHandler(nil, [:])
    return 0
  }
  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}
public typealias PHLivePhotoRequestID = Int32
open class PHLivePhotoRequestOptions: NSObject, @unchecked Sendable {
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var version = PHImageRequestOptionsVersion.current
  open var isNetworkAccessAllowed = false
  public override init() { super.init() }
}
extension PHImageManager {
  @discardableResult
  public func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return 0
  }
}

/// A request to change an album; it is never performed.
open class PHAssetCollectionChangeRequest: NSObject {
  open var title = ""
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder? { nil }
  public override required init() { super.init() }
  public convenience init?(for assetCollection: PHAssetCollection) { self.init() }
  open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
    let request = Self()
    request.title = title
    return request
  }
  open class func deleteAssetCollections(_ assetCollections: Any) {}
  open func addAssets(_ assets: Any) {}
  open func removeAssets(_ assets: Any) {}
}

/// A list of albums: there is none.
open class PHCollectionList: NSObject, @unchecked Sendable {
  open class func fetchTopLevelUserCollections(
    with options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// Reads the files of assets, which fails: there are none.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private static let manager = PHAssetResourceManager()
  open class func `default`() -> PHAssetResourceManager { manager }
  @discardableResult
  open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping (Data) -> Void,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> Int32 {
    completionHandler(PHPhotosError(.accessUserDenied))
    return 0
  }
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    completionHandler(PHPhotosError(.accessUserDenied))
  }
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
  ) async throws {
    throw PHPhotosError(.accessUserDenied)
  }
  open func cancelDataRequest(_ requestID: Int32) {}
}
open class PHAssetResourceRequestOptions: NSObject, @unchecked Sendable {
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double) -> Void)?
  public override init() { super.init() }
}
