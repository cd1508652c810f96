// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import ViewCore

// Requests of users to Siri, and the answers of an app.

public enum INSendMessageIntentResponseCode: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  case failureMessageServiceNotAvailable
}
open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INSendMessageIntentResponseCode
  public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  open class func needsValue() -> Self { self.init() }
  open class func notRequired() -> Self { self.init() }
  open class func unsupported() -> Self { self.init() }
  public required override init() { super.init() }
}
open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedPerson: INPerson) -> Self { self.init() }
  open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self { self.init() }
  open class func confirmationRequired(with personToConfirm: INPerson?) -> Self { self.init() }
}
open class INSendMessageRecipientResolutionResult: INPersonResolutionResult, @unchecked Sendable {}
open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedString: String) -> Self { self.init() }
}
public protocol INSendMessageIntentHandling: NSObjectProtocol {
  func handle(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
}
extension INSendMessageIntentHandling {
  public func handle(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
  }
}

public enum INCallAudioRoute: Int, Sendable {
  case unknown, speakerphoneAudioRoute, bluetoothAudioRoute
}
public enum INCallDestinationType: Int, Sendable {
  case unknown, normal, emergency, voicemail, redial, callBack
}
public enum INCallCapability: Int, Sendable { case unknown, audioCall, videoCall }
open class INCallRecord: NSObject, @unchecked Sendable {}
open class INCallRecordFilter: NSObject, @unchecked Sendable {}
open class INStartCallIntent: INIntent, @unchecked Sendable {
  public let audioRoute: INCallAudioRoute
  public let destinationType: INCallDestinationType
  public let contacts: [INPerson]?
  public let callCapability: INCallCapability
  public init(
    callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?,
    audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?,
    callCapability: INCallCapability
  ) {
    (self.audioRoute, self.destinationType) = (audioRoute, destinationType)
    (self.contacts, self.callCapability) = (contacts, callCapability)
  }
}
open class INStartAudioCallIntent: INIntent, @unchecked Sendable {
  public let contacts: [INPerson]?
  public init(destinationType: INCallDestinationType = .normal, contacts: [INPerson]?) {
    self.contacts = contacts
  }
}

public enum INMediaItemType: Int, Sendable {
  case unknown, song, album, artist, genre, playlist, podcastShow, podcastEpisode, podcastPlaylist
  case musicStation, audioBook, movie, tvShow, tvShowEpisode, musicVideo, podcastStation
  case radioStation, station, music, algorithmicRadioStation, news
}
public enum INPlaybackRepeatMode: Int, Sendable { case unknown, none, all, one }
public enum INPlaybackQueueLocation: Int, Sendable { case unknown, now, next, later }
open class INMediaItem: NSObject, @unchecked Sendable {
  public let identifier: String?
  public let title: String?
  public let type: INMediaItemType
  public let artwork: INImage?
  public let artist: String?
  public init(
    identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?,
    artist: String? = nil
  ) {
    (self.identifier, self.title, self.type) = (identifier, title, type)
    (self.artwork, self.artist) = (artwork, artist)
  }
}
open class INMediaSearch: NSObject, @unchecked Sendable {
  open var mediaName: String? { nil }
  open var artistName: String? { nil }
}
open class INPlayMediaIntent: INIntent, @unchecked Sendable {
  public let mediaItems: [INMediaItem]?
  public let mediaContainer: INMediaItem?
  public let playShuffled: Bool?
  public let playbackRepeatMode: INPlaybackRepeatMode
  public let resumePlayback: Bool?
  public let mediaSearch: INMediaSearch?
  public init(
    mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil,
    playShuffled: Bool? = nil, playbackRepeatMode: INPlaybackRepeatMode = .unknown,
    resumePlayback: Bool? = nil, playbackQueueLocation: INPlaybackQueueLocation = .unknown,
    playbackSpeed: Double? = nil, mediaSearch: INMediaSearch? = nil
  ) {
    (self.mediaItems, self.mediaContainer) = (mediaItems, mediaContainer)
    (self.playShuffled, self.playbackRepeatMode) = (playShuffled, playbackRepeatMode)
    (self.resumePlayback, self.mediaSearch) = (resumePlayback, mediaSearch)
  }
}
public enum INPlayMediaIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, inProgress, success, handleInApp, failure
  case failureRequiringAppLaunch
}
open class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INPlayMediaIntentResponseCode
  public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
  func handle(
    intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
}

// MARK: Words, focus and suggestions

public enum INVocabularyStringType: Int, Sendable {
  case contactName = 1
  case contactGroupName
  case photoTag = 100
  case photoAlbumName
  case workoutActivityName = 200
  case carProfileName = 300
  case carName
  case paymentsOrganizationName = 400
  case paymentsAccountNickname
  case notebookItemTitle = 500
  case notebookItemGroupName
  case mediaPlaylistTitle = 700
  case mediaMusicArtistName, mediaAudiobookTitle, mediaAudiobookAuthorName, mediaShowTitle
}
/// The words of the app, which Siri does not learn.
open class INVocabulary: NSObject, @unchecked Sendable {
  private static let vocabulary = INVocabulary()
  open class func shared() -> INVocabulary { vocabulary }
  open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
  open func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
  open func removeAllVocabularyStrings() {}
}

public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
open class INFocusStatus: NSObject, @unchecked Sendable {
  open var isFocused: Bool? { nil }
}
/// The focus of the user, which the user does not share.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
  private static let center = INFocusStatusCenter()
  open class var `default`: INFocusStatusCenter { center }
  open var focusStatus: INFocusStatus { INFocusStatus() }
  open var authorizationStatus: INFocusStatusAuthorizationStatus { .notDetermined }
  open func requestAuthorization(
    completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) {
    completionHandler?(.denied)
  }
  open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .denied }
}

open class INRelevanceProvider: NSObject, @unchecked Sendable {}
open class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  public let startDate: Date
  public let endDate: Date?
  public init(start startDate: Date, end endDate: Date?) {
    (self.startDate, self.endDate) = (startDate, endDate)
  }
}
public enum INRelevantShortcutRole: Int, Sendable { case action, information }
open class INRelevantShortcut: NSObject, @unchecked Sendable {
  open var relevanceProviders: [INRelevanceProvider] = []
  open var shortcutRole = INRelevantShortcutRole.action
  open var widgetKind: String?
  public let shortcut: INShortcut
  public init(shortcut: INShortcut) { self.shortcut = shortcut }
}
/// The suggestions of the app, which are not shown.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
  private static let store = INRelevantShortcutStore()
  open class var `default`: INRelevantShortcutStore { store }
  open func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
  open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {}
}
