import LayoutDSL

/// The view of a generated tree.
struct SessionView: View {
  let tree: SessionTree
  @ObservedObject var model: SessionModel
  /// Whether the view is in a row.
  ///
  /// Rows in rows contain only text, since their number is a power.
  var isInRow = false

  var body: some View {
    switch tree {
    case .leaf(let kind): SessionLeaf(kind: kind, model: model)
    case .branch(let kind, let children):
      let kinds: UInt8 = model.hasAllViews ? 6 : 4
      let branch = SessionBranch(
        kind: kind / kinds, children: children, model: model, isInRow: isInRow)
      switch kind % kinds {
      case 0: SessionContainer(branch: branch, model: model)
      case 1: SessionList(branch: branch, model: model)
      case 2: SessionModified(branch: branch, model: model)
      case 3: SessionSpecial(branch: branch, model: model)
      case 4: SessionScrolled(branch: branch, model: model)
      default: SessionSystem(branch: branch, model: model)
      }
    }
  }
}

/// The values that views with generated content share.
struct SessionBranch {
  let kind: UInt8
  let children: [SessionTree]
  let model: SessionModel
  let isInRow: Bool
}

/// A view with generated content.
protocol SessionBranchView: View {
  var branch: SessionBranch { get }
}

extension SessionBranchView {
  var isOn: Bool { branch.model.isOn(branch.kind) }

  var all: some View {
    ForEach(branch.children.indices, id: \.self) { view($0) }
  }

  var first: some View { view(0) }

  func rows() -> some View {
    ForEach(branch.model.ids, id: \.self) { id in
      if id % 5 == 0, !branch.isInRow {
        view(0, isInRow: true)
      } else {
        Text("row \(id)").frame(height: CGFloat(10 + id % 30))
      }
    }
  }

  private func view(_ index: Int, isInRow: Bool? = nil) -> SessionView {
    SessionView(
      tree: branch.children[index], model: branch.model, isInRow: isInRow ?? branch.isInRow)
  }
}

/// A view without content of the generator.
struct SessionLeaf: View {
  let kind: UInt8
  @ObservedObject var model: SessionModel
  @State private var count = 0
  @FocusState private var isFocused: Bool

  var body: some View {
    switch kind % (model.hasAllViews ? 4 : 3) {
    case 0: drawing
    case 1: control
    case 2: choice
    default: SessionField(kind: kind / 4, model: model)
    }
  }

  @ViewBuilder private var drawing: some View {
    switch kind / 3 % 8 {
    case 0: Text("text \(count) \(model.selection)")
    case 1: Color.red.frame(height: 20 + CGFloat(kind))
    case 2: Image(systemName: "star")
    case 3: Spacer()
    case 4: Circle().onTapGesture { withAnimation { count += 1 } }
    case 5: ProgressView(value: min(max(model.number, 0), 1))
    case 6: GeometryReader { Text("\($0.size.width)") }.frame(height: 30)
    default: Text("\(model.selection)").contentTransition(.numericText())
    }
  }

  @ViewBuilder private var control: some View {
    switch kind / 3 % 8 {
    case 0: Button("tap \(count)") { count += 1 }
    case 1: Toggle("toggle", isOn: model.flag(0))
    case 2: Slider(value: $model.number) { Text("s") }
    case 3: TextField("field", text: $model.text).focused($isFocused)
    case 4: Stepper("stepper", value: $model.selection)
    case 5: Button("focus") { isFocused.toggle() }
    case 6: NavigationLink("push") { Text("pushed") }
    default: Link("link", destination: URL(filePath: "/"))
    }
  }

  @ViewBuilder private var choice: some View {
    switch kind / 3 % 8 {
    case 0: picker.pickerStyle(.inline)
    case 1: picker.pickerStyle(.segmented)
    case 2: picker.pickerStyle(.menu)
    case 3: picker.pickerStyle(.wheel)
    case 4: Menu("menu") { Button("delete") { if !model.ids.isEmpty { model.ids.removeLast() } } }
    case 5: DisclosureGroup("more") { Text("inside") }
    case 6: DisclosureGroup("more", isExpanded: model.flag(kind)) { Text("inside") }
    default: picker.pickerStyle(.navigationLink)
    }
  }

  private var picker: some View {
    Picker("picker", selection: $model.selection) {
      ForEach(0..<3) { Text("\($0)").tag($0) }
    }
  }
}
