// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

// The user's photo library, to which the user denies access.

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  open class func shared() -> PHPhotoLibrary { library }

  open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .notDetermined
  }

  @preconcurrency
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    handler(.denied)
  }

  @preconcurrency
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    handler(.denied)
  }

  @discardableResult
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async
    -> PHAuthorizationStatus
  { .denied }

  /// Reports an error without calling the block.
  @preconcurrency
  open func performChangesAndWait(_ changeBlock: @escaping @Sendable () -> Void) throws {
    throw PHPhotosError(.accessUserDenied)
  }

  /// Reports an error without calling the block.
  @preconcurrency
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(false, PHPhotosError(.accessUserDenied))
  }

  /// Throws an error without calling the block.
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }

  private var observers: [any PHPhotoLibraryChangeObserver] = []
  open func register(_ observer: any PHPhotoLibraryChangeObserver) { observers.append(observer) }
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    observers.removeAll { $0 === observer }
  }
  open func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
  open func unregisterAvailabilityObserver(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
  open var unavailabilityReason: (any Error)? { nil }
}

/// An object that is told of changes of the library: never.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
public protocol PHPhotoLibraryAvailabilityObserver: NSObjectProtocol {
  func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
}
open class PHChange: NSObject, @unchecked Sendable {
  open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
  open func changeDetails<T: PHObject>(
    for fetchResult: PHFetchResult<T>
  ) -> PHFetchResultChangeDetails<T>? { nil }
}
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  public let objectBeforeChanges: ObjectType
  public let objectAfterChanges: ObjectType?
  open var assetContentChanged: Bool { false }
  open var objectWasDeleted: Bool { false }
  init(before: ObjectType, after: ObjectType?) {
    (objectBeforeChanges, objectAfterChanges) = (before, after)
  }
}
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>
  open var hasIncrementalChanges: Bool { false }
  open var removedIndexes: IndexSet? { nil }
  open var insertedIndexes: IndexSet? { nil }
  open var changedIndexes: IndexSet? { nil }
  open var hasMoves: Bool { false }
  open var removedObjects: [ObjectType] { [] }
  open var insertedObjects: [ObjectType] { [] }
  open var changedObjects: [ObjectType] { [] }
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
  public init(
    from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>,
    changedObjects: [ObjectType]
  ) {
    (fetchResultBeforeChanges, fetchResultAfterChanges) = (fromResult, toResult)
  }
}
