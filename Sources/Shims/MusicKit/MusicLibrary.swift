// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public final class MusicLibrary: Sendable {
  public static let shared = MusicLibrary()
  public func add<Item: MusicLibraryAddable>(_ item: Item) async throws {
    throw MusicTokenRequestError.permissionDenied
  }
  @discardableResult public func add<Item: MusicPlaylistAddable>(
    _ item: Item, to playlist: Playlist
  ) async throws -> Playlist { throw MusicTokenRequestError.permissionDenied }
  @discardableResult public func createPlaylist(
    name: String, description: String? = nil, authorDisplayName: String? = nil
  ) async throws -> Playlist { throw MusicTokenRequestError.permissionDenied }
  @discardableResult public func createPlaylist<S: Sequence>(
    name: String, description: String? = nil, authorDisplayName: String? = nil, items: S
  ) async throws -> Playlist where S.Element: MusicPlaylistAddable {
    throw MusicTokenRequestError.permissionDenied
  }
  @discardableResult public func edit(
    _ playlist: Playlist, name: String? = nil, description: String? = nil,
    authorDisplayName: String? = nil
  ) async throws -> Playlist { throw MusicTokenRequestError.permissionDenied }
  @discardableResult public func edit<S: Sequence>(
    _ playlist: Playlist, name: String? = nil, description: String? = nil,
    authorDisplayName: String? = nil, items: S
  ) async throws -> Playlist where S.Element: MusicPlaylistAddable {
    throw MusicTokenRequestError.permissionDenied
  }
}

public struct MusicLibraryRequest<Item: MusicLibraryRequestable> {
  public var limit: Int?
  public var offset: Int?
  public var includeOnlyDownloadedContent = false
  public init() {}
  public mutating func filter<Value>(matching keyPath: KeyPath<Item, Value>, equalTo value: Value) {
  }
  public mutating func filter<Value>(
    matching keyPath: KeyPath<Item, Value>, memberOf values: [Value]
  ) {}
  public mutating func filter(matching keyPath: KeyPath<Item, String>, contains value: String) {}
  public mutating func filter(matching keyPath: KeyPath<Item, String?>, contains value: String) {}
  public mutating func filter<Related: MusicItem>(
    matching keyPath: KeyPath<Item, MusicItemCollection<Related>?>, contains value: Related
  ) {}
  public mutating func filter(text: String) {}
  public mutating func sort<Value>(by keyPath: KeyPath<Item, Value>, ascending: Bool) {}
  public func response() async throws -> MusicLibraryResponse<Item> {
    throw MusicTokenRequestError.permissionDenied
  }
}
public struct MusicLibraryResponse<Item: MusicItem>: Sendable {
  public let items: MusicItemCollection<Item>
}

public struct MusicLibrarySearchRequest {
  public let term: String
  public let types: [any MusicLibrarySearchable.Type]
  public var limit: Int?
  public var includeTopResults = false
  public init(term: String, types: [any MusicLibrarySearchable.Type]) {
    (self.term, self.types) = (term, types)
  }
  public func response() async throws -> MusicLibrarySearchResponse {
    throw MusicTokenRequestError.permissionDenied
  }
}
public struct MusicLibrarySearchResponse: Sendable {
  public let songs: MusicItemCollection<Song>
  public let albums: MusicItemCollection<Album>
  public let artists: MusicItemCollection<Artist>
  public let playlists: MusicItemCollection<Playlist>
  public let musicVideos: MusicItemCollection<MusicVideo>
}

public struct MusicRecentlyPlayedRequest<Item: MusicRecentlyPlayedRequestable> {
  public var limit: Int?
  public var offset: Int?
  public init() {}
  public func response() async throws -> MusicLibraryResponse<Item> {
    throw MusicTokenRequestError.permissionDenied
  }
}

public struct MusicPersonalRecommendation: MusicItem {
  public let id: MusicItemID
  public let title: String?
  public let reason: String?
  public let albums: MusicItemCollection<Album>
  public let playlists: MusicItemCollection<Playlist>
  public let stations: MusicItemCollection<Station>
}
public struct MusicPersonalRecommendationsRequest {
  public var limit: Int?
  public var offset: Int?
  public init() {}
  public func response() async throws -> MusicPersonalRecommendationsResponse {
    throw MusicTokenRequestError.permissionDenied
  }
}
public struct MusicPersonalRecommendationsResponse: Sendable {
  public let recommendations: MusicItemCollection<MusicPersonalRecommendation>
}
