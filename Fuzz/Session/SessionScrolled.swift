import LayoutDSL

/// Generated views in scroll views that follow, snap or react to the scroll offset.
struct SessionScrolled: View {
  let branch: SessionBranch
  @ObservedObject var model: SessionModel
  @State private var position = ScrollPosition(idType: Int.self)

  private var all: some View { branch.all }
  private var first: some View { branch.first }

  var body: some View {
    if branch.kind % 2 == 0 { scrolls } else { rows }
  }

  @ViewBuilder private var scrolls: some View {
    switch branch.kind / 2 % 7 {
    case 0:
      ScrollView {
        LazyVStack {
          branch.rows().scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.3) }
        }
      }
    case 1:
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          branch.rows().containerRelativeFrame([.horizontal, .vertical])
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .frame(height: 90)
    case 2:
      ScrollView { LazyVStack { branch.rows() }.scrollTargetLayout() }
        .scrollPosition($position)
        .onChange(of: model.selection) {
          withAnimation { position.scrollTo(id: model.ids.last, anchor: .bottom) }
        }
    case 3:
      ScrollView { all }
        .scrollPosition($position)
        .contentMargins(.vertical, branch.isOn ? 30 : 0)
        .onChange(of: branch.isOn) { position.scrollTo(edge: .bottom) }
    case 4:
      TabView(selection: $model.selection) {
        ForEach(0..<3) { Text("page \($0)").tag($0) }
        first.tag(3)
      }
      .tabViewStyle(.page)
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      .frame(height: 120)
    case 5: ScrollView { all }.refreshable { await model.refresh() }
    default:
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.flexible()), GridItem(.fixed(80))], pinnedViews: .sectionHeaders
        ) {
          ForEach(0..<2) { part in
            Section {
              branch.rows()
            } header: {
              Text("part \(part)").id("header \(part)")
            }
          }
        }
      }
      .scrollClipDisabled(branch.isOn)
    }
  }

  @ViewBuilder private var rows: some View {
    switch branch.kind / 2 % 6 {
    case 0:
      List($model.ids, id: \.self, editActions: .all) { $id in
        Text("\(id)").contextMenu { Button("x") { model.ids.removeAll { $0 == id } } }
      }
    case 1:
      List {
        Section("one", isExpanded: model.flag(branch.kind)) { branch.rows() }
        Section("two", isExpanded: model.flag(branch.kind + 1)) { all }
      }
      .listStyle(.sidebar)
      .refreshable { await model.refresh() }
    case 2:
      List {
        DisclosureGroup(isExpanded: model.flag(branch.kind)) {
          branch.rows()
        } label: {
          first
        }
      }
    case 3:
      List {
        branch.rows()
          .swipeActions(edge: .leading, allowsFullSwipe: branch.isOn) {
            Button("pin") { model.selection += 1 }.tint(.orange)
          }
          .listRowInsets(branch.isOn ? EdgeInsets() : nil)
          .listRowSeparator(branch.isOn ? .hidden : .automatic)
      }
      .listStyle(.plain)
      .listSectionSpacing(branch.isOn ? .compact : .default)
    case 4:
      List(model.records, children: \.parts) { Text($0.name) }
    default:
      ScrollViewReader { proxy in
        ScrollView { LazyVStack { branch.rows() } }
          .onChange(of: model.text) { proxy.scrollTo(model.ids.first, anchor: .top) }
      }
    }
  }
}

extension SessionRecord {
  /// Two parts of a record of the first rows.
  fileprivate var parts: [SessionRecord]? {
    id < 20 ? [SessionRecord(id: id * 10 + 20), SessionRecord(id: id * 10 + 21)] : nil
  }
}
