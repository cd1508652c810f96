// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A record that other users can open; no server shares it.
open class CKShare: CKRecord, @unchecked Sendable {
  public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
  public enum ParticipantAcceptanceStatus: Int, Sendable {
    case unknown, pending, accepted, removed
  }
  public enum ParticipantRole: Int, Sendable {
    case unknown = 0, owner = 1, administrator = 2, privateUser = 3, publicUser = 4
  }
  public typealias ParticipantType = ParticipantRole

  open class Participant: NSObject, @unchecked Sendable {
    open var userIdentity: CKUserIdentity { CKUserIdentity() }
    open var role = ParticipantRole.privateUser
    open var permission = ParticipantPermission.readOnly
    open var acceptanceStatus: ParticipantAcceptanceStatus { .unknown }
  }

  open class Metadata: NSObject, @unchecked Sendable {
    open var containerIdentifier: String { "" }
    open var share: CKShare { CKShare(recordZoneID: .default) }
    open var rootRecord: CKRecord? { nil }
    open var rootRecordID: CKRecord.ID { CKRecord.ID() }
    open var hierarchicalRootRecordID: CKRecord.ID? { nil }
    open var participantRole: ParticipantRole { .unknown }
    open var participantStatus: ParticipantAcceptanceStatus { .unknown }
    open var participantPermission: ParticipantPermission { .unknown }
    open var ownerIdentity: CKUserIdentity { CKUserIdentity() }
  }

  public enum SystemFieldKey {
    public static let title = "cloudkit.title"
    public static let thumbnailImageData = "cloudkit.thumbnailImageData"
    public static let shareType = "cloudkit.type"
  }

  open var publicPermission = ParticipantPermission.none
  open var url: URL? { nil }
  open private(set) var participants: [Participant] = []
  open var owner: Participant { Participant() }
  open var currentUserParticipant: Participant? { nil }

  public convenience init(rootRecord: CKRecord) {
    self.init(rootRecord: rootRecord, shareID: CKRecord.ID(zoneID: rootRecord.recordID.zoneID))
  }
  public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
    super.init(recordType: CKRecord.SystemType.share, recordID: shareID)
  }
  public init(recordZoneID: CKRecordZone.ID) {
    super.init(
      recordType: CKRecord.SystemType.share,
      recordID: CKRecord.ID(recordName: "cloudkit.zoneshare", zoneID: recordZoneID))
  }
  open func addParticipant(_ participant: Participant) { participants.append(participant) }
  open func removeParticipant(_ participant: Participant) {
    participants.removeAll { $0 === participant }
  }
}
