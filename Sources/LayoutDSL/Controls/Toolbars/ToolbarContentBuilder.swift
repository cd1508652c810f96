/// Builds toolbar content from a closure.
@MainActor @preconcurrency
@resultBuilder
public enum ToolbarContentBuilder {
  /// Returns the content of an expression unchanged.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Returns the only content of a closure unchanged.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Returns the items of all contents of a closure.
  ///
  /// There are at least two, so that an empty closure is a closure of views, as in SwiftUI.
  public static func buildBlock<
    First: ToolbarContent, Second: ToolbarContent, each Content: ToolbarContent
  >(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> _ToolbarItems {
    var entries = _ToolbarItems(first).entries + _ToolbarItems(second).entries
    repeat entries += _ToolbarItems(each content).entries
    return _ToolbarItems(entries: entries)
  }

  /// Returns the content of an `if` without `else`; nil if the condition is false.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Returns the items of the first branch of an `if` or `switch`.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarItems {
    _ToolbarItems(first)
  }

  /// Returns the items of the second branch of an `if` or `switch`.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarItems {
    _ToolbarItems(second)
  }

  /// Returns the items of an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _ToolbarItems {
    _ToolbarItems(content)
  }
}
