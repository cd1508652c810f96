// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AVFoundation
import SystemIntegration
import UIKit
import ViewCore

// The library of music, which is empty: the user opens none.

public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyReleaseDate = "releaseDate"
public let MPMediaItemPropertyAssetURL = "assetURL"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
public let MPMediaItemPropertyIsExplicit = "isExplicit"
public let MPMediaItemPropertyLyrics = "lyrics"
public let MPMediaItemPropertyComments = "comments"
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
public let MPMediaItemPropertyRating = "rating"
public let MPMediaItemPropertyPlayCount = "playCount"
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
public let MPMediaItemPropertyAlbumPersistentID = "albumPersistentID"
public let MPMediaItemPropertyArtistPersistentID = "artistPersistentID"
public let MPMediaPlaylistPropertyName = "name"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
public let MPNowPlayingInfoPropertyExternalContentIdentifier =
  "MPNowPlayingInfoPropertyExternalContentIdentifier"
public let MPNowPlayingInfoPropertyExternalUserProfileIdentifier =
  "MPNowPlayingInfoPropertyExternalUserProfileIdentifier"
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
public let MPNowPlayingInfoPropertyServiceIdentifier = "MPNowPlayingInfoPropertyServiceIdentifier"
public let MPNowPlayingInfoCollectionIdentifier = "MPNowPlayingInfoCollectionIdentifier"
public let MPNowPlayingInfoPropertyCurrentPlaybackDate =
  "MPNowPlayingInfoPropertyCurrentPlaybackDate"
public let MPNowPlayingInfoPropertyAvailableLanguageOptions =
  "MPNowPlayingInfoPropertyAvailableLanguageOptions"
public let MPNowPlayingInfoPropertyCurrentLanguageOptions =
  "MPNowPlayingInfoPropertyCurrentLanguageOptions"

public typealias MPMediaEntityPersistentID = UInt64
public struct MPMediaType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let music = MPMediaType(rawValue: 1)
  public static let podcast = MPMediaType(rawValue: 2)
  public static let audioBook = MPMediaType(rawValue: 4)
  public static let anyAudio = MPMediaType(rawValue: 0xFF)
  public static let movie = MPMediaType(rawValue: 256)
  public static let tvShow = MPMediaType(rawValue: 512)
  public static let anyVideo = MPMediaType(rawValue: 0xFF00)
  public static let any = MPMediaType(rawValue: .max)
}
open class MPMediaEntity: NSObject, @unchecked Sendable {
  open var persistentID: MPMediaEntityPersistentID { 0 }
  open func value(forProperty property: String) -> Any? { nil }
}
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  public override init() { super.init() }
  open var title: String? { nil }
  open var artist: String? { nil }
  open var albumTitle: String? { nil }
  open var albumArtist: String? { nil }
  open var genre: String? { nil }
  open var composer: String? { nil }
  open var lyrics: String? { nil }
  open var podcastTitle: String? { nil }
  open var artwork: MPMediaItemArtwork? { nil }
  open var assetURL: URL? { nil }
  open var playbackStoreID: String { "" }
  open var playbackDuration: TimeInterval { 0 }
  open var albumTrackNumber: Int { 0 }
  open var albumPersistentID: MPMediaEntityPersistentID { 0 }
  open var artistPersistentID: MPMediaEntityPersistentID { 0 }
  open var mediaType: MPMediaType { .music }
  open var isCloudItem: Bool { false }
  open var isExplicitItem: Bool { false }
  open var hasProtectedAsset: Bool { false }
  open var playCount: Int { 0 }
  open var skipCount: Int { 0 }
  open var rating: Int { 0 }
  open var lastPlayedDate: Date? { nil }
  open var dateAdded: Date { .distantPast }
  open var releaseDate: Date? { nil }
}
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
  public let items: [MPMediaItem]
  public init(items: [MPMediaItem]) { self.items = items }
  open var count: Int { items.count }
  open var representativeItem: MPMediaItem? { items.first }
  open var mediaTypes: MPMediaType { .music }
}
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
  open var name: String? { nil }
}
public enum MPMediaGrouping: Int, Sendable {
  case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}
