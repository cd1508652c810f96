import Foundation
import ViewCore

/// The sidebar of a tab view: a row for each tab, below the headers of its sections.
///
/// Measurements.md#tab-sidebar
struct TabSidebar: View {
  let items: [ContainerValues]
  let selected: Int
  let isShown: Binding<Bool>
  let select: (Int) -> Void
  @Environment(\.tabSidebarParts) private var parts
  @Environment(\.look) private var look

  var body: some View {
    List(selection: selection) {
      parts.header?.view
      ForEach(runs, id: \.first) { run in
        if let header = items[run[0]].tabSectionHeader {
          Section {
            rows(run)
            items[run[0]].tabSectionActions?.view
          } header: {
            header.view
          }
        } else {
          rows(run)
        }
      }
      parts.footer?.view
    }
    .safeAreaInset(edge: .top, spacing: 0) { bar }
    .safeAreaInset(edge: .bottom, spacing: 0) { parts.bottomBar?.view }
    .environment(\.listKind, .sidebar)
    .environment(\.navigationLinkIndicatorVisibility, .hidden)
    .environment(\.horizontalSizeClass, .compact)
    .environment(\.isInSidebar, true)
    .modifier(ColumnGround(isSidebar: true))
  }

  private var bar: some View {
    HStack {
      Button {
        isShown.wrappedValue = false
      } label: {
        Image(systemName: "sidebar.leading").accessibilityLabel(Text("Toggle sidebar"))
      }
      .modifier(BarPlatter(platter: look.bar.platter))
      Spacer(minLength: 0)
    }
    .imageScale(.large)
    .padding(.horizontal, 16)
    .modifier(BarTypeSize())
    .frame(height: look.bar.wideHeight)
  }

  private func rows(_ run: [Int]) -> some View {
    ForEach(run, id: \.self) { index in
      HStack { items[index].tabItem?.view }
        .badge(items[index].badge)
        .tag(index)
    }
  }

  private var selection: Binding<Int?> {
    Binding(get: { selected }, set: { if let index = $0 { select(index) } })
  }

  /// The visible tabs, together where neighbours are in the same section.
  private var runs: [[Int]] {
    var runs: [[Int]] = []
    for index in items.indices where !items[index].tabHiding.contains(.sidebar) {
      let header = items[index].tabSectionHeader
      if let former = runs.last?.last, items[former].tabSectionHeader == header {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    return runs
  }
}

/// The views around the tabs of a sidebar.
struct TabSidebarParts: Equatable {
  var header: ViewReference?
  var footer: ViewReference?
  var bottomBar: ViewReference?
}

/// The places in which a tab is hidden.
nonisolated struct TabHiding: OptionSet {
  let rawValue: Int

  static let bar = TabHiding(rawValue: 1)
  static let sidebar = TabHiding(rawValue: 2)
}

extension EnvironmentValues {
  private enum TabSidebarPartsKey: EnvironmentKey {
    static var defaultValue: TabSidebarParts { TabSidebarParts() }
  }
  private enum DefaultTabPlacementKey: EnvironmentKey {
    static var defaultValue: AdaptableTabBarPlacement { .automatic }
  }

  /// The views around the tabs of the sidebars of tab views.
  var tabSidebarParts: TabSidebarParts {
    get { self[TabSidebarPartsKey.self] }
    set { self[TabSidebarPartsKey.self] = newValue }
  }

  /// The place of the tabs of an adaptable tab view until the user changes it.
  var defaultTabPlacement: AdaptableTabBarPlacement {
    get { self[DefaultTabPlacementKey.self] }
    set { self[DefaultTabPlacementKey.self] = newValue }
  }
}

extension ContainerValues {
  private enum TabSectionHeaderKey: ContainerValueKey {
    static var defaultValue: ViewReference? { nil }
  }
  private enum TabSectionActionsKey: ContainerValueKey {
    static var defaultValue: ViewReference? { nil }
  }
  private enum TabHidingKey: ContainerValueKey {
    static var defaultValue: TabHiding { [] }
  }

  /// The header of the section of a `Tab`; nil if it is in none.
  var tabSectionHeader: ViewReference? {
    get { self[TabSectionHeaderKey.self] }
    set { self[TabSectionHeaderKey.self] = newValue }
  }

  /// The actions below the tabs of the section of a `Tab`.
  var tabSectionActions: ViewReference? {
    get { self[TabSectionActionsKey.self] }
    set { self[TabSectionActionsKey.self] = newValue }
  }

  /// The places in which a `Tab` is hidden.
  var tabHiding: TabHiding {
    get { self[TabHidingKey.self] }
    set { self[TabHidingKey.self] = newValue }
  }
}
