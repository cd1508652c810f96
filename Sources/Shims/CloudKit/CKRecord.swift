// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A record of values by key, which is kept in memory.
open class CKRecord: NSObject, NSCopying, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String

  public let recordType: RecordType
  public let recordID: ID
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var creatorUserRecordID: ID? { nil }
  open var lastModifiedUserRecordID: ID? { nil }
  open var recordChangeTag: String? { nil }
  open var parent: Reference?
  private var fields: [FieldKey: any CKRecordValueProtocol] = [:]

  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  open var share: Reference? { nil }
  open func setParent(_ parentRecord: CKRecord?) {
    parent = parentRecord.map { Reference(record: $0, action: .none) }
  }
  open func setParent(_ parentRecordID: ID?) {
    parent = parentRecordID.map { Reference(recordID: $0, action: .none) }
  }
  open func changedKeys() -> [FieldKey] { allKeys() }
  open func allTokens() -> [String] { fields.values.compactMap { $0 as? String } }
  /// Encodes the name and the type of the record, not its fields.
  open func encodeSystemFields(with coder: NSCoder) {
    coder.encode(NSString(string: recordType), forKey: "RecordType")
    coder.encode(NSString(string: recordID.recordName), forKey: "RecordID")
    coder.encode(NSString(string: recordID.zoneID.zoneName), forKey: "ZoneID")
    coder.encode(NSString(string: recordID.zoneID.ownerName), forKey: "ZoneOwner")
  }
  /// Creates a record without fields from its name and its type.
  public convenience init?(coder: NSCoder) {
    func text(_ key: String) -> String? {
      coder.decodeObject(of: NSString.self, forKey: key).map { "\($0)" }
    }
    guard let type = text("RecordType"), let name = text("RecordID"), let zone = text("ZoneID"),
      let owner = text("ZoneOwner")
    else { return nil }
    let zoneID = CKRecordZone.ID(zoneName: zone, ownerName: owner)
    self.init(recordType: type, recordID: ID(recordName: name, zoneID: zoneID))
  }
  open override func copy() -> Any { copy(with: nil) }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKRecord(recordType: recordType, recordID: recordID)
    (copy.fields, copy.parent) = (fields, parent)
    return copy
  }

  public static let recordTypeUserRecord = "Users"
  public static let parentKey = "parent"
  public static let shareKey = "share"
  open func allKeys() -> [FieldKey] { fields.keys.sorted() }
  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { fields[key] }
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
    fields[key] = object
  }
  /// The values that a server keeps encrypted; here they are those of the record.
  open var encryptedValues: CKRecord { self }

  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { fields[key] }
    set { fields[key] = newValue }
  }

  public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
    get { fields[key] as? Value }
    set { fields[key] = newValue }
  }
}

extension CKRecord {
  public struct SystemFieldKey {
    public static let recordID = "recordID"
    public static let parent = "parent"
    public static let share = "share"
    public static let creationDate = "creationDate"
    public static let creatorUserRecordID = "creatorUserRecordID"
    public static let modificationDate = "modificationDate"
    public static let lastModifiedUserRecordID = "lastModifiedUserRecordID"
  }
  public enum SystemType {
    public static let userRecord = "Users"
    public static let share = "cloudkit.share"
  }

  open class ID: NSObject, NSCopying, @unchecked Sendable {
    open override func copy() -> Any { self }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    public let recordName: String
    public let zoneID: CKRecordZone.ID
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }
    open override func isEqual(_ object: Any?) -> Bool {
      let other = object as? ID
      return other?.recordName == recordName && other?.zoneID == zoneID
    }
    open override var hash: Int { recordName.hashValue }
  }

  public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }

  public typealias Action = ReferenceAction

  open class Reference: NSObject, @unchecked Sendable {
    public let recordID: ID
    public let action: ReferenceAction
    public init(recordID: ID, action: ReferenceAction) {
      (self.recordID, self.action) = (recordID, action)
    }
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? Reference)?.recordID == recordID
    }
    open override var hash: Int { recordID.hash }
  }
}

open class CKAsset: NSObject, @unchecked Sendable {
  public let fileURL: URL?
  public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A value of a record.
public protocol CKRecordValueProtocol {}

extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension String: CKRecordValueProtocol {}
extension Int8: CKRecordValueProtocol {}
extension Int16: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension UInt8: CKRecordValueProtocol {}
extension UInt16: CKRecordValueProtocol {}
extension UInt32: CKRecordValueProtocol {}
extension UInt64: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}

public typealias CKRecordValue = CKRecordValueProtocol
public protocol CKRecordKeyValueSetting: AnyObject {
  subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? { get set }
  func allKeys() -> [CKRecord.FieldKey]
}
extension CKRecord: CKRecordKeyValueSetting {}
