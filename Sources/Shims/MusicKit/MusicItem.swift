// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

public struct MusicItemID: RawRepresentable, Hashable, Codable, Sendable,
  ExpressibleByStringLiteral, CustomStringConvertible
{
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
  public var description: String { rawValue }
}

public protocol MusicItem: Identifiable, Hashable, Sendable where ID == MusicItemID {
  var id: MusicItemID { get }
}
public protocol PlayableMusicItem: MusicItem {}
public protocol MusicLibraryAddable: MusicItem {}
public protocol MusicPlaylistAddable: MusicItem {}
public protocol MusicLibraryRequestable: MusicItem {}
public protocol MusicLibrarySearchable: MusicItem {}
public protocol MusicCatalogSearchable: MusicItem {}
public protocol MusicCatalogChartRequestable: MusicItem {}
public protocol MusicRecentlyPlayedRequestable: MusicItem {}

/// Items of a response, which are those of one page.
public struct MusicItemCollection<Item: MusicItem>: RandomAccessCollection, Hashable, Sendable,
  ExpressibleByArrayLiteral
{
  private var items: [Item]
  public init() { items = [] }
  public init(_ items: some Sequence<Item>) { self.items = Array(items) }
  public init(arrayLiteral elements: Item...) { items = elements }
  public var startIndex: Int { 0 }
  public var endIndex: Int { items.count }
  public subscript(position: Int) -> Item { items[position] }
  public var title: String? { nil }
  public var hasNextBatch: Bool { false }
  /// Nil, since there is no further page.
  public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection? { nil }
  public static func += (collection: inout MusicItemCollection, other: MusicItemCollection) {
    collection.items += other.items
  }
  public static func + (
    first: MusicItemCollection, second: MusicItemCollection
  ) -> MusicItemCollection { MusicItemCollection(first.items + second.items) }
}
extension MusicItemCollection: Codable where Item: Codable {
  private enum CodingKeys: CodingKey { case data }
  /// Reads items from an array, or from the `data` of a response of Apple Music API.
  public init(from decoder: any Decoder) throws {
    if let page = try? decoder.container(keyedBy: CodingKeys.self) {
      items = try page.decode([Item].self, forKey: .data)
    } else {
      items = try [Item](from: decoder)
    }
  }
  public func encode(to encoder: any Encoder) throws {
    var page = encoder.container(keyedBy: CodingKeys.self)
    try page.encode(items, forKey: .data)
  }
}
