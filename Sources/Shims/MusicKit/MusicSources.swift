// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public struct Genre: Codable, MusicLibraryRequestable {
  public let id: MusicItemID
  let attributes: MusicAttributes?
  public var name: String { attributes?.name ?? "" }
  public var parent: Genre? { nil }
}

public struct Station: Codable, PlayableMusicItem, MusicCatalogSearchable,
  MusicRecentlyPlayedRequestable
{
  public let id: MusicItemID
  let attributes: MusicAttributes?
  public var name: String { attributes?.name ?? "" }
  public var artwork: Artwork? { attributes?.artwork }
  public var url: URL? { attributes?.url }
  public var duration: TimeInterval? { attributes?.duration }
  public var isLive: Bool { attributes?.isLive ?? false }
  public var contentRating: ContentRating? { attributes?.contentRating }
  public var editorialNotes: EditorialNotes? { attributes?.editorialNotes }
  public var playParameters: PlayParameters? { nil }
  public var stationProviderName: String? { nil }
}

public struct Curator: Codable, MusicCatalogSearchable {
  public let id: MusicItemID
  let attributes: MusicAttributes?
  public var name: String { attributes?.name ?? "" }
  public var artwork: Artwork? { attributes?.artwork }
  public var url: URL? { attributes?.url }
  public var editorialNotes: EditorialNotes? { attributes?.editorialNotes }
  public var playlists: MusicItemCollection<Playlist>? { nil }
}

public struct RadioShow: Codable, MusicCatalogSearchable {
  public let id: MusicItemID
  let attributes: MusicAttributes?
  public var name: String { attributes?.name ?? "" }
  public var artwork: Artwork? { attributes?.artwork }
  public var url: URL? { attributes?.url }
  public var editorialNotes: EditorialNotes? { attributes?.editorialNotes }
  public var hostName: String? { nil }
  public var playlists: MusicItemCollection<Playlist>? { nil }
}

public struct RecordLabel: Codable, MusicCatalogSearchable {
  public let id: MusicItemID
  let attributes: MusicAttributes?
  public var name: String { attributes?.name ?? "" }
  public var artwork: Artwork? { attributes?.artwork }
  public var url: URL? { attributes?.url }
  public var latestReleases: MusicItemCollection<Album>? { nil }
  public var topReleases: MusicItemCollection<Album>? { nil }
}
