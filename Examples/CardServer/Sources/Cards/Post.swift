import Foundation

/// The contents of a card.
///
/// Their bounds also bound the views of a card, and so the time to lay it out.
package struct Post: Hashable, Sendable {
  package let title: String
  package let author: String
  package let tags: [String]
  /// A picture on another server.
  package let picture: URL?

  static let titleLimit = 120
  static let wordLimit = 40
  static let tagLimit = 4

  package init(title: String, author: String = "", tags: [String] = [], picture: URL? = nil) throws
  {
    guard !title.isEmpty, title.count <= Self.titleLimit else {
      throw CardError.badRequest("title: 1 to \(Self.titleLimit) characters")
    }
    guard tags.count <= Self.tagLimit, (tags + [author]).allSatisfy({ $0.count <= Self.wordLimit })
    else {
      throw CardError.badRequest(
        "author, tags: \(Self.wordLimit) characters each, at most \(Self.tagLimit) tags")
    }
    self.title = title
    self.author = author
    self.tags = tags
    self.picture = picture
  }

  /// Creates a post from the items of a query: `title`, `author`, `tag`, which may be repeated, and
  /// `picture`.
  package init(query: [(name: String, value: String)]) throws {
    func first(_ name: String) -> String? { query.first { $0.name == name }?.value }
    let picture = first("picture")
    guard let address = picture.map({ URL(string: $0) }) ?? .some(nil) else {
      throw CardError.badRequest("picture: not a URL")
    }
    try self.init(
      title: first("title") ?? "", author: first("author") ?? "",
      tags: query.filter { $0.name == "tag" }.map(\.value), picture: address)
  }
}

/// The reason why there is no card.
package enum CardError: Error, Equatable {
  case badRequest(String)
  /// As many cards as the limit allows are being drawn or wait.
  case overloaded
  /// The card was not ready in time; it may be at the next request.
  case tooSlow
  /// The picture is refused or cannot be read.
  case noPicture(String)
}
