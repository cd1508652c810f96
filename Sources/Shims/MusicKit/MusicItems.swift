// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Items have the attributes that they were decoded with, and no related items.

public struct Song: Codable, PlayableMusicItem, MusicLibraryAddable,
  MusicPlaylistAddable, MusicLibraryRequestable, MusicLibrarySearchable, MusicCatalogSearchable,
  MusicCatalogChartRequestable, MusicRecentlyPlayedRequestable, MusicPropertyContainer
{
  public let id: MusicItemID
  let attributes: MusicAttributes?
  public var title: String { attributes?.name ?? "" }
  public var artistName: String { attributes?.artistName ?? "" }
  public var artistURL: URL? { nil }
  public var albumTitle: String? { attributes?.albumName }
  public var composerName: String? { attributes?.composerName }
  public var artwork: Artwork? { attributes?.artwork }
  public var url: URL? { attributes?.url }
  public var duration: TimeInterval? { attributes?.duration }
  public var trackNumber: Int? { attributes?.trackNumber }
  public var discNumber: Int? { attributes?.discNumber }
  public var genreNames: [String] { attributes?.genreNames ?? [] }
  public var releaseDate: Date? { attributes?.releaseDay }
  public var isrc: String? { attributes?.isrc }
  public var hasLyrics: Bool { attributes?.hasLyrics ?? false }
  public var contentRating: ContentRating? { attributes?.contentRating }
  public var previewAssets: [PreviewAsset]? { attributes?.previews }
  public var editorialNotes: EditorialNotes? { attributes?.editorialNotes }
  public var playParameters: PlayParameters? { nil }
  public var playCount: Int? { nil }
  public var lastPlayedDate: Date? { nil }
  public var libraryAddedDate: Date? { nil }
  public var albums: MusicItemCollection<Album>? { nil }
  public var artists: MusicItemCollection<Artist>? { nil }
  public var composers: MusicItemCollection<Artist>? { nil }
  public var genres: MusicItemCollection<Genre>? { nil }
  public var musicVideos: MusicItemCollection<MusicVideo>? { nil }
  public var station: Station? { nil }
}

public struct MusicVideo: Codable, PlayableMusicItem, MusicLibraryAddable,
  MusicPlaylistAddable, MusicLibraryRequestable, MusicLibrarySearchable, MusicCatalogSearchable,
  MusicCatalogChartRequestable, MusicPropertyContainer
{
  public let id: MusicItemID
  let attributes: MusicAttributes?
  public var title: String { attributes?.name ?? "" }
  public var artistName: String { attributes?.artistName ?? "" }
  public var artistURL: URL? { nil }
  public var albumTitle: String? { attributes?.albumName }
  public var artwork: Artwork? { attributes?.artwork }
  public var url: URL? { attributes?.url }
  public var duration: TimeInterval? { attributes?.duration }
  public var trackNumber: Int? { attributes?.trackNumber }
  public var genreNames: [String] { attributes?.genreNames ?? [] }
  public var releaseDate: Date? { attributes?.releaseDay }
  public var isrc: String? { attributes?.isrc }
  public var contentRating: ContentRating? { attributes?.contentRating }
  public var previewAssets: [PreviewAsset]? { attributes?.previews }
  public var editorialNotes: EditorialNotes? { attributes?.editorialNotes }
  public var playParameters: PlayParameters? { nil }
  public var albums: MusicItemCollection<Album>? { nil }
  public var artists: MusicItemCollection<Artist>? { nil }
  public var genres: MusicItemCollection<Genre>? { nil }
  public var songs: MusicItemCollection<Song>? { nil }
}

