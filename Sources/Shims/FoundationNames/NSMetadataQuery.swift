import Foundation

/// The name of the file of an item.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// The URL of an item.
public let NSMetadataItemURLKey = "kMDItemURL"
/// The path of an item.
public let NSMetadataItemPathKey = "kMDItemPath"
/// The name that the user sees.
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
/// The key of the time at which the content of an item last changed.
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
/// The size of an item, in bytes.
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
/// Whether an item is on this device.
public let NSMetadataUbiquitousItemDownloadingStatusKey =
  "NSMetadataUbiquitousItemDownloadingStatusKey"
/// An item is on this device, and may be older than in the cloud.
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
/// An item is on this device.
public let NSMetadataUbiquitousItemDownloadingStatusCurrent =
  "NSMetadataUbiquitousItemDownloadingStatusCurrent"
/// An item is only in the cloud.
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
/// The documents in the app's containers of iCloud.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
/// The other files in the app's containers of iCloud.
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"

/// A file that a search finds.
open class NSMetadataItem: NSObject, @unchecked Sendable {
  private let values: [String: Any]

  /// Creates an item for a file.
  public init?(url: URL) {
    values = [
      NSMetadataItemURLKey: url, NSMetadataItemPathKey: url.path,
      NSMetadataItemFSNameKey: url.lastPathComponent,
      NSMetadataItemDisplayNameKey: url.lastPathComponent,
    ]
  }

  /// Returns a value of the file; nil for a name that is not known.
  open func value(forAttribute key: String) -> Any? { values[key] }

  /// The names of the values.
  open var attributes: [String] { values.keys.sorted() }
}

/// A search for files in iCloud, where the app has none.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
  /// The condition.
  open var predicate: NSPredicate?
  /// The order of the results.
  open var sortDescriptors: [NSSortDescriptor] = []
  /// The folders to search.
  open var searchScopes: [Any] = []
  /// The queue of the notifications.
  open var operationQueue: OperationQueue?
  /// The seconds between notifications.
  open var notificationBatchingInterval: TimeInterval = 1
  /// Whether the search has begun.
  open private(set) var isStarted = false
  /// Whether files are being searched: never.
  open var isGathering: Bool { false }
  /// Whether the search has ended.
  open var isStopped: Bool { !isStarted }
  /// The files that are found: none.
  open var results: [Any] { [] }
  /// The number of files that are found: none.
  open var resultCount: Int { 0 }

  /// Creates a search.
  public override init() {}

  /// Begins the search, and tells at once that it found nothing.
  @discardableResult
  open func start() -> Bool {
    guard !isStarted else { return false }
    isStarted = true
    let center = NotificationCenter.default
    center.post(name: .NSMetadataQueryDidStartGathering, object: self)
    center.post(name: .NSMetadataQueryDidFinishGathering, object: self)
    return true
  }

  /// Ends the search.
  open func stop() { isStarted = false }
  /// Calls nothing, since nothing is found.
  open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  /// Calls nothing, since nothing is found.
  open func enumerateResults(
    options: NSEnumerationOptions,
    using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  /// Returns the place of a file: none.
  open func index(ofResult result: Any) -> Int { NSNotFound }
  /// Has no effect: nothing changes.
  open func disableUpdates() {}
  /// Has no effect: nothing changes.
  open func enableUpdates() {}
}

extension NSNotification.Name {
  /// A search begins.
  public static let NSMetadataQueryDidStartGathering = NSNotification.Name(
    "NSMetadataQueryDidStartGatheringNotification")
  /// A search has found the files that there are.
  public static let NSMetadataQueryDidFinishGathering = NSNotification.Name(
    "NSMetadataQueryDidFinishGatheringNotification")
  /// A search has found other files, which never happens.
  public static let NSMetadataQueryDidUpdate = NSNotification.Name(
    "NSMetadataQueryDidUpdateNotification")
}
