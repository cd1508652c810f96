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

/// Tab content whose type is erased.
public struct AnyTabContent<TabValue: Hashable>: TabContent {
  /// The content is primitive.
  public typealias Body = Never
  /// The erased screens.
  public let _tabs: AnyView

  /// Erases the type of tab content.
  public init(erasing content: some TabContent<TabValue>) {
    _tabs = content._tabs
  }

  init(_ tabs: some View) {
    _tabs = AnyView(tabs)
  }
}

/// Builds tab content from closures.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// The view that a tab view shows for tab content.
  public struct Content<C: TabContent>: View {
    let content: C

    /// The screens.
    public var body: some View { content._tabs }
  }

  /// Passes an expression through unchanged, and requires the value type of the tab view.
  @MainActor public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// Passes the content of a closure with one expression through unchanged.
  @MainActor public static func buildBlock<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// Builds the content of a closure with several expressions.
  @_disfavoredOverload
  @MainActor public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> AnyTabContent<TabValue> {
    AnyTabContent(TupleView((repeat (each content)._tabs)))
  }

  /// Builds the content of an `if` without `else`.
  @MainActor public static func buildIf<C: TabContent>(_ content: C?) -> C?
  where C.TabValue == TabValue { content }

  /// Builds the content of the first branch of an `if` or `switch`.
  @MainActor public static func buildEither<C: TabContent>(first: C) -> AnyTabContent<TabValue>
  where C.TabValue == TabValue {
    AnyTabContent(ViewBuilder.buildEither(first: first._tabs) as TabBranch)
  }

  /// Builds the content of the second branch of an `if` or `switch`.
  @MainActor public static func buildEither<C: TabContent>(second: C) -> AnyTabContent<TabValue>
  where C.TabValue == TabValue {
    AnyTabContent(ViewBuilder.buildEither(second: second._tabs) as TabBranch)
  }

  /// Passes the content of `if #available` through with an erased type.
  @MainActor public static func buildLimitedAvailability(
    _ content: some TabContent<TabValue>
  ) -> AnyTabContent<TabValue> {
    AnyTabContent(erasing: content)
  }
}

private typealias TabBranch = _ConditionalContent<AnyView, AnyView>

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
  /// The group is primitive.
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
