import Foundation

/// The values that an app stores in iCloud; here they are in memory, and empty at first.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The only store.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// The notification of a change from another device; never posted.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// All values.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  /// Returns a value; nil if there is none.
  open func object(forKey key: String) -> Any? { lock.withLock { values[key] } }
  /// Returns a text; nil if there is none.
  open func string(forKey key: String) -> String? { object(forKey: key) as? String }
  /// Returns an array; nil if there is none.
  open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  /// Returns a dictionary; nil if there is none.
  open func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }
  /// Returns data; nil if there is none.
  open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  /// Returns an integer; 0 if there is none.
  open func longLong(forKey key: String) -> Int64 {
    (object(forKey: key) as? NSNumber)?.int64Value ?? 0
  }
  /// Returns a number; 0 if there is none.
  open func double(forKey key: String) -> Double {
    (object(forKey: key) as? NSNumber)?.doubleValue ?? 0
  }
  /// Returns a Boolean value; false if there is none.
  open func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }

  /// Sets a value; nil removes it.
  open func set(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value } }
  /// Sets a text; nil removes it.
  open func set(_ value: String?, forKey key: String) { set(value as Any?, forKey: key) }
  /// Sets data; nil removes it.
  open func set(_ value: Data?, forKey key: String) { set(value as Any?, forKey: key) }
  /// Sets an array; nil removes it.
  open func set(_ value: [Any]?, forKey key: String) { set(value as Any?, forKey: key) }
  /// Sets a dictionary; nil removes it.
  open func set(_ value: [String: Any]?, forKey key: String) { set(value as Any?, forKey: key) }
  /// Sets an integer.
  open func set(_ value: Int64, forKey key: String) { set(value as Any?, forKey: key) }
  /// Sets a number with a fraction.
  @_disfavoredOverload open func set(_ value: Double, forKey key: String) {
    set(value as Any?, forKey: key)
  }
  /// Sets a Boolean value.
  open func set(_ value: Bool, forKey key: String) { set(value as Any?, forKey: key) }
  /// Removes a value.
  open func removeObject(forKey key: String) { set(nil as Any?, forKey: key) }
  /// Returns true, since there is nothing to write.
  @discardableResult open func synchronize() -> Bool { true }
}

extension NSNotification.Name {
  /// The user has signed in to iCloud or out of it: never.
  public static let NSUbiquityIdentityDidChange = NSNotification.Name(
    "NSUbiquityIdentityDidChangeNotification")
}

extension FileManager {
  /// Returns nil: the user is not signed in to iCloud.
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }

  /// The identity of the user's iCloud account: nil.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Whether a file is in iCloud: no.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Throws an error: no file is in iCloud.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }

  /// Throws an error: no file is in iCloud.
  public func evictUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }

  /// Throws an error: the user is not signed in to iCloud.
  public func setUbiquitous(
    _ flag: Bool, itemAt url: URL, destinationURL: URL
  ) throws { throw CocoaError(.ubiquitousFileUnavailable) }

  /// Returns a folder for a group of apps, and creates it if it is missing.
  ///
  /// The folder belongs to this process, and is removed at its end: it is in the home folder that
  /// `snap` makes for a program, and among the temporary files elsewhere.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
    let folder = groupContainers.appendingPathComponent(group, isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

/// The folder of all containers of this process.
private let groupContainers: URL = {
  if let home = ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"], !home.isEmpty {
    return URL(fileURLWithPath: home).appending(path: "Library/Group Containers")
  }
  let folder = temporaryFolderOfContainers
  atexit { try? FileManager.default.removeItem(at: temporaryFolderOfContainers) }
  return folder
}()

/// The folder outside `snap`, where the user's own home folder must stay as it is.
private let temporaryFolderOfContainers = FileManager.default.temporaryDirectory
  .appending(path: "group-containers-\(ProcessInfo.processInfo.processIdentifier)")

/// The key of the reason for a change from another device, a number.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the keys whose values have changed, an array.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// Another device has sent values.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The first values of a device have come.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The store is full.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// Another person uses the device.
public let NSUbiquitousKeyValueStoreAccountChange = 3
