import Foundation
import ViewCore

/// A view that shows one of several screens, with a tab bar or as pages.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var ownIndex = 0
  /// Whether the user has shown or hidden the sidebar; nil before.
  @State private var showsSidebar: Bool?
  /// The width of a tab bar at the top.
  @State private var topBarWidth: CGFloat = 0
  /// Whether the content of the visible screen fades behind the tab bar.
  @State private var fadesAtTabBar = false
  @Environment(\.tabViewStyle) private var style
  @Environment(\.hasRegularSize) private var hasRegularSize
  @Environment(\.defaultTabPlacement) private var defaultPlacement

  /// Creates a tab view whose visible screen is the one that has the selection as its tag.
  ///
  /// Without a binding, the tab view keeps its own selection.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a tab view that keeps its own selection.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  /// Creates a tab view of tabs; the visible tab is the one that has the selection as its value.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.selection = selection
    self.content = Content(content: content())
  }

  /// Creates a tab view of tabs that keeps its own selection.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where
    SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never
  {
    selection = nil
    self.content = Content(content: content())
  }

  /// The selected screen in the style of the environment.
  public var body: some View {
    Group(reading: screens) { subviews in
      style._makeBody(
        _TabViewParts(
          subviews: subviews, selected: index(in: subviews), placement: placement,
          sidebar: canHaveSidebar ? sidebar : nil, topBarWidth: $topBarWidth,
          fadesAtTabBar: $fadesAtTabBar
        ) {
          select($0, in: subviews)
        })
    }
  }

  /// The place of the tabs: at the top or in a sidebar on iPad, otherwise at the bottom.
  private var placement: TabBarPlacement {
    if style is PageTabViewStyle { return .pageIndicator }
    guard hasRegularSize else { return .bottomBar }
    return canHaveSidebar && sidebar.wrappedValue ? .sidebar : .topBar
  }

  private var canHaveSidebar: Bool { hasRegularSize && style is SidebarAdaptableTabViewStyle }

  private var sidebar: Binding<Bool> {
    Binding(
      get: { showsSidebar ?? (defaultPlacement == .sidebar) }, set: { showsSidebar = $0 })
  }

  /// The screens, which keep the environment in which they are made.
  private var screens: some View {
    content
      .environment(\.tabViewBottomAccessory, nil)
      .environment(\.tabBarPlacement, placement)
      .environment(\.topTabBarWidth, topBarWidth)
      .transformEnvironment(\.fadedEdges) { [fadesAtTabBar] in
        if fadesAtTabBar { $0.insert(.bottom) }
      }
  }

  private func index(in subviews: SubviewsCollection) -> Int {
    guard let selection else { return min(ownIndex, max(0, subviews.count - 1)) }
    let value = selection.wrappedValue
    return subviews.firstIndex { $0.tagValue(of: SelectionValue.self) == value }
      ?? (value as? Int).flatMap { subviews.indices.contains($0) ? $0 : nil } ?? 0
  }

  private func select(_ index: Int, in subviews: SubviewsCollection) {
    guard subviews.indices.contains(index) else { return }
    guard let selection else { return ownIndex = index }
    if let tag = subviews[index].tagValue(of: SelectionValue.self) {
      selection.wrappedValue = tag
    } else if let index = index as? SelectionValue {
      selection.wrappedValue = index
    }
  }
}

extension View {
  /// Sets the label of the view in the tab bar.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = label()
    // A bar has the image above the title, in whichever order and stack they are given.
    typealias ImageFirst = TupleView<(Image, Text)>
    typealias TextFirst = TupleView<(Text, Image)>
    let parts: (any View)? =
      switch label {
      case let stack as VStack<ImageFirst>: stack.content
      case let stack as HStack<ImageFirst>: stack.content
      case let stack as VStack<TextFirst>: stack.content
      case let stack as HStack<TextFirst>: stack.content
      default: label
      }
    let ordered =
      (parts as? TextFirst).map { AnyView(TupleView(($0.value.1, $0.value.0))) }
      ?? (parts as? ImageFirst).map { AnyView($0) }
    return modifier(
      TabItemModifier(item: ViewReference(view: ordered ?? AnyView(label)), name: #function))
  }
}

/// Sets the label of a view in the tab bar, in the environment of this modifier.
nonisolated private struct TabItemModifier: EngineModifier {
  let item: ViewReference
  /// The function that explanations find.
  let name: FunctionName

  static func _makeView<C: View>(_ modifier: Self, content: C, inputs: inout _ViewInputs) {
    let item = modifier.item.carried(from: inputs.environment)
    inputs.make(content.containerValue(\.tabItem, item, function: modifier.name))
  }
}

extension ContainerValues {
  private enum TabItemKey: ContainerValueKey {
    static var defaultValue: ViewReference? { nil }
  }
  private enum TabValueKey: ContainerValueKey {
    static var defaultValue: AnyHashable? { nil }
  }
  private enum TabRoleKey: ContainerValueKey {
    static var defaultValue: TabRole? { nil }
  }

  /// The label of the view in the tab bar.
  var tabItem: ViewReference? {
    get { self[TabItemKey.self] }
    set { self[TabItemKey.self] = newValue }
  }

  /// The value of a `Tab`.
  var tabValue: AnyHashable? {
    get { self[TabValueKey.self] }
    set { self[TabValueKey.self] = newValue }
  }

  /// The role of a `Tab`; nil for a tab without one.
  var tabRole: TabRole? {
    get { self[TabRoleKey.self] }
    set { self[TabRoleKey.self] = newValue }
  }
}

extension Subview {
  /// Returns the value of the view's `Tab`, its tag or the identity of its `ForEach` element.
  ///
  /// Returns nil if none of them has the type.
  fileprivate func tagValue<V: Hashable>(of type: V.Type) -> V? {
    // The cast of a missing value to an optional type would succeed.
    if let value = containerValues.tabValue, let value = value.base as? V { return value }
    if let tag = containerValues.tag(for: type) { return tag }
    return node.names.firstNonNil { $0.base as? V }
  }
}
