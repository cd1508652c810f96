// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// An identifier of a property of an item, compared by identity of its name.
open class PartialMusicProperty<Root>: Hashable, @unchecked Sendable {
  private let name: String
  init(_ name: String) { self.name = name }
  public static func == (a: PartialMusicProperty, b: PartialMusicProperty) -> Bool {
    a.name == b.name
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
open class PartialMusicAsyncProperty<Root>: PartialMusicProperty<Root>, @unchecked Sendable {}
public final class MusicRelationshipProperty<Root, RelatedItem>: PartialMusicAsyncProperty<Root>,
  @unchecked Sendable
{}
public enum MusicPropertySource: Hashable, Codable, CaseIterable, Sendable {
  case catalog, library
}

public protocol MusicPropertyContainer {}
extension MusicPropertyContainer {
  /// Throws an error, since the user gives no access to music.
  public func with(_ properties: [PartialMusicAsyncProperty<Self>]) async throws -> Self {
    throw MusicTokenRequestError.permissionDenied
  }
  public func with(
    _ properties: [PartialMusicAsyncProperty<Self>], preferredSource: MusicPropertySource
  ) async throws -> Self { throw MusicTokenRequestError.permissionDenied }
  public func with(
    _ properties: PartialMusicAsyncProperty<Self>...,
    preferredSource: MusicPropertySource = .catalog
  ) async throws -> Self { throw MusicTokenRequestError.permissionDenied }
}

extension PartialMusicProperty where Root == Song {
  public static var albums: MusicRelationshipProperty<Song, Album> { .init("albums") }
  public static var artists: MusicRelationshipProperty<Song, Artist> { .init("artists") }
  public static var composers: MusicRelationshipProperty<Song, Artist> { .init("composers") }
  public static var genres: MusicRelationshipProperty<Song, Genre> { .init("genres") }
  public static var musicVideos: MusicRelationshipProperty<Song, MusicVideo> {
    .init("musicVideos")
  }
  public static var station: MusicRelationshipProperty<Song, Station> { .init("station") }
}
extension PartialMusicProperty where Root == Album {
  public static var tracks: MusicRelationshipProperty<Album, Track> { .init("tracks") }
  public static var artists: MusicRelationshipProperty<Album, Artist> { .init("artists") }
  public static var genres: MusicRelationshipProperty<Album, Genre> { .init("genres") }
  public static var recordLabels: MusicRelationshipProperty<Album, RecordLabel> {
    .init("recordLabels")
  }
  public static var relatedAlbums: MusicRelationshipProperty<Album, Album> {
    .init("relatedAlbums")
  }
  public static var otherVersions: MusicRelationshipProperty<Album, Album> {
    .init("otherVersions")
  }
  public static var appearsOn: MusicRelationshipProperty<Album, Playlist> { .init("appearsOn") }
}
extension PartialMusicProperty where Root == Artist {
  public static var albums: MusicRelationshipProperty<Artist, Album> { .init("albums") }
  public static var fullAlbums: MusicRelationshipProperty<Artist, Album> { .init("fullAlbums") }
  public static var singles: MusicRelationshipProperty<Artist, Album> { .init("singles") }
  public static var topSongs: MusicRelationshipProperty<Artist, Song> { .init("topSongs") }
  public static var genres: MusicRelationshipProperty<Artist, Genre> { .init("genres") }
  public static var latestRelease: MusicRelationshipProperty<Artist, Album> {
    .init("latestRelease")
  }
  public static var similarArtists: MusicRelationshipProperty<Artist, Artist> {
    .init("similarArtists")
  }
  public static var playlists: MusicRelationshipProperty<Artist, Playlist> { .init("playlists") }
  public static var featuredPlaylists: MusicRelationshipProperty<Artist, Playlist> {
    .init("featuredPlaylists")
  }
  public static var topMusicVideos: MusicRelationshipProperty<Artist, MusicVideo> {
    .init("topMusicVideos")
  }
  public static var station: MusicRelationshipProperty<Artist, Station> { .init("station") }
}
extension PartialMusicProperty where Root == Playlist {
  public static var tracks: MusicRelationshipProperty<Playlist, Track> { .init("tracks") }
  public static var entries: MusicRelationshipProperty<Playlist, Playlist.Entry> {
    .init("entries")
  }
  public static var curator: MusicRelationshipProperty<Playlist, Curator> { .init("curator") }
  public static var featuredArtists: MusicRelationshipProperty<Playlist, Artist> {
    .init("featuredArtists")
  }
  public static var moreByCurator: MusicRelationshipProperty<Playlist, Playlist> {
    .init("moreByCurator")
  }
}
