import LayoutDSL

/// A container of rows.
struct SessionList: SessionBranchView {
  let branch: SessionBranch
  @ObservedObject var model: SessionModel

  var body: some View {
    switch branch.kind % 3 {
    case 0: lists
    case 1: lazies
    default: subviews
    }
  }

  @ViewBuilder private var lists: some View {
    switch branch.kind / 3 % 8 {
    case 0:
      List {
        all
        rows()
      }
    case 1:
      Form {
        all
        Section("s") { rows() }
      }
    case 2: swiped
    case 3:
      ScrollViewReader { proxy in
        List {
          Button("go") { withAnimation { proxy.scrollTo(model.ids.last) } }
          rows()
          all
        }
      }
    case 4: List(model.ids, id: \.self, selection: $model.row) { Text("\($0)") }
    case 5: table
    case 6: table.frame(height: 150)
    default:
      List { OutlineGroup(Array(0..<2), id: \.self, children: \.halves) { Text("\($0)") } }
        .listStyle(.sidebar)
    }
  }

  private var swiped: some View {
    List {
      ForEach(model.ids, id: \.self) { id in
        Text("\(id)").swipeActions { Button("x") { model.ids.removeAll { $0 == id } } }
      }
      .onDelete { model.ids.remove(atOffsets: $0) }
      .onMove { model.ids.move(fromOffsets: $0, toOffset: $1) }
      Section(isExpanded: model.flag(branch.kind)) {
        all
      } header: {
        Text("h")
      }
    }
    .environment(\.editMode, .constant(model.isOn(2) ? .active : .inactive))
  }

  private var table: some View {
    Table(model.records) {
      TableColumn("id") { record in
        if record.id % 5 == 0 { first } else { Text("\(record.id)") }
      }
      TableColumn("name", value: \.name)
    }
  }

  @ViewBuilder private var lazies: some View {
    switch branch.kind / 3 % 6 {
    case 0: ScrollView { LazyVStack(pinnedViews: .sectionHeaders) { sections } }
    case 1:
      ScrollView { LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) { sections } }
        .scrollPosition(id: $model.row)
    case 2:
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))], pinnedViews: .sectionHeaders) {
          sections
        }
      }
    case 3:
      ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(), GridItem()]) { sections } }
        .frame(height: 120)
    case 4:
      ScrollView { LazyVStack { rows() }.scrollTargetLayout() }
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $model.row, anchor: .center)
    default: ScrollView { LazyVStack { rows() } }.defaultScrollAnchor(.bottom)
    }
  }

  @ViewBuilder private var sections: some View {
    Section {
      rows()
    } header: {
      first
    } footer: {
      Text("footer")
    }
    Section("second") { all }
  }

  @ViewBuilder private var subviews: some View {
    switch branch.kind / 3 % 6 {
    case 0:
      ScrollView {
        LazyVStack {
          Group(subviews: rows()) { subviews in
            ForEach(subviews) { $0.opacity(isOn ? 0.5 : 1) }
          }
        }
      }
    case 1:
      List {
        Group(subviews: all) { subviews in
          ForEach(isOn ? subviews.dropFirst() : subviews[...]) {
            $0.environment(\.font, .title)
          }
        }
        rows()
      }
    case 2:
      VStack {
        Group(subviews: all) { subviews in
          if let last = subviews.last, isOn { last }
          ForEach(subviews) { $0 }
        }
      }
    case 3: VStack { ForEach(subviews: rows()) { $0.padding(isOn ? 0 : 4) } }
    case 4:
      List {
        Group(sections: Section("a") { all }) { sections in
          ForEach(sections) { section in
            Section {
              section.content
            } header: {
              section.header
            }
          }
        }
      }
    default:
      HStack {
        Group(subviews: all) { subviews in
          subviews.first?.environment(\.isEnabled, isOn)
          subviews.dropFirst()
        }
      }
    }
  }
}

extension Int {
  /// Two numbers below one with two digits at most.
  fileprivate var halves: [Int]? { self < 20 ? [self * 10 + 10, self * 10 + 11] : nil }
}
