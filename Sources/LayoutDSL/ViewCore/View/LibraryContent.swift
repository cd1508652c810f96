/// A source of entries for the library of Xcode; a picture does not show it.
public protocol LibraryContentProvider {
  /// The type of the value that modifiers are applied to.
  associatedtype ModifierBase = Any

  /// The entries for views.
  @LibraryContentBuilder var views: [LibraryItem] { get }
  /// Returns the entries for modifiers of a value.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  /// No entries for views.
  public var views: [LibraryItem] { [] }

  /// Returns no entries for modifiers.
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// An entry of the library of Xcode.
public struct LibraryItem {
  /// Whether the library shows the entry.
  let isVisible: Bool
  /// The title; nil is the name of the view or modifier.
  let title: String?

  /// Creates an entry that inserts the source of an expression.
  ///
  /// The expression is not evaluated.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true,
    title: String? = nil, category: Category = .other, matchingSignature: String? = nil
  ) {
    isVisible = visible
    self.title = title
  }

  /// A group of entries of the library.
  public struct Category: Hashable, Sendable {
    private let name: String

    /// Effects.
    public static let effect = Category(name: "effect")
    /// Containers.
    public static let layout = Category(name: "layout")
    /// Controls.
    public static let control = Category(name: "control")
    /// All other entries.
    public static let other = Category(name: "other")
  }
}

/// A builder that collects entries of the library of Xcode.
@resultBuilder
public struct LibraryContentBuilder {
  /// Returns an entry for the builder.
  public static func buildExpression(_ expression: LibraryItem) -> [LibraryItem] { [expression] }

  /// Returns entries of an array for the builder.
  public static func buildExpression(_ expression: [LibraryItem]) -> [LibraryItem] { expression }

  /// Returns the entries of a block, in their order.
  public static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] {
    items.flatMap(\.self)
  }
}
