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

  open func accountStatus(
    completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void
  ) {
    completionHandler(.noAccount, nil)
  }

  @discardableResult
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }

  open func fetchUserRecordID(
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }

  public struct ApplicationPermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
  }
  public enum ApplicationPermissionStatus: Int, Sendable {
    case initialState, couldNotComplete, denied, granted
  }
  public typealias ApplicationPermissionBlock = (ApplicationPermissionStatus, (any Error)?) -> Void

  open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions,
    completionHandler: @escaping ApplicationPermissionBlock
  ) {
    completionHandler(.denied, nil)
  }
  open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions
  ) async throws -> ApplicationPermissionStatus { .denied }
  open func status(
    forApplicationPermission applicationPermission: ApplicationPermissions,
    completionHandler: @escaping ApplicationPermissionBlock
  ) {
    completionHandler(.initialState, nil)
  }
  open func applicationPermissionStatus(
    for applicationPermission: ApplicationPermissions
  ) async throws -> ApplicationPermissionStatus { .initialState }

  open func discoverUserIdentity(
    withEmailAddress email: String,
    completionHandler: @escaping (CKUserIdentity?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func discoverUserIdentity(
    withUserRecordID userRecordID: CKRecord.ID,
    completionHandler: @escaping (CKUserIdentity?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func userIdentity(forEmailAddress email: String) async throws -> CKUserIdentity? {
    throw CKError(.notAuthenticated)
  }
  open func userIdentity(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKUserIdentity?
  {
    throw CKError(.notAuthenticated)
  }
  open func fetchShareParticipant(
    withEmailAddress emailAddress: String,
    completionHandler: @escaping (CKShare.Participant?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func shareParticipant(
    forEmailAddress emailAddress: String
  ) async throws -> CKShare.Participant { throw CKError(.notAuthenticated) }
  open func shareParticipant(
    forPhoneNumber phoneNumber: String
  ) async throws -> CKShare.Participant { throw CKError(.notAuthenticated) }
  open func fetchShareMetadata(
    with url: URL, completionHandler: @escaping (CKShare.Metadata?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func shareMetadata(for url: URL) async throws -> CKShare.Metadata {
    throw CKError(.notAuthenticated)
  }
  open func accept(
    _ metadata: CKShare.Metadata, completionHandler: @escaping (CKShare?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  @discardableResult
  open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare {
    throw CKError(.notAuthenticated)
  }
  open func add(_ operation: CKOperation) {
    operation.fail(with: CKError(.notAuthenticated))
    operation.completionBlock?()
  }
}

extension Notification.Name {
  public static let CKAccountChanged = Self("CKAccountChangedNotification")
}

public let CKOwnerDefaultName = CKCurrentUserDefaultName

/// A user of iCloud; none is found.
open class CKUserIdentity: NSObject, @unchecked Sendable {
  open var userRecordID: CKRecord.ID? { nil }
  open var lookupInfo: LookupInfo? { nil }
  open var nameComponents: PersonNameComponents? { nil }
  open var hasiCloudAccount: Bool { false }
  open var contactIdentifiers: [String] { [] }
  open class LookupInfo: NSObject, @unchecked Sendable {
    public let emailAddress: String?
    public let phoneNumber: String?
    public let userRecordID: CKRecord.ID?
    public init(emailAddress: String) {
      (self.emailAddress, phoneNumber, userRecordID) = (emailAddress, nil, nil)
    }
    public init(phoneNumber: String) {
      (emailAddress, self.phoneNumber, userRecordID) = (nil, phoneNumber, nil)
    }
    public init(userRecordID: CKRecord.ID) {
      (emailAddress, phoneNumber, self.userRecordID) = (nil, nil, userRecordID)
    }
  }
}