public struct Album: Codable, PlayableMusicItem, MusicLibraryAddable,
  MusicPlaylistAddable, MusicLibraryRequestable, MusicLibrarySearchable, MusicCatalogSearchable,
  MusicCatalogChartRequestable, MusicPropertyContainer
{
  public let id: MusicItemID
  let attributes: MusicAttributes?
  public var title: String { attributes?.name ?? "" }
  public var artistName: String { attributes?.artistName ?? "" }
  public var artistURL: URL? { nil }
  public var artwork: Artwork? { attributes?.artwork }
  public var url: URL? { attributes?.url }
  public var trackCount: Int { attributes?.trackCount ?? 0 }
  public var genreNames: [String] { attributes?.genreNames ?? [] }
  public var releaseDate: Date? { attributes?.releaseDay }
  public var copyright: String? { attributes?.copyright }
  public var recordLabelName: String? { attributes?.recordLabel }
  public var upc: String? { nil }
  public var isSingle: Bool? { attributes?.isSingle }
  public var isCompilation: Bool? { attributes?.isCompilation }
  public var isComplete: Bool? { attributes?.isComplete }
  public var contentRating: ContentRating? { attributes?.contentRating }
  public var editorialNotes: EditorialNotes? { attributes?.editorialNotes }
  public var playParameters: PlayParameters? { nil }
  public var lastPlayedDate: Date? { nil }
  public var libraryAddedDate: Date? { nil }
  public var tracks: MusicItemCollection<Track>? { nil }
  public var artists: MusicItemCollection<Artist>? { nil }
  public var genres: MusicItemCollection<Genre>? { nil }
  public var recordLabels: MusicItemCollection<RecordLabel>? { nil }
  public var relatedAlbums: MusicItemCollection<Album>? { nil }
  public var otherVersions: MusicItemCollection<Album>? { nil }
  public var appearsOn: MusicItemCollection<Playlist>? { nil }
}

public struct Artist: Codable, MusicLibraryRequestable, MusicLibrarySearchable,
  MusicCatalogSearchable, MusicPropertyContainer
{
  public let id: MusicItemID
  let attributes: MusicAttributes?
  public var name: String { attributes?.name ?? "" }
  public var artwork: Artwork? { attributes?.artwork }
  public var url: URL? { attributes?.url }
  public var genreNames: [String]? { attributes?.genreNames }
  public var editorialNotes: EditorialNotes? { attributes?.editorialNotes }
  public var libraryAddedDate: Date? { nil }
  public var albums: MusicItemCollection<Album>? { nil }
  public var fullAlbums: MusicItemCollection<Album>? { nil }
  public var singles: MusicItemCollection<Album>? { nil }
  public var latestRelease: Album? { nil }
  public var topSongs: MusicItemCollection<Song>? { nil }
  public var topMusicVideos: MusicItemCollection<MusicVideo>? { nil }
  public var musicVideos: MusicItemCollection<MusicVideo>? { nil }
  public var genres: MusicItemCollection<Genre>? { nil }
  public var similarArtists: MusicItemCollection<Artist>? { nil }
  public var playlists: MusicItemCollection<Playlist>? { nil }
  public var featuredPlaylists: MusicItemCollection<Playlist>? { nil }
  public var station: Station? { nil }
}

public struct Playlist: Codable, PlayableMusicItem, MusicLibraryAddable,
  MusicPlaylistAddable, MusicLibraryRequestable, MusicLibrarySearchable, MusicCatalogSearchable,
  MusicCatalogChartRequestable, MusicPropertyContainer
{
  public let id: MusicItemID
  let attributes: MusicAttributes?
  public var name: String { attributes?.name ?? "" }
  public var artwork: Artwork? { attributes?.artwork }
  public var url: URL? { attributes?.url }
  public var curatorName: String? { attributes?.curatorName }
  public var isChart: Bool? { attributes?.isChart }
  public var shortDescription: String? { attributes?.description?.short }
  public var standardDescription: String? { attributes?.description?.standard }
  public var playParameters: PlayParameters? { nil }
  public var lastModifiedDate: Date? { nil }
  public var lastPlayedDate: Date? { nil }
  public var libraryAddedDate: Date? { nil }
  public var tracks: MusicItemCollection<Track>? { nil }
  public var entries: MusicItemCollection<Entry>? { nil }
  public var curator: Curator? { nil }
  public var featuredArtists: MusicItemCollection<Artist>? { nil }
  public var moreByCurator: MusicItemCollection<Playlist>? { nil }
  public enum Kind: Hashable, Codable, Sendable {
    case editorial, external, personalMix, replay, userShared
  }
  public var kind: Kind? { nil }
  public struct Entry: Codable, MusicLibraryAddable, MusicPlaylistAddable,
    MusicLibraryRequestable
  {
    public let id: MusicItemID
    let attributes: MusicAttributes?
    public var title: String { attributes?.name ?? "" }
    public var artistName: String { attributes?.artistName ?? "" }
    public var albumTitle: String? { attributes?.albumName }
    public var artwork: Artwork? { attributes?.artwork }
    public var url: URL? { attributes?.url }
    public var duration: TimeInterval? { attributes?.duration }
    public var genreNames: [String] { attributes?.genreNames ?? [] }
    public var contentRating: ContentRating? { attributes?.contentRating }
    public var releaseDate: Date? { attributes?.releaseDay }
  }
}
