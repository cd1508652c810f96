import CloudKit
import Foundation
import Testing

struct CKDatabaseTests {
  private let database = CKContainer.default().privateCloudDatabase

  @Test func nobodyHasSignedIn() async throws {
    #expect(try await CKContainer.default().accountStatus() == .noAccount)
    #expect(CKContainer(identifier: "a").containerIdentifier == "a")
    #expect((CKError(.notAuthenticated) as NSError).domain == CKErrorDomain)
  }

  @Test func aRequestFails() async {
    let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
    let error = await withCheckedContinuation { answer in
      database.perform(query, inZoneWith: nil) { records, error in
        #expect(records == nil)
        answer.resume(returning: error as? CKError)
      }
    }
    #expect(error == CKError(.notAuthenticated))
  }

  @Test func anOperationFailsAndCompletes() async {
    let operation = CKModifyRecordsOperation(recordsToSave: [CKRecord(recordType: "Note")])
    let error = await withCheckedContinuation { answer in
      operation.modifyRecordsCompletionBlock = { _, _, error in
        answer.resume(returning: error as? CKError)
      }
      database.add(operation)
    }
    #expect(error == CKError(.notAuthenticated))
    #expect(operation.recordsToSave?.count == 1)
    await withCheckedContinuation { answer in
      let change = CKModifySubscriptionsOperation(subscriptionIDsToDelete: ["a"])
      change.completionBlock = { answer.resume() }
      database.add(change)
    }
  }

  @Test func aFetchFailsForEachRecord() async {
    let id = CKRecord.ID(recordName: "a")
    let operation = CKFetchRecordsOperation(recordIDs: [id])
    let failed = await withCheckedContinuation { answer in
      operation.perRecordResultBlock = { id, result in
        if case .failure = result { answer.resume(returning: id) }
      }
      database.add(operation)
    }
    #expect(failed == id)
  }

  @Test func aSubscriptionKeepsItsQuery() {
    let subscription = CKQuerySubscription(
      recordType: "Note", predicate: NSPredicate(value: true), options: .firesOnRecordCreation)
    subscription.notificationInfo = CKSubscription.NotificationInfo()
    subscription.notificationInfo?.soundName = "default"
    #expect(subscription.recordType == "Note")
    #expect(subscription.querySubscriptionOptions == .firesOnRecordCreation)
    #expect(CKNotification(fromRemoteNotificationDictionary: ["ck": 1]) == nil)
  }

  @Test func awaitedRequestsFailForAMissingAccount() async {
    let database = CKContainer.default().database(with: .private)
    #expect(database.databaseScope == .private)
    let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
    for request in [
      { @Sendable in _ = try await database.records(matching: query) },
      { @Sendable in _ = try await database.modifyRecords(saving: [], deleting: []) },
    ] {
      let error = await #expect(throws: CKError.self) { try await request() }
      #expect(error?.code == .notAuthenticated && error?.partialErrorsByItemID == nil)
    }
    #expect(CKError.Code.serverRecordChanged.rawValue == 14)
    #expect(CKError.Code.zoneNotFound.rawValue == 26)
  }

  @Test func aQueryOperationFails() async {
    let query = CKQueryOperation(
      query: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
    let failed = await withCheckedContinuation { answer in
      query.queryResultBlock = { result in
        if case .failure(CKError.notAuthenticated) = result {
          answer.resume(returning: true)
        } else {
          answer.resume(returning: false)
        }
      }
      CKContainer.default().privateCloudDatabase.add(query)
    }
    #expect(failed)
  }

  @Test func operationsOnZonesAndChangesFail() async {
    let zones = CKModifyRecordZonesOperation(recordZonesToSave: [CKRecordZone(zoneName: "a")])
    let changes = CKFetchRecordZoneChangesOperation(recordZoneIDs: [.default])
    let failures = AsyncStream<CKError.Code>.makeStream()
    func report(_ result: Result<Void, any Error>) {
      guard case .failure(let error) = result, let error = error as? CKError else { return }
      failures.continuation.yield(error.code)
    }
    zones.modifyRecordZonesResultBlock = report
    changes.fetchRecordZoneChangesResultBlock = report
    database.add(zones)
    database.add(changes)
    var iterator = failures.stream.makeAsyncIterator()
    #expect(await iterator.next() == .notAuthenticated)
    #expect(await iterator.next() == .notAuthenticated)
  }

  @Test func aShareKeepsItsTitleAndPeople() {
    let root = CKRecord(recordType: "List")
    let share = CKShare(rootRecord: root)
    share[CKShare.SystemFieldKey.title] = "Groceries"
    share.publicPermission = .readOnly
    share.addParticipant(CKShare.Participant())
    #expect(share[CKShare.SystemFieldKey.title] == "Groceries" && share.participants.count == 1)
    #expect(share.url == nil && share.recordID.zoneID == root.recordID.zoneID)
  }
}
