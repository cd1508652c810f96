// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A database in which every request fails at once, since the device has no account.
open class CKDatabase: NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private`, shared
  }
  public let databaseScope: Scope
  package init(_ scope: Scope) { databaseScope = scope }

  open func save(
    _ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }

  open func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }

  open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }

  open func fetchAllSubscriptions(
    completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }

  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }

  open func fetchAllRecordZones(
    completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func fetch(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func save(
    _ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func delete(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping (CKRecordZone.ID?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping (String?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler:
      @escaping (
        Result<
          (
            matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
            queryCursor: CKQueryOperation.Cursor?
          ), any Error
        >
      ) -> Void
  ) {
    completionHandler(.failure(CKError(.notAuthenticated)))
  }
  open func fetch(
    withCursor queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler:
      @escaping (
        Result<
          (
            matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
            queryCursor: CKQueryOperation.Cursor?
          ), any Error
        >
      ) -> Void
  ) {
    completionHandler(.failure(CKError(.notAuthenticated)))
  }
  open func fetch(
    withRecordIDs recordIDs: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil,
    completionHandler:
      @escaping (
        Result<[CKRecord.ID: Result<CKRecord, any Error>], any Error>
      ) -> Void
  ) {
    completionHandler(.failure(CKError(.notAuthenticated)))
  }
  open func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true,
    completionHandler:
      @escaping (
        Result<
          (
            saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
            deleteResults: [CKRecord.ID: Result<Void, any Error>]
          ), any Error
        >
      ) -> Void
  ) {
    completionHandler(.failure(CKError(.notAuthenticated)))
  }
  open func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone {
    throw CKError(.notAuthenticated)
  }
  open func recordZones(
    for ids: [CKRecordZone.ID]
  ) async throws -> [CKRecordZone.ID: Result<CKRecordZone, any Error>] {
    throw CKError(.notAuthenticated)
  }
  @discardableResult
  open func modifyRecordZones(
    saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID]
  ) async throws -> (
    saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
    deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
  ) { throw CKError(.notAuthenticated) }
  open func recordZoneChanges(
    inZoneWith zoneID: CKRecordZone.ID, since token: CKServerChangeToken?,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int? = nil
  ) async throws -> (
    modificationResultsByID: [CKRecord.ID: Result<RecordZoneChange.Modification, any Error>],
    deletions: [RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool
  ) { throw CKError(.notAuthenticated) }
  open func databaseChanges(
    since changeToken: CKServerChangeToken?, resultsLimit: Int? = nil
  ) async throws -> (
    modifications: [DatabaseChange.Modification], deletions: [DatabaseChange.Deletion],
    changeToken: CKServerChangeToken, moreComing: Bool
  ) { throw CKError(.notAuthenticated) }
  public enum RecordZoneChange {
    public struct Modification: Sendable { public let record: CKRecord }
    public struct Deletion: Sendable {
      public let recordID: CKRecord.ID
      public let recordType: CKRecord.RecordType
    }
  }
  public enum DatabaseChange {
    public struct Modification: Sendable { public let zoneID: CKRecordZone.ID }
    public struct Deletion: Sendable {
      public enum Reason: Sendable { case deleted, purged, encryptedDataReset }
      public let zoneID: CKRecordZone.ID
      public let reason: Reason
    }
  }
  open func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription {
    throw CKError(.notAuthenticated)
  }
  open func allSubscriptions() async throws -> [CKSubscription] {
    throw CKError(.notAuthenticated)
  }
  @discardableResult
  open func deleteSubscription(
    withID subscriptionID: CKSubscription.ID
  ) async throws -> CKSubscription.ID { throw CKError(.notAuthenticated) }
  @discardableResult
  open func modifySubscriptions(
    saving subscriptionsToSave: [CKSubscription],
    deleting subscriptionIDsToDelete: [CKSubscription.ID]
  ) async throws -> (
    saveResults: [CKSubscription.ID: Result<CKSubscription, any Error>],
    deleteResults: [CKSubscription.ID: Result<Void, any Error>]
  ) { throw CKError(.notAuthenticated) }
  open func configuredWith<R>(
    configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil,
    body: (CKDatabase) async throws -> R
  ) async rethrows -> R { try await body(self) }
  open func configuredWith<R>(
    configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil,
    body: (CKDatabase) throws -> R
  ) rethrows -> R { try body(self) }

  @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord {
    throw CKError(.notAuthenticated)
  }
  @discardableResult
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw CKError(.notAuthenticated)
  }
  open func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  @discardableResult
  open func save(_ zone: CKRecordZone) async throws -> CKRecordZone {
    throw CKError(.notAuthenticated)
  }
  @discardableResult
  open func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
    throw CKError(.notAuthenticated)
  }
  open func allRecordZones() async throws -> [CKRecordZone] { throw CKError(.notAuthenticated) }
  @discardableResult
  open func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    throw CKError(.notAuthenticated)
  }
  open func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw CKError(.notAuthenticated) }
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) { throw CKError(.notAuthenticated) }
  open func records(
    continuingMatchFrom queryCursor: CKQueryOperation.Cursor,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) { throw CKError(.notAuthenticated) }
  @discardableResult
  open func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) { throw CKError(.notAuthenticated) }

  open func add(_ operation: CKDatabaseOperation) {
    operation.fail(with: CKError(.notAuthenticated))
    operation.completionBlock?()
  }
}

open class CKQuery: NSObject, NSCopying, @unchecked Sendable {
  open override func copy() -> Any { copy(with: nil) }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKQuery(recordType: recordType, predicate: predicate)
    copy.sortDescriptors = sortDescriptors
    return copy
  }
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}
