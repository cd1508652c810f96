// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Operations that fail as soon as they are added to a database.

open class CKOperation: Operation, @unchecked Sendable {}

open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  package func fail(with error: CKError) {}
}

open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }

  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  @preconcurrency
  open var modifyRecordsCompletionBlock:
    (@Sendable ([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?

  public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
  }

  package override func fail(with error: CKError) {
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
}

open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordIDs: [CKRecord.ID]?
  open var desiredKeys: [CKRecord.FieldKey]?
  @preconcurrency
  open var perRecordResultBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  @preconcurrency
  open var fetchRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  @preconcurrency
  open var fetchRecordsCompletionBlock:
    (@Sendable ([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?

  public override init() { super.init() }
  public init(recordIDs: [CKRecord.ID]) { self.recordIDs = recordIDs }

  package override func fail(with error: CKError) {
    for id in recordIDs ?? [] { perRecordResultBlock?(id, .failure(error)) }
    fetchRecordsResultBlock?(.failure(error))
    fetchRecordsCompletionBlock?(nil, error)
  }
}
