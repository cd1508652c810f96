// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Operations that fail as soon as they are added to a database.

open class CKOperation: Operation, @unchecked Sendable {
  public typealias ID = String
  open class Configuration: NSObject, @unchecked Sendable {
    open var container: CKContainer?
    open var qualityOfService = QualityOfService.default
    open var allowsCellularAccess = true
    open var isLongLived = false
    open var timeoutIntervalForRequest: TimeInterval = 60
    open var timeoutIntervalForResource: TimeInterval = 604_800
    public override init() { super.init() }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var configuration: Configuration! = Configuration()
  open var group: CKOperationGroup?
  public let operationID: ID = UUID().uuidString
  open var longLivedOperationWasPersistedBlock: () -> Void = {}
  package func fail(with error: CKError) {}
}

open class CKOperationGroup: NSObject, @unchecked Sendable {
  public enum TransferSize: Int, Sendable {
    case unknown, kilobytes, megabytes, tensOfMegabytes, hundredsOfMegabytes, gigabytes
    case tensOfGigabytes, hundredsOfGigabytes
  }
  public let operationGroupID = UUID().uuidString
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()
  open var name: String?
  open var quantity = 0
  open var expectedSendSize = TransferSize.unknown
  open var expectedReceiveSize = TransferSize.unknown
  public override init() { super.init() }
}

open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  open var database: CKDatabase?
}

open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }

  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  open var clientChangeTokenData: Data?
  open var isAtomic = true
  open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?

  public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
  }

  package override func fail(with error: CKError) {
    for record in recordsToSave ?? [] { perRecordSaveBlock?(record.recordID, .failure(error)) }
    for id in recordIDsToDelete ?? [] { perRecordDeleteBlock?(id, .failure(error)) }
    modifyRecordsResultBlock?(.failure(error))
    modifyRecordsCompletionBlock?(nil, nil, error)
  }
}

