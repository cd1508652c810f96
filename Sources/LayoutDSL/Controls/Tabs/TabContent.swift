import ViewCore

/// A tab, a section of tabs, or several of them.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the selection of the tab view; `Never` if the tab view keeps its own.
  associatedtype TabValue: Hashable
  /// The type of the body.
  associatedtype Body: TabContent

  /// The content that composes this content.
  var body: Body { get }

  /// The screens as views that have their labels and values as container values.
  var _tabs: AnyView { get }
}

extension TabContent {
  /// The screens of the body.
  public var _tabs: AnyView { body._tabs }
}

extension TabContent where Body == Never {
  /// The content is primitive; calling this is a programming error.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: TabContent {
  /// Never has no values.
  public typealias TabValue = Never

  /// There are no screens.
  public var _tabs: AnyView { AnyView(EmptyView()) }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The value type of the content.
  public typealias TabValue = Wrapped.TabValue
  /// The content is primitive.
  public typealias Body = Never

  /// The screens of the content; there are none for nil.
  @MainActor public var _tabs: AnyView { AnyView(self?._tabs) }
}

extension Group: TabContent where Content: TabContent {
  /// The value type of the content.
  public typealias TabValue = Content.TabValue
  /// A group of tabs has no body.
  public typealias Body = Never

  /// Creates a group of tabs.
  public init<V>(@TabContentBuilder<V> content: () -> Content)
  where V == Content.TabValue {
    self.init(of: content())
  }

  /// The screens of the content.
  @MainActor public var _tabs: AnyView { content._tabs }
}

extension ForEach: TabContent where Content: TabContent {
  /// The value type of the tabs.
  public typealias TabValue = Content.TabValue
  /// The collection is primitive.
  public typealias Body = Never

  /// Creates a tab for each element, identified by a key path.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, id: { element, _ in element[keyPath: id] }, content: content)
  }

  /// Creates a tab for each identifiable element.
  public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TabValue {
    self.init(data: data, id: { element, _ in element.id }, content: content)
  }

  /// Creates a tab for each integer of a constant range.
  public init<V>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, V == Content.TabValue {
    self.init(data: data, id: { element, _ in element - data.lowerBound }, content: content)
  }

  /// The screens of the elements.
  @MainActor public var _tabs: AnyView { AnyView(mapped { $0._tabs }) }
}
