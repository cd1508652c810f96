import LayoutDSL

/// Generated views in scroll views that follow, snap or react to the scroll offset.
struct SessionScrolled: SessionBranchView {
  let branch: SessionBranch
  @ObservedObject var model: SessionModel
  @State private var position = ScrollPosition(idType: Int.self)

  var body: some View {
    if branch.kind % 2 == 0 { scrolls } else { lists }
  }

  @ViewBuilder private var scrolls: some View {
    switch branch.kind / 2 % 7 {
    case 0:
      ScrollView {
        LazyVStack {
          rows().scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.3) }
        }
      }
    case 1:
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          rows().containerRelativeFrame([.horizontal, .vertical])
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .frame(height: 90)
    case 2:
      ScrollView { LazyVStack { rows() }.scrollTargetLayout() }
        .scrollPosition($position)
        .onChange(of: model.selection) {
          withAnimation { position.scrollTo(id: model.ids.last, anchor: .bottom) }
        }
    case 3:
      ScrollView { all }
        .scrollPosition($position)
        .contentMargins(.vertical, isOn ? 30 : 0)
        .onChange(of: isOn) { position.scrollTo(edge: .bottom) }
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
              rows()
            } header: {
              Text("part \(part)").id("header \(part)")
            }
          }
        }
      }
      .scrollClipDisabled(isOn)
    }
  }

  @ViewBuilder private var lists: some View {
    switch branch.kind / 2 % 6 {
    case 0:
      List($model.ids, id: \.self, editActions: .all) { $id in
        Text("\(id)").contextMenu { Button("x") { model.ids.removeAll { $0 == id } } }
      }
    case 1:
      List {
        Section("one", isExpanded: model.flag(branch.kind)) { rows() }
        Section("two", isExpanded: model.flag(branch.kind + 1)) { all }
      }
      .listStyle(.sidebar)
      .refreshable { await model.refresh() }
    case 2:
      List {
        DisclosureGroup(isExpanded: model.flag(branch.kind)) {
          rows()
        } label: {
          first
        }
      }
    case 3:
      List {
        rows()
          .swipeActions(edge: .leading, allowsFullSwipe: isOn) {
            Button("pin") { model.selection += 1 }.tint(.orange)
          }
          .listRowInsets(isOn ? EdgeInsets() : nil)
          .listRowSeparator(isOn ? .hidden : .automatic)
      }
      .listStyle(.plain)
      .listSectionSpacing(isOn ? .compact : .default)
    case 4:
      List(model.records, children: \.parts) { Text($0.name) }
    default:
      ScrollViewReader { proxy in
        ScrollView { LazyVStack { rows() } }
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
