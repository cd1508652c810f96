// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A record of values by key, which is kept in memory.
open class CKRecord: NSObject, @unchecked Sendable {
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
  open class ID: NSObject, @unchecked Sendable {
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
