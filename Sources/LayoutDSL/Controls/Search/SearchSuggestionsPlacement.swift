/// The place of the suggestions of a search.
nonisolated public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let name: String

  /// The default of the platform.
  public static var automatic: SearchSuggestionsPlacement { .init(name: "automatic") }
  /// A menu below the search field.
  public static var menu: SearchSuggestionsPlacement { .init(name: "menu") }
  /// The content of the screen.
  public static var content: SearchSuggestionsPlacement { .init(name: "content") }

  /// A set of places.
  public struct Set: OptionSet, Sendable {
    /// The type of the elements.
    public typealias Element = SearchSuggestionsPlacement.Set
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// A menu below the search field.
    public static var menu: SearchSuggestionsPlacement.Set { .init(rawValue: 1) }
    /// The content of the screen.
    public static var content: SearchSuggestionsPlacement.Set { .init(rawValue: 2) }
  }
}
