import LayoutDSL

/// The screen of a session, in one of the containers of whole screens.
struct SessionScreen: View {
  let tree: SessionTree
  @ObservedObject var model: SessionModel

  private var kind: UInt8 {
    if case .branch(let kind, _) = tree { kind } else { .max }
  }

  private var kinds: UInt8 { model.hasAllViews ? 11 : 7 }

  var body: some View {
    switch kind % kinds {
    case 0: stack
    case 1: tabs
    case 2: split
    case 3: split.searchable(text: $model.text)
    case 7...10: SessionFrame(kind: kind % kinds - 7, model: model) { content }
    default: content
    }
  }

  private var stack: some View {
    NavigationStack(path: $model.path) {
      content.navigationTitle("T")
        .navigationBarTitleDisplayMode(model.isOn(1) ? .inline : .large)
        .searchable(text: $model.text)
        .navigationDestination(for: Int.self) { id in
          List(model.ids, id: \.self) { Text("\(id) \($0)") }
            .navigationTitle("\(id)").toolbar { Button("B") { model.path = [] } }
        }
    }
  }

  private var tabs: some View {
    TabView(selection: $model.selection) {
      content.tabItem { Text("A") }.tag(0)
      ScrollView { content }.tabItem { Text("B") }.tag(1)
    }
  }

  private var split: some View {
    NavigationSplitView {
      List(model.ids, id: \.self, selection: $model.row) { Text("row \($0)") }
        .navigationTitle("S")
    } content: {
      SessionRows(model: model)
    } detail: {
      content
    }
  }

  private var content: some View {
    SessionView(tree: tree, model: model).modifier(presentation)
  }

  private var presentation: SessionPresentation {
    SessionPresentation(tree: tree, kind: kind / kinds, model: model)
  }
}

/// The rows of a session in a list with swipe actions.
private struct SessionRows: View {
  @ObservedObject var model: SessionModel

  var body: some View {
    List {
      ForEach(model.ids, id: \.self) { id in
        NavigationLink("row \(id)", value: id % 4)
          .swipeActions { Button("x") { model.ids.removeAll { $0 == id } } }
      }
      .onMove { model.ids.move(fromOffsets: $0, toOffset: $1) }
    }
    .refreshable { await model.refresh() }
  }
}

/// A presentation of the screen of a session.
private struct SessionPresentation: ViewModifier {
  let tree: SessionTree
  let kind: UInt8
  @ObservedObject var model: SessionModel

  private var presented: some View {
    Form { SessionView(tree: tree, model: model) }
  }

  private var record: Binding<SessionRecord?> {
    Binding(
      get: { model.isPresented ? SessionRecord(id: model.selection) : nil },
      set: { model.isPresented = $0 != nil })
  }

  func body(content: Content) -> some View {
    switch kind % (model.hasAllViews ? 11 : 6) {
    case 0: content.popover(isPresented: $model.isPresented) { presented }
    case 1: content.inspector(isPresented: $model.isPresented) { presented }
    case 2: content.fullScreenCover(isPresented: $model.isPresented) { presented }
    case 3:
      content.confirmationDialog("sure", isPresented: $model.isPresented) {
        Button("delete", role: .destructive) { model.ids = [] }
      }
    case 4:
      content.sheet(isPresented: $model.isPresented) {
        NavigationStack { presented.navigationTitle("sheet") }
          .presentationDetents([.medium, .large])
      }
    case 6:
      content.popover(isPresented: $model.isPresented) {
        presented.presentationCompactAdaptation(model.isOn(3) ? .popover : .fullScreenCover)
      }
    case 7:
      content.sheet(isPresented: $model.isPresented) {
        presented.popover(isPresented: model.flag(4)) { Text("above") }
          .sheet(isPresented: model.flag(5)) { SessionRows(model: model) }
          .presentationDetents([.height(model.isOn(6) ? 150 : 300), .fraction(0.9)])
          .presentationBackgroundInteraction(.enabled)
      }
    case 8:
      content.alert("alert", isPresented: $model.isPresented) {
        TextField("name", text: $model.text)
        Button("cancel", role: .cancel) {}
      } message: {
        Text("\(model.selection)")
      }
    case 9:
      content.sheet(item: record) { record in
        Table(model.records) { TableColumn("\(record.id)", value: \.name) }
      }
    case 10:
      content.fullScreenCover(item: record) { _ in
        TabView { presented.tabItem { Text("P") } }.inspector(isPresented: model.flag(2)) {
          content
        }
      }
    default: content.sheet(isPresented: $model.isPresented) { presented }
    }
  }
}
