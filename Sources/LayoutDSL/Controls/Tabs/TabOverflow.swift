import ViewCore

/// The tabs that have no room in a tab bar at the bottom, which are behind the tab "More".
///
/// Measurements.md#tab-bar-more
@MainActor struct TabOverflow {
  /// The items of the bar; the last one is "More" if tabs are left out.
  private(set) var items: [ContainerValues]
  /// The indices of the tabs in the bar.
  private let shown: [Int]
  /// The indices of the tabs that are left out.
  let hidden: [Int]

  /// The greatest number of items of a bar.
  private static let limit = 5

  init(_ tabs: [ContainerValues]) {
    let all = Array(tabs.indices)
    let count = tabs.count > Self.limit ? Self.limit - 1 : tabs.count
    (shown, hidden) = (Array(all.prefix(count)), Array(all.dropFirst(count)))
    items = shown.map { tabs[$0] }
    guard !hidden.isEmpty else { return }
    var more = ContainerValues()
    more.tabItem = ViewReference(view: AnyView(Label("More", systemImage: "ellipsis")))
    items.append(more)
  }

  /// The index of the item of a tab.
  func item(of tab: Int) -> Int { shown.firstIndex(of: tab) ?? items.count - 1 }

  /// The index of the tab of an item; nil for "More".
  func tab(of item: Int) -> Int? { shown.indices.contains(item) ? shown[item] : nil }
}

/// The list of the tabs that have no room in the tab bar.
struct MoreTabs: View {
  let items: [ContainerValues]
  let hidden: [Int]
  let select: (Int) -> Void

  var body: some View {
    // The screen of a chosen tab replaces the list.
    NavigationStack(path: Binding(get: { [Int]() }, set: { $0.last.map(select) })) {
      List(hidden, id: \.self) { index in
        NavigationLink(value: index) { items[index].tabItem?.view }
      }
      .listStyle(.plain)
      .navigationTitle("More")
      .navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: Int.self) { _ in EmptyView() }
    }
  }
}
