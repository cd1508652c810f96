// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public enum EKParticipantType: Int, Sendable {
  case unknown, person, room, resource, group
}

public enum EKParticipantRole: Int, Sendable {
  case unknown, required, optional, chair, nonParticipant
}

public enum EKParticipantStatus: Int, Sendable {
  case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}

/// A person who is invited to an event; no event here has one.
open class EKParticipant: EKObject, @unchecked Sendable {
  public let url: URL
  public let name: String?
  public let participantStatus = EKParticipantStatus.unknown
  public let participantRole = EKParticipantRole.unknown
  public let participantType = EKParticipantType.unknown
  public let isCurrentUser = false
  open var contactPredicate: NSPredicate { NSPredicate(value: false) }

  init(url: URL, name: String?) { (self.url, self.name) = (url, name) }
}
