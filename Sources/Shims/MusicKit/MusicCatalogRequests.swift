// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import FoundationNetworking

public struct MusicCatalogResourceRequest<Item: MusicItem> {
  public var limit: Int?
  public var properties: [PartialMusicAsyncProperty<Item>] = []
  public init() {}
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
  public let term: String
  public let types: [any MusicCatalogSearchable.Type]
  public var limit: Int?
  public var offset: Int?
  public var includeTopResults = false
  public init(term: String, types: [any MusicCatalogSearchable.Type]) {
    (self.term, self.types) = (term, types)
  }
  public func response() async throws -> MusicCatalogSearchResponse {
    throw MusicTokenRequestError.permissionDenied
  }
}
public struct MusicCatalogSearchResponse: Sendable {
  public let topResults: MusicItemCollection<TopResult>
  public let songs: MusicItemCollection<Song>
  public let albums: MusicItemCollection<Album>
  public let artists: MusicItemCollection<Artist>
  public let playlists: MusicItemCollection<Playlist>
  public let musicVideos: MusicItemCollection<MusicVideo>
  public let stations: MusicItemCollection<Station>
  public let curators: MusicItemCollection<Curator>
  public let radioShows: MusicItemCollection<RadioShow>
  public let recordLabels: MusicItemCollection<RecordLabel>

  public enum TopResult: MusicItem {
    case album(Album), artist(Artist), curator(Curator), musicVideo(MusicVideo)
    case playlist(Playlist), radioShow(RadioShow), recordLabel(RecordLabel), song(Song)
    case station(Station)
    private var item: (id: MusicItemID, attributes: MusicAttributes?) {
      switch self {
      case .album(let item): (item.id, item.attributes)
      case .artist(let item): (item.id, item.attributes)
      case .curator(let item): (item.id, item.attributes)
      case .musicVideo(let item): (item.id, item.attributes)
      case .playlist(let item): (item.id, item.attributes)
      case .radioShow(let item): (item.id, item.attributes)
      case .recordLabel(let item): (item.id, item.attributes)
      case .song(let item): (item.id, item.attributes)
      case .station(let item): (item.id, item.attributes)
      }
    }
    public var id: MusicItemID { item.id }
    public var title: String { item.attributes?.name ?? "" }
    public var artwork: Artwork? { item.attributes?.artwork }
  }
}

public struct MusicCatalogSearchSuggestionsRequest {
  public let term: String
  public var limit: Int?
  public init(
    term: String, includingTopResultsOfTypes types: [any MusicCatalogSearchable.Type] = []
  ) { self.term = term }
  public func response() async throws -> MusicCatalogSearchSuggestionsResponse {
    throw MusicTokenRequestError.permissionDenied
  }
}
public struct MusicCatalogSearchSuggestionsResponse: Sendable {
  public struct Suggestion: Identifiable, Hashable, Sendable {
    public let id: String
    public let displayTerm: String
    public let searchTerm: String
  }
  public let suggestions: [Suggestion]
  public let topResults: MusicItemCollection<MusicCatalogSearchResponse.TopResult>
}

public enum MusicCatalogChartKind: Hashable, CaseIterable, Codable, Sendable {
  case cityTop, dailyGlobalTop, mostPlayed
}
public struct MusicCatalogChart<Item: MusicCatalogChartRequestable>: Identifiable, Hashable,
  Sendable
{
  public let id: String
  public let kind: MusicCatalogChartKind
  public let title: String
  public let items: MusicItemCollection<Item>
  public var hasNextBatch: Bool { false }
}
public struct MusicCatalogChartsRequest {
  public let genre: Genre?
  public let kinds: [MusicCatalogChartKind]
  public let types: [any MusicCatalogChartRequestable.Type]
  public var limit: Int?
  public var offset: Int?
  public init(
    genre: Genre? = nil, kinds: [MusicCatalogChartKind] = [.mostPlayed],
    types: [any MusicCatalogChartRequestable.Type]
  ) { (self.genre, self.kinds, self.types) = (genre, kinds, types) }
  public func response() async throws -> MusicCatalogChartsResponse {
    throw MusicTokenRequestError.permissionDenied
  }
}
public struct MusicCatalogChartsResponse: Hashable, Sendable {
  public let songCharts: [MusicCatalogChart<Song>]
  public let albumCharts: [MusicCatalogChart<Album>]
  public let playlistCharts: [MusicCatalogChart<Playlist>]
  public let musicVideoCharts: [MusicCatalogChart<MusicVideo>]
}

public struct MusicDataRequest: Hashable, Sendable {
  public let urlRequest: URLRequest
  public init(urlRequest: URLRequest) { self.urlRequest = urlRequest }
  public func response() async throws -> MusicDataResponse {
    throw MusicTokenRequestError.permissionDenied
  }
  public static var currentCountryCode: String {
    get async throws { throw MusicTokenRequestError.permissionDenied }
  }
}
public struct MusicDataResponse: @unchecked Sendable {
  public let data: Data
  public let urlResponse: HTTPURLResponse
}
