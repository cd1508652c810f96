// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI

/// The attributes of an item in Apple Music API.
struct MusicAttributes: Codable, Hashable, Sendable {
  var name: String?
  var artistName, albumName, composerName, curatorName, recordLabel, copyright, isrc: String?
  var artwork: Artwork?
  var url: URL?
  var durationInMillis, trackNumber, discNumber, trackCount: Int?
  var genreNames: [String]?
  var releaseDate: String?
  var hasLyrics, isSingle, isCompilation, isComplete, isLive, isChart: Bool?
  var contentRating: ContentRating?
  var previews: [PreviewAsset]?
  var editorialNotes, description: EditorialNotes?

  var duration: TimeInterval? { durationInMillis.map { Double($0) / 1000 } }
  /// The day, in `2021-06-07`, or the first day of a month or year.
  var releaseDay: Date? {
    let parts = (releaseDate ?? "").split(separator: "-").compactMap { Int($0) }
    guard let year = parts.first else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(
      from: DateComponents(
        year: year, month: parts.count > 1 ? parts[1] : 1, day: parts.count > 2 ? parts[2] : 1))
  }
}

public enum ContentRating: String, Codable, Hashable, Sendable { case clean, explicit }
public struct EditorialNotes: Codable, Hashable, Sendable {
  public let short, standard, name, tagline: String?
}
public struct PreviewAsset: Codable, Hashable, Sendable {
  public let url, hlsURL: URL?
  public let artwork: Artwork?
}
public struct PlayParameters: Codable, Hashable, Sendable {}

public struct Artwork: Codable, Hashable, Sendable {
  private let width, height: Int?
  private let url: String?
  public var maximumWidth: Int { width ?? 0 }
  public var maximumHeight: Int { height ?? 0 }
  public var alternateText: String? { nil }
  public var backgroundColor: CGColor? { nil }
  public var primaryTextColor: CGColor? { nil }
  public var secondaryTextColor: CGColor? { nil }
  public var tertiaryTextColor: CGColor? { nil }
  public var quaternaryTextColor: CGColor? { nil }
  public func url(width: Int, height: Int) -> URL? {
    url.flatMap {
      URL(
        string: $0.replacingOccurrences(of: "{w}", with: "\(width)")
          .replacingOccurrences(of: "{h}", with: "\(height)"))
    }
  }
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
