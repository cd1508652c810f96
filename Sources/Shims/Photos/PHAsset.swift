// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreLocation
import UIKit

// The assets of a photo library. Requests find none.

public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

public struct PHAssetSourceType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
  public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}
public struct PHAssetBurstSelectionType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let autoPick = PHAssetBurstSelectionType(rawValue: 1)
  public static let userPick = PHAssetBurstSelectionType(rawValue: 2)
}
public enum PHAssetEditOperation: Int, Sendable {
  case delete = 1
  case content, properties
}

open class PHObject: NSObject, @unchecked Sendable {
  public let localIdentifier: String
  package init(localIdentifier: String) { self.localIdentifier = localIdentifier }
}

open class PHAsset: PHObject, @unchecked Sendable {
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var duration: TimeInterval { 0 }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var location: CLLocation? { nil }
  open var isFavorite: Bool { false }
  open var isHidden: Bool { false }
  open var burstIdentifier: String? { nil }
  open var burstSelectionTypes: PHAssetBurstSelectionType { [] }
  open var representsBurst: Bool { false }
  open var sourceType: PHAssetSourceType { [] }
  open var playbackStyle: PlaybackStyle { .unsupported }
  open var hasAdjustments: Bool { false }
  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }
  public enum PlaybackStyle: Int, Sendable {
    case unsupported, image, imageAnimated, livePhoto, video, videoLooping
  }

  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// Calls the closure at once, without a file.
  @discardableResult
  open func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?,
    completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> PHContentEditingInputRequestID {
    completionHandler(nil, [:])
    return 0
  }
  open func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}

  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
}

/// A file of an asset; there are none.
open class PHAssetResource: NSObject, @unchecked Sendable {
  open var originalFilename: String { "" }
  open var assetLocalIdentifier: String { "" }
  open var uniformTypeIdentifier: String { "" }
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
}

open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  open var includeAssetSourceTypes: PHAssetSourceType = []
  open var wantsIncrementalChangeDetails = true
}

/// The objects that a request finds; there are none.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, NSFastEnumeration, @unchecked Sendable {
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }
  open func object(at index: Int) -> ObjectType { self[index] }
  /// The object at an index; there is none, so the program stops, as for an index of an empty
  /// array.
  open subscript(index: Int) -> ObjectType { [ObjectType]()[index] }
  open func contains(_ anObject: ObjectType) -> Bool { false }
  open func index(of anObject: ObjectType) -> Int { NSNotFound }
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
  open func enumerateObjects(
    options opts: NSEnumerationOptions,
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  open func enumerateObjects(
    _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// A request to change the library; it is never performed.
open class PHAssetChangeRequest: NSObject {
  public override required init() { super.init() }
  open class func creationRequestForAsset(from image: UIImage) -> Self { Self() }
  /// Has no effect: the library is empty.
  open class func deleteAssets(_ assets: any NSFastEnumeration) {}
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { Self() }
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { Self() }
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  open var creationDate: Date?
  open var location: CLLocation?
  open var isFavorite = false
  open var isHidden = false
}

open class PHAssetCreationRequest: PHAssetChangeRequest {
  open class func forAsset() -> Self { Self() }
  open func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {}
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}
}

public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData
  case adjustmentBasePhoto, pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo
  case adjustmentBaseVideo
}
open class PHAssetResourceCreationOptions: NSObject {
  open var originalFilename: String?
  open var uniformTypeIdentifier: String?
  open var shouldMoveFile = false
}

public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}

public typealias PHContentEditingInputRequestID = Int
open class PHContentEditingInputRequestOptions: NSObject {
  open var canHandleAdjustmentData: ((Any) -> Bool) = { _ in false }
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
}
/// The file of an asset for editing; there are none.
open class PHContentEditingInput: NSObject, @unchecked Sendable {
  open var fullSizeImageURL: URL? { nil }
  open var displaySizeImage: UIImage? { nil }
}

public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum, moment
}
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
  case albumMyPhotoStream = 100
  case albumCloudShared = 101
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses
  case smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos
  case smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots
  case any = 9_223_372_036_854_775_807
}
open class PHCollection: PHObject, @unchecked Sendable {
  open var localizedTitle: String? { nil }
}
/// An album; requests find none.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  open var assetCollectionType: PHAssetCollectionType { .album }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  open var estimatedAssetCount: Int { 0 }
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult()
  }
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult()
  }
}
