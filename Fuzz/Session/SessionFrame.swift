import LayoutDSL

/// A container of whole screens with search, tabs or bars around generated views.
struct SessionFrame<Content: View>: View {
  let kind: UInt8
  @ObservedObject var model: SessionModel
  @ViewBuilder let content: Content
  @State private var scope = 0
  @State private var isSearching = false
  @State private var visibility = NavigationSplitViewVisibility.all
  @Namespace private var namespace

  var body: some View {
    switch kind {
    case 0: search
    case 1: tabs
    case 2: split
    default: bars
    }
  }

  private var search: some View {
    NavigationStack {
      content.navigationTitle("search")
    }
    .searchable(text: $model.text, isPresented: $isSearching, prompt: "find")
    .searchScopes($scope) {
      ForEach(0..<2) { Text("scope \($0)").tag($0) }
    }
    .searchSuggestions {
      ForEach(model.ids.prefix(3), id: \.self) { Text("row \($0)").searchCompletion("\($0)") }
    }
    .onChange(of: model.flags) { isSearching.toggle() }
  }

  private var tabs: some View {
    TabView(selection: $model.selection) {
      Tab("A", systemImage: "star", value: 0) { content }
      TabSection("more") {
        Tab("B", systemImage: "circle", value: 1) {
          NavigationStack { ScrollView { content }.navigationTitle("B") }
        }
        .badge(model.ids.count)
      }
      Tab(value: 2, role: .search) { NavigationStack { content.searchable(text: $model.text) } }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewBottomAccessory { Button("accessory") { model.isPresented.toggle() } }
  }

  private var split: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(model.ids, id: \.self, selection: $model.row) { id in
        NavigationLink("row \(id)", value: id)
      }
      .toolbar { EditButton() }
    } detail: {
      NavigationStack(path: $model.path) {
        content
          .navigationDestination(for: Int.self) { Text("detail \($0)").navigationTitle("\($0)") }
          .inspector(isPresented: $model.isPresented) {
            Form { Toggle("on", isOn: model.flag(1)) }.inspectorColumnWidth(200)
          }
      }
    }
    .onChange(of: model.flags) { visibility = visibility == .all ? .detailOnly : .all }
  }

  private var bars: some View {
    NavigationStack(path: $model.path) {
      ScrollView { content }
        .safeAreaBar(edge: .bottom) { Button("bar") { model.path = [1] }.glassEffect() }
        .navigationTitle("bars")
        .navigationSubtitle("\(model.selection)")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("l") { model.flags ^= 1 } }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("one") { model.path.append(2) }.matchedTransitionSource(id: 2, in: namespace)
            Spacer()
            if model.isOn(0) { Button("two") {} }
          }
        }
        .navigationDestination(for: Int.self) { id in
          List(model.ids, id: \.self) { Text("\($0)") }
            .navigationTransition(.zoom(sourceID: id, in: namespace))
        }
    }
  }
}