open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var subscriptionsToSave: [CKSubscription]?
  open var subscriptionIDsToDelete: [CKSubscription.ID]?

  public init(
    subscriptionsToSave: [CKSubscription]? = nil,
    subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {
    self.subscriptionsToSave = subscriptionsToSave
    self.subscriptionIDsToDelete = subscriptionIDsToDelete
  }
  open var perSubscriptionSaveBlock:
    ((CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
  open var perSubscriptionDeleteBlock: ((CKSubscription.ID, Result<Void, any Error>) -> Void)?
  open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
  open var modifySubscriptionsCompletionBlock:
    (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?

  package override func fail(with error: CKError) {
    modifySubscriptionsResultBlock?(.failure(error))
    modifySubscriptionsCompletionBlock?(nil, nil, error)
  }
}

open class CKFetchSubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var subscriptionIDs: [CKSubscription.ID]?
  open var perSubscriptionResultBlock:
    ((CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
  open var fetchSubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
  open var fetchSubscriptionCompletionBlock:
    (([CKSubscription.ID: CKSubscription]?, (any Error)?) -> Void)?
  public required override init() { super.init() }
  public init(subscriptionIDs: [CKSubscription.ID]) { self.subscriptionIDs = subscriptionIDs }
  open class func fetchAllSubscriptionsOperation() -> Self { self.init() }
  package override func fail(with error: CKError) {
    fetchSubscriptionsResultBlock?(.failure(error))
    fetchSubscriptionCompletionBlock?(nil, error)
  }
}

open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordIDs: [CKRecord.ID]?
  open var desiredKeys: [CKRecord.FieldKey]?
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?

  public override init() { super.init() }
  public init(recordIDs: [CKRecord.ID]) { self.recordIDs = recordIDs }

  package override func fail(with error: CKError) {
    for id in recordIDs ?? [] { perRecordResultBlock?(id, .failure(error)) }
    fetchRecordsResultBlock?(.failure(error))
    fetchRecordsCompletionBlock?(nil, error)
  }
}

open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  open class Cursor: NSObject, @unchecked Sendable {
    package override init() { super.init() }
  }
  public static let maximumResults = 0

  open var query: CKQuery?
  open var cursor: Cursor?
  open var zoneID: CKRecordZone.ID?
  open var resultsLimit = CKQueryOperation.maximumResults
  open var desiredKeys: [CKRecord.FieldKey]?
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?

  public override init() { super.init() }
  public init(query: CKQuery) { self.query = query }
  public init(cursor: Cursor) { self.cursor = cursor }

  package override func fail(with error: CKError) {
    queryResultBlock?(.failure(error))
    queryCompletionBlock?(nil, error)
  }
}

open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordZonesToSave: [CKRecordZone]?
  open var recordZoneIDsToDelete: [CKRecordZone.ID]?
  open var perRecordZoneSaveBlock: ((CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
  open var perRecordZoneDeleteBlock: ((CKRecordZone.ID, Result<Void, any Error>) -> Void)?
  open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
  open var modifyRecordZonesCompletionBlock:
    (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
  public init(
    recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil
  ) {
    self.recordZonesToSave = recordZonesToSave
    self.recordZoneIDsToDelete = recordZoneIDsToDelete
  }
  package override func fail(with error: CKError) {
    modifyRecordZonesResultBlock?(.failure(error))
    modifyRecordZonesCompletionBlock?(nil, nil, error)
  }
}

open class CKFetchRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordZoneIDs: [CKRecordZone.ID]?
  open var perRecordZoneResultBlock: ((CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
  open var fetchRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
  open var fetchRecordZonesCompletionBlock:
    (([CKRecordZone.ID: CKRecordZone]?, (any Error)?) -> Void)?
  public required override init() { super.init() }
  public init(recordZoneIDs zoneIDs: [CKRecordZone.ID]) { recordZoneIDs = zoneIDs }
  open class func fetchAllRecordZonesOperation() -> Self { self.init() }
  package override func fail(with error: CKError) {
    fetchRecordZonesResultBlock?(.failure(error))
    fetchRecordZonesCompletionBlock?(nil, error)
  }
}

/// A place in the history of a database; no server gives one.
open class CKServerChangeToken: NSObject, NSSecureCoding, @unchecked Sendable {
  package override init() { super.init() }
  public required init?(coder: NSCoder) { nil }
  public static var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
}

open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var previousServerChangeToken: CKServerChangeToken?
  open var resultsLimit = 0
  open var fetchAllChanges = true
  open var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)?
  open var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)?
  open var recordZoneWithIDWasPurgedBlock: ((CKRecordZone.ID) -> Void)?
  open var recordZoneWithIDWasDeletedDueToUserEncryptedDataResetBlock: ((CKRecordZone.ID) -> Void)?
  open var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)?
  open var fetchDatabaseChangesResultBlock:
    ((Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void)?
  open var fetchDatabaseChangesCompletionBlock:
    ((CKServerChangeToken?, Bool, (any Error)?) -> Void)?
  public override init() { super.init() }
  public init(previousServerChangeToken: CKServerChangeToken?) {
    self.previousServerChangeToken = previousServerChangeToken
  }
  package override func fail(with error: CKError) {
    fetchDatabaseChangesResultBlock?(.failure(error))
    fetchDatabaseChangesCompletionBlock?(nil, false, error)
  }
}

open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  open class ZoneConfiguration: NSObject, @unchecked Sendable {
    open var previousServerChangeToken: CKServerChangeToken?
    open var resultsLimit: Int?
    open var desiredKeys: [CKRecord.FieldKey]?
    public init(
      previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
      desiredKeys: [CKRecord.FieldKey]? = nil
    ) {
      self.previousServerChangeToken = previousServerChangeToken
      (self.resultsLimit, self.desiredKeys) = (resultsLimit, desiredKeys)
    }
  }
  public typealias ZoneOptions = ZoneConfiguration
  open var recordZoneIDs: [CKRecordZone.ID]?
  open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
  open var fetchAllChanges = true
  open var recordChangedBlock: ((CKRecord) -> Void)?
  open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
  open var recordZoneChangeTokensUpdatedBlock:
    ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
  open var recordZoneFetchCompletionBlock:
    ((CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
  open var recordZoneFetchResultBlock:
    (
      (
        CKRecordZone.ID,
        Result<
          (
            serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool
          ), any Error
        >
      ) -> Void
    )?
  open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
  open var fetchRecordZoneChangesCompletionBlock: (((any Error)?) -> Void)?
  public override init() { super.init() }
  public init(
    recordZoneIDs: [CKRecordZone.ID],
    configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
  ) {
    self.recordZoneIDs = recordZoneIDs
    self.configurationsByRecordZoneID = configurationsByRecordZoneID
  }
  package override func fail(with error: CKError) {
    fetchRecordZoneChangesResultBlock?(.failure(error))
    fetchRecordZoneChangesCompletionBlock?(error)
  }
}

open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
  open var shareMetadatas: [CKShare.Metadata]?
  open var perShareResultBlock: ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
  open var perShareCompletionBlock: ((CKShare.Metadata, CKShare?, (any Error)?) -> Void)?
  open var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?
  open var acceptSharesCompletionBlock: (((any Error)?) -> Void)?
  public init(shareMetadatas: [CKShare.Metadata]) { self.shareMetadatas = shareMetadatas }
  package override func fail(with error: CKError) {
    acceptSharesResultBlock?(.failure(error))
    acceptSharesCompletionBlock?(error)
  }
}
