// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public enum Track: PlayableMusicItem, MusicLibraryAddable, MusicPlaylistAddable,
  MusicLibraryRequestable, MusicRecentlyPlayedRequestable, MusicPropertyContainer, Codable
{
  case song(Song)
  case musicVideo(MusicVideo)

  private enum CodingKeys: CodingKey { case type }
  public init(from decoder: any Decoder) throws {
    let type = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(
      String.self, forKey: .type)
    self =
      type?.hasSuffix("music-videos") == true
      ? .musicVideo(try MusicVideo(from: decoder)) : .song(try Song(from: decoder))
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .song(let song):
      try container.encode("songs", forKey: .type)
      try song.encode(to: encoder)
    case .musicVideo(let video):
      try container.encode("music-videos", forKey: .type)
      try video.encode(to: encoder)
    }
  }

  private var attributes: MusicAttributes? {
    switch self {
    case .song(let song): song.attributes
    case .musicVideo(let video): video.attributes
    }
  }
  public var id: MusicItemID {
    switch self {
    case .song(let song): song.id
    case .musicVideo(let video): video.id
    }
  }
  public var title: String { attributes?.name ?? "" }
  public var artistName: String { attributes?.artistName ?? "" }
  public var artistURL: URL? { nil }
  public var albumTitle: String? { attributes?.albumName }
  public var artwork: Artwork? { attributes?.artwork }
  public var url: URL? { attributes?.url }
  public var duration: TimeInterval? { attributes?.duration }
  public var trackNumber: Int? { attributes?.trackNumber }
  public var discNumber: Int? { attributes?.discNumber }
  public var genreNames: [String] { attributes?.genreNames ?? [] }
  public var releaseDate: Date? { attributes?.releaseDay }
  public var isrc: String? { attributes?.isrc }
  public var contentRating: ContentRating? { attributes?.contentRating }
  public var previewAssets: [PreviewAsset]? { attributes?.previews }
  public var editorialNotes: EditorialNotes? { attributes?.editorialNotes }
  public var playParameters: PlayParameters? { nil }
}
