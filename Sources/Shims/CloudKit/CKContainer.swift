// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// iCloud on a device without an account.

public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

open class CKContainer: NSObject, @unchecked Sendable {
  private static let container = CKContainer(identifier: nil)

  public let containerIdentifier: String?
  public let privateCloudDatabase = CKDatabase(.private)
  public let publicCloudDatabase = CKDatabase(.public)
  public let sharedCloudDatabase = CKDatabase(.shared)

  private init(identifier: String?) { containerIdentifier = identifier }
  public convenience init(identifier containerIdentifier: String) {
    self.init(identifier: Optional(containerIdentifier))
  }

  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }

  open class func `default`() -> CKContainer { container }

  @preconcurrency
  open func accountStatus(
    completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
  ) {
    completionHandler(.noAccount, nil)
  }

  @discardableResult
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }

  @preconcurrency
  open func fetchUserRecordID(
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
}