public enum MPMediaPredicateComparison: Int, Sendable { case equalTo, contains }
open class MPMediaPredicate: NSObject, @unchecked Sendable {}
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  public let property: String
  public let comparisonType: MPMediaPredicateComparison
  private let wanted: Any?
  open var value: Any? { wanted }
  public init(
    value: Any?, forProperty property: String,
    comparisonType: MPMediaPredicateComparison = .equalTo
  ) {
    (wanted, self.property, self.comparisonType) = (value, property, comparisonType)
  }
}
open class MPMediaQuery: NSObject, @unchecked Sendable {
  open var filterPredicates: Set<MPMediaPredicate>?
  open var groupingType = MPMediaGrouping.title
  public init(filterPredicates: Set<MPMediaPredicate>?) {
    self.filterPredicates = filterPredicates
  }
  public convenience override init() { self.init(filterPredicates: nil) }
  open var items: [MPMediaItem]? { [] }
  open var collections: [MPMediaItemCollection]? { [] }
  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates?.remove(predicate)
  }
  private class func grouped(by grouping: MPMediaGrouping) -> MPMediaQuery {
    let query = MPMediaQuery()
    query.groupingType = grouping
    return query
  }
  open class func songs() -> MPMediaQuery { grouped(by: .title) }
  open class func albums() -> MPMediaQuery { grouped(by: .album) }
  open class func artists() -> MPMediaQuery { grouped(by: .artist) }
  open class func genres() -> MPMediaQuery { grouped(by: .genre) }
  open class func playlists() -> MPMediaQuery { grouped(by: .playlist) }
  open class func podcasts() -> MPMediaQuery { grouped(by: .podcastTitle) }
  open class func audiobooks() -> MPMediaQuery { grouped(by: .album) }
}
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  private static let library = MPMediaLibrary()
  open class func `default`() -> MPMediaLibrary { library }
  open var lastModifiedDate: Date { .distantPast }
  open func beginGeneratingLibraryChangeNotifications() {}
  open func endGeneratingLibraryChangeNotifications() {}
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .notDetermined }
  @preconcurrency open class func requestAuthorization(
    _ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    completionHandler(.denied)
  }
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }
}

public enum MPMusicPlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }
/// A player of the library, which has nothing to play.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
  public static let systemMusicPlayer = MPMusicPlayerController()
  public static let applicationMusicPlayer = MPMusicPlayerController()
  public static let applicationQueuePlayer = MPMusicPlayerController()
  open var playbackState: MPMusicPlaybackState { .stopped }
  open var nowPlayingItem: MPMediaItem?
  open var indexOfNowPlayingItem: Int { NSNotFound }
  open var repeatMode = MPMusicRepeatMode.default
  open var shuffleMode = MPMusicShuffleMode.default
  open var currentPlaybackTime: TimeInterval = 0
  open var currentPlaybackRate: Float = 1
  open var isPreparedToPlay: Bool { false }
  open func setQueue(with query: MPMediaQuery) {}
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  open func setQueue(with storeIDs: [String]) {}
  open func prepareToPlay() {}
  @preconcurrency open func prepareToPlay(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    completionHandler(CocoaError(.featureUnsupported))
  }
  open func play() {}
  open func pause() {}
  open func stop() {}
  open func beginSeekingForward() {}
  open func beginSeekingBackward() {}
  open func endSeeking() {}
  open func skipToNextItem() {}
  open func skipToBeginning() {}
  open func skipToPreviousItem() {}
  open func beginGeneratingPlaybackNotifications() {}
  open func endGeneratingPlaybackNotifications() {}
}
extension NSNotification.Name {
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = Self(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  public static let MPMusicPlayerControllerPlaybackStateDidChange = Self(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  public static let MPMusicPlayerControllerVolumeDidChange = Self(
    "MPMusicPlayerControllerVolumeDidChangeNotification")
  public static let MPMediaLibraryDidChange = Self("MPMediaLibraryDidChangeNotification")
}

/// The picker of music: a grey area with a name.
@MainActor @preconcurrency
open class MPMediaPickerController: UIViewController, SystemScreen {
  public let mediaTypes: MPMediaType
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  open var allowsPickingMultipleItems = false
  open var showsCloudItems = true
  open var showsItemsWithProtectedAssets = true
  open var prompt: String?
  public init(mediaTypes: MPMediaType) {
    self.mediaTypes = mediaTypes
    super.init(nibName: nil, bundle: nil)
  }
  public override convenience init(nibName: String?, bundle: Bundle?) {
    self.init(mediaTypes: .any)
  }
  public required init?(coder: NSCoder) { return nil }
}
@MainActor @preconcurrency public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}
extension MPMediaPickerControllerDelegate {
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// The slider of the volume: a grey area with a name.
@MainActor @preconcurrency
open class MPVolumeView: UIView, UIViewContent {
  open var showsRouteButton = true
  open var showsVolumeSlider = true
  private var pictures: [String: UIImage] = [:]
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
    pictures["thumb \(state.rawValue)"] = image
  }
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    pictures["minimum \(state.rawValue)"] = image
  }
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    pictures["maximum \(state.rawValue)"] = image
  }
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {
    pictures["route \(state.rawValue)"] = image
  }
  package var content: AnyView {
    AnyView(ContentPlaceholder(name: "MPVolumeView", systemImage: "speaker.wave.2"))
  }
}
/// The players whose buttons an app answers.
@MainActor @preconcurrency
open class MPNowPlayingSession: NSObject {
  public let players: [AVPlayer]
  open var automaticallyPublishesNowPlayingInfo = false
  open var isActive: Bool { false }
  open var canBecomeActive: Bool { false }
  open var nowPlayingInfoCenter: MPNowPlayingInfoCenter { .default() }
  open var remoteCommandCenter: MPRemoteCommandCenter { .shared() }
  public init(players: [AVPlayer]) { self.players = players }
  open func becomeActiveIfPossible(completion: ((Bool) -> Void)? = nil) { completion?(false) }
}
