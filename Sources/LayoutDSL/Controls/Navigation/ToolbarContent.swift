import ViewCore

/// Items for the bars of a screen.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the items that this is made of.
  associatedtype Body: ToolbarContent
  /// The items that this is made of.
  @ToolbarContentBuilder var body: Body { get }
  /// Adds the items to a list; the library's own content does so itself.
  func _list(into list: inout _ToolbarList)
}

/// The items of a toolbar.
public struct _ToolbarList {
  var entries: [ToolbarEntry] = []
}

extension ToolbarContent {
  /// Adds the items of the body.
  public func _list(into list: inout _ToolbarList) {
    body._list(into: &list)
  }
}

extension ToolbarContent where Body == Never {
  /// Never called: such content adds its items itself.
  public var body: Never { fatalError("\(Self.self) adds its items itself; it has no body") }
}

extension Never: ToolbarContent {}

/// Items whose types are forgotten.
public struct _ToolbarItems: ToolbarContent {
  let entries: [ToolbarEntry]

  init(_ content: some ToolbarContent) {
    var list = _ToolbarList()
    content._list(into: &list)
    entries = list.entries
  }

  init(entries: [ToolbarEntry]) {
    self.entries = entries
  }

  /// Adds the items.
  public func _list(into list: inout _ToolbarList) {
    list.entries += entries
  }
}

/// Builds the items of a toolbar from closures.
@MainActor @preconcurrency
@resultBuilder
public enum ToolbarContentBuilder {
  /// An expression is the content it denotes.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// A closure of one content is that content.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// A closure of several contents is all of their items.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarItems {
    var entries: [ToolbarEntry] = []
    repeat entries += _ToolbarItems(each content).entries
    return _ToolbarItems(entries: entries)
  }

  /// An `if` without `else` has items or none.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarItems {
    content.map { _ToolbarItems($0) } ?? _ToolbarItems(entries: [])
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarItems {
    _ToolbarItems(first)
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarItems {
    _ToolbarItems(second)
  }

  /// The body of `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _ToolbarItems {
    _ToolbarItems(content)
  }
}
