// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Searches of the index, which find nothing.

open class CSSearchQueryContext: NSObject, @unchecked Sendable {
  public struct SourceOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let allowMail = SourceOptions(rawValue: 1)
  }
  open var fetchAttributes: [String] = []
  open var filterQueries: [String] = []
  open var keyboardLanguage: String?
  open var sourceOptions: SourceOptions = []
  public override init() { super.init() }
}

open class CSSearchQuery: NSObject, @unchecked Sendable {
  /// The items that are found: the sequence ends at once.
  public struct Results: AsyncSequence, Sendable {
    public struct Item: Sendable {
      public let item: CSSearchableItem
    }
    public typealias Element = Item
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Item? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  open var isCancelled: Bool { cancelled }
  open var foundItemCount: Int { 0 }
  open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
  open var completionHandler: (((any Error)?) -> Void)?
  public let queryString: String
  private var cancelled = false
  public init(queryString: String, attributes: [String]?) { self.queryString = queryString }
  public init(queryString: String, queryContext: CSSearchQueryContext?) {
    self.queryString = queryString
  }
  open var results: Results { Results() }
  /// Ends without items.
  open func start() { completionHandler?(nil) }
  open func cancel() { cancelled = true }
}

open class CSUserQueryContext: CSSearchQueryContext, @unchecked Sendable {
  open var maxResultCount = 0
  open var maxRankedResultCount = 0
  open var maxSuggestionCount = 0
  open var enableRankedResults = false
  open var disableSemanticSearch = false
  open class func userQueryContext() -> CSUserQueryContext { CSUserQueryContext() }
}
open class CSSuggestion: NSObject, @unchecked Sendable {
  open var localizedAttributedSuggestion: NSAttributedString { NSAttributedString(string: "") }
}
open class CSUserQuery: CSSearchQuery, @unchecked Sendable {
  /// The items that are found: the sequence ends at once.
  public struct Responses: AsyncSequence, Sendable {
    public enum Element: Sendable {
      case item(Item), suggestion(Suggestion)
    }
    public struct Item: Sendable {
      public let item: CSSearchableItem
    }
    public struct Suggestion: Sendable {
      public let suggestion: CSSuggestion
    }
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Element? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
    super.init(queryString: userQueryString ?? "", queryContext: userQueryContext)
  }
  open var responses: Responses { Responses() }
  open class func prepare() {}
  open func userEngaged(
    with item: CSSearchableItem, visibleItems: [CSSearchableItem],
    userInteractionType: UserInteraction
  ) {}
  public enum UserInteraction: Int, Sendable { case select, focus }
}
