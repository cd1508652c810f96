import ViewCore

/// The entries of a rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  /// The type of the content that this content consists of.
  associatedtype Body: AccessibilityRotorContent
  /// The content that this content consists of.
  @AccessibilityRotorContentBuilder var body: Body { get }
  /// Appends the entries to a list.
  func _list(into list: inout _AccessibilityRotorList)
}

/// A list of the entries of a rotor.
public struct _AccessibilityRotorList {
  /// An entry, with the identifier of its view if it has one.
  package struct Entry {
    package let label: String
    package let id: AnyHashable?
    package let textRange: Range<String.Index>?
    /// Shows the view of the entry before an assistive technology moves to it.
    package let prepare: () -> Void
  }

  package var entries: [Entry] = []
}

extension AccessibilityRotorContent {
  /// Appends the entries of the body.
  public func _list(into list: inout _AccessibilityRotorList) {
    body._list(into: &list)
  }
}

extension AccessibilityRotorContent where Body == Never {
  /// Never called: content without a body appends its own entries.
  public var body: Never { fatalError("\(Self.self) has no body; it appends its own entries") }
}

extension Never: AccessibilityRotorContent {}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
  /// The entries of a rotor have no body.
  public typealias Body = Never

  /// Appends the entries of the content, if there is any.
  public func _list(into list: inout _AccessibilityRotorList) {
    self?._list(into: &list)
  }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// A group of entries has no body.
  public typealias Body = Never

  /// Creates a group of entries.
  public init(@AccessibilityRotorContentBuilder content: () -> Content) {
    self.init(of: content())
  }

  /// Appends the entries of the content.
  @MainActor public func _list(into list: inout _AccessibilityRotorList) {
    content._list(into: &list)
  }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// A collection of entries has no body.
  public typealias Body = Never

  /// Creates entries for each element, identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { element, _ in element[keyPath: id] }, content: content)
  }

  /// Creates entries for each identifiable element.
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { element, _ in element.id }, content: content)
  }

  /// Creates entries for each integer of a constant range.
  public init(
    _ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, id: { element, _ in element - data.lowerBound }, content: content)
  }

  /// Appends the entries of the elements, in order.
  @MainActor public func _list(into list: inout _AccessibilityRotorList) {
    for element in data { content(element)._list(into: &list) }
  }
}

/// Builds the entries of a rotor from a closure.
@MainActor @preconcurrency
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// Returns the content of an expression unchanged.
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }

  /// Returns the only content of a closure unchanged.
  public static func buildBlock<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> some AccessibilityRotorContent { content }

  /// Returns the entries of all contents of a closure.
  @_disfavoredOverload
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    var list = _AccessibilityRotorList()
    repeat (each content)._list(into: &list)
    return ListedRotorContent(list: list)
  }

  /// Returns the content of an `if` without `else`; nil if the condition is false.
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent { content }
}

/// Entries that are known.
private struct ListedRotorContent: AccessibilityRotorContent {
  let list: _AccessibilityRotorList

  func _list(into list: inout _AccessibilityRotorList) { list.entries += self.list.entries }
}
