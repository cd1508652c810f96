// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// People and their messages, for suggestions of shares and notifications, which nobody shows.

public enum INPersonHandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
open class INPersonHandle: NSObject, @unchecked Sendable {
  public let value: String?
  public let type: INPersonHandleType
  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
    (self.value, self.type) = (value, type)
  }
}
public enum INPersonSuggestionType: Int, Sendable {
  case none, socialProfile, instantMessageAddress
}
open class INPerson: NSObject, @unchecked Sendable {
  public let personHandle: INPersonHandle?
  public let nameComponents: PersonNameComponents?
  public let displayName: String
  public let image: INImage?
  public let contactIdentifier, customIdentifier: String?
  public let isMe: Bool
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false,
    suggestionType: INPersonSuggestionType = .none
  ) {
    (self.personHandle, self.nameComponents) = (personHandle, nameComponents)
    (self.displayName, self.image) = (displayName ?? "", image)
    (self.contactIdentifier, self.customIdentifier) = (contactIdentifier, customIdentifier)
    self.isMe = isMe
  }
}

public enum INOutgoingMessageType: Int, Sendable {
  case unknown, outgoingMessageText, outgoingMessageAudio
}
open class INSendMessageIntent: INIntent, @unchecked Sendable {
  public let recipients: [INPerson]?
  public let content: String?
  public let speakableGroupName: INSpeakableString?
  public let conversationIdentifier, serviceName: String?
  public let sender: INPerson?
  public init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
    sender: INPerson?, attachments: [Any]?
  ) {
    (self.recipients, self.content) = (recipients, content)
    (self.speakableGroupName, self.sender) = (speakableGroupName, sender)
    (self.conversationIdentifier, self.serviceName) = (conversationIdentifier, serviceName)
  }
}
