import LayoutDSL

/// The screen of a session, in one of the containers of whole screens.
struct SessionScreen: View {
  let tree: SessionTree
  @ObservedObject var model: SessionModel

  private var kind: UInt8 {
    if case .branch(let kind, _) = tree { kind } else { .max }
  }

  var body: some View {
    switch kind % 7 {
    case 0: stack
    case 1: tabs
    case 2: split
    case 3: split.searchable(text: $model.text)
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
    SessionPresentation(tree: tree, kind: kind / 7, model: model)
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

  func body(content: Content) -> some View {
    switch kind % 6 {
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
    default: content.sheet(isPresented: $model.isPresented) { presented }
    }
  }
}
