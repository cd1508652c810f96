// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
import SwiftUI

// The user does not give access to music: requests fail, and nothing plays.

public struct MusicItemID: RawRepresentable, Hashable, Codable, Sendable,
  ExpressibleByStringLiteral, CustomStringConvertible
{
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
  public var description: String { rawValue }
}

public enum MusicAuthorization {
  public enum Status: String, Sendable, CaseIterable {
    case notDetermined, denied, restricted, authorized
  }
  public static var currentStatus: Status { .denied }
  public static func request() async -> Status { .denied }
}

public struct MusicSubscription: Hashable, Sendable {
  public let canPlayCatalogContent = false
  public let canBecomeSubscriber = false
  public let hasCloudLibraryEnabled = false
  public static var current: MusicSubscription {
    get async throws { throw MusicTokenRequestError.permissionDenied }
  }
}
public enum MusicTokenRequestError: Error, Hashable, Sendable {
  case unknown, permissionDenied, privacyAcknowledgementRequired, userNotSignedIn
}

public protocol MusicItem: Identifiable, Hashable, Sendable where ID == MusicItemID {
  var id: MusicItemID { get }
}
public protocol PlayableMusicItem: MusicItem {}

public struct Artwork: Hashable, Sendable {
  public let maximumWidth: Int
  public let maximumHeight: Int
  public let alternateText: String?
  public func url(width: Int, height: Int) -> URL? { nil }
}
/// A grey area with a name, in place of the picture of an item.
nonisolated public struct ArtworkImage: View {
  let width: CGFloat?
  let height: CGFloat?
  public init(_ artwork: Artwork, width: CGFloat) { (self.width, height) = (width, width) }
  public init(_ artwork: Artwork, height: CGFloat) { (width, self.height) = (height, height) }
  public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) {
    (self.width, self.height) = (width, height)
  }
  @MainActor public var body: some View {
    ContentPlaceholder(name: "ArtworkImage", systemImage: "music.note")
      .frame(width: width, height: height)
  }
}

public struct Song: PlayableMusicItem {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public let albumTitle: String?
  public let duration: TimeInterval?
  public let artwork: Artwork?
  public let url: URL?
}
public struct Album: PlayableMusicItem {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public let artwork: Artwork?
  public let trackCount: Int
}
public struct Artist: MusicItem {
  public let id: MusicItemID
  public let name: String
  public let artwork: Artwork?
}
public struct Playlist: PlayableMusicItem {
  public let id: MusicItemID
  public let name: String
  public let artwork: Artwork?
}

public struct MusicItemCollection<Item: MusicItem>: RandomAccessCollection, Sendable {
  private let items: [Item]
  public init() { items = [] }
  public init(_ items: some Sequence<Item>) { self.items = Array(items) }
  public var startIndex: Int { 0 }
  public var endIndex: Int { items.count }
  public subscript(position: Int) -> Item { items[position] }
  public var hasNextBatch: Bool { false }
}

public struct MusicCatalogResourceRequest<Item: MusicItem> {
  public var limit: Int?
  public init<Value>(matching keyPath: KeyPath<Item, Value>, equalTo value: Value) {}
  public init<Value>(matching keyPath: KeyPath<Item, Value>, memberOf values: [Value]) {}
  public func response() async throws -> MusicCatalogResourceResponse<Item> {
    throw MusicTokenRequestError.permissionDenied
  }
}
public struct MusicCatalogResourceResponse<Item: MusicItem>: Sendable {
  public let items: MusicItemCollection<Item>
}
public struct MusicCatalogSearchRequest {
  public var limit: Int?
  public var offset: Int?
  public var term: String
  public init(term: String, types: [any MusicItem.Type]) { self.term = term }
  public func response() async throws -> MusicCatalogSearchResponse {
    throw MusicTokenRequestError.permissionDenied
  }
}
public struct MusicCatalogSearchResponse: Sendable {
  public let songs: MusicItemCollection<Song>
  public let albums: MusicItemCollection<Album>
  public let artists: MusicItemCollection<Artist>
  public let playlists: MusicItemCollection<Playlist>
}

/// A player, which plays nothing.
open class MusicPlayer: ObservableObject, @unchecked Sendable {
  public enum PlaybackStatus: Sendable { case stopped, playing, paused, interrupted }
  public final class State: ObservableObject, @unchecked Sendable {
    public var playbackStatus: PlaybackStatus { .stopped }
    public var playbackRate: Float = 1
  }
  open class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
    public required init(arrayLiteral elements: any PlayableMusicItem...) {}
    public required init(for items: some Sequence<any PlayableMusicItem>) {}
    public required init(for items: some Sequence<some PlayableMusicItem>) {}
  }
  public let state = State()
  open var queue: Queue = []
  open var playbackTime: TimeInterval = 0
  open var isPreparedToPlay: Bool { false }
  open func prepareToPlay() async throws { throw MusicTokenRequestError.permissionDenied }
  open func play() async throws { throw MusicTokenRequestError.permissionDenied }
  open func pause() {}
  open func stop() {}
  open func skipToNextEntry() async throws { throw MusicTokenRequestError.permissionDenied }
  open func skipToPreviousEntry() async throws { throw MusicTokenRequestError.permissionDenied }
}
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
  public static let shared = SystemMusicPlayer()
}
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
  public static let shared = ApplicationMusicPlayer()
}
