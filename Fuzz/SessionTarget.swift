import Foundation
import LayoutDSL
import Render

/// Runs a scripted session on a generated view tree: the first bytes make the tree, the others
/// scroll, tap, insert, remove, rotate, present and dismiss.
@MainActor func fuzzSession(_ bytes: [UInt8]) -> Bool {
  var source = ByteSource(bytes)
  var budget = SessionTree.sizeLimit
  let tree = SessionTree(&source, depth: 0, budget: &budget)
  let model = SessionModel()
  guard
    let host = try? ViewHost(
      size: CGSize(width: 320, height: 480),
      content: { SessionScreen(tree: tree, model: model) })
  else { return false }
  var count = 0
  while !source.isAtEnd, count < stepLimit {
    count += 1
    step(&source, host, model)
    _ = host.layoutTree()
  }
  _ = host.diagnostics
  return (try? host.render()) != nil
}

// The limits keep a session within about two seconds of a debug build: many small sessions find
// more than few large ones.

/// The number of steps of a session.
private let stepLimit = 10
/// The number of rows of a container.
private let rowLimit = 16

/// Performs one step of a session.
@MainActor private func step(_ source: inout ByteSource, _ host: ViewHost, _ model: SessionModel) {
  func point(_ source: inout ByteSource) -> CGPoint {
    CGPoint(
      x: CGFloat(source.byte()) / 255 * host.size.width,
      y: CGFloat(source.byte()) / 255 * host.size.height)
  }
  let animation: Animation? = source.byte() % 3 == 0 ? .linear(duration: 0.3) : nil
  switch source.byte() % 16 {
  case 0: host.scroll(to: CGPoint(x: 0, y: CGFloat(source.byte()) * 12))
  case 1: host.scroll(to: CGPoint(x: CGFloat(source.byte()) * 8, y: 0))
  case 2:
    host.fling(
      from: point(&source),
      velocity: CGVector(dx: 0, dy: (CGFloat(source.byte()) - 128) * 20))
  case 3: host.drag(from: point(&source), to: point(&source), duration: 0.1)
  case 4, 5: host.tap(at: point(&source))
  case 6: host.longPress(at: point(&source))
  case 7:
    let (index, id) = (Int(source.byte()), 100 + Int(source.byte()))
    withAnimation(animation) {
      model.ids.insert(id, at: index % (model.ids.count + 1))
      model.ids = Array(model.ids.prefix(rowLimit))
    }
  case 8:
    let index = Int(source.byte())
    withAnimation(animation) {
      if !model.ids.isEmpty { model.ids.remove(at: index % model.ids.count) }
    }
  case 9:
    let count = Int(source.byte())
    withAnimation(animation) {
      // Nested containers without laziness make the product of their rows.
      let new = Array(1000..<1000 + count)
      model.ids = count % 4 == 0 ? [] : Array((model.ids.reversed() + new).suffix(rowLimit))
    }
  case 10: host.size = CGSize(width: host.size.height, height: host.size.width)
  case 11:
    let flag = source.byte() % 8
    withAnimation(animation) { model.flags ^= 1 << flag }
  case 12: withAnimation(animation) { model.isPresented.toggle() }
  case 13:
    let id = Int(source.byte()) % 4
    withAnimation(animation) {
      if model.path.count < 3, id > 0 { model.path.append(id) } else { model.path = [] }
    }
  case 14: host.advance(by: Double(source.byte()) / 500)
  default:
    let choice = Int(source.byte()) % 3
    withAnimation(animation) { model.selection = choice }
  }
}

/// The state of a session, which its steps and the controls on the screen change.
final class SessionModel: ObservableObject {
  @Published var ids = Array(0..<12)
  @Published var flags: UInt8 = 0
  @Published var isPresented = false
  @Published var path: [Int] = []
  @Published var selection = 0
  @Published var number = 0.5
  @Published var text = ""
}

/// A generated view.
indirect enum SessionTree {
  case leaf(UInt8)
  case branch(UInt8, [SessionTree])

  /// The depth below which only leaves are generated.
  private static let depthLimit = 5
  /// The number of views beyond which only leaves are generated.
  static let sizeLimit = 14

  init(_ source: inout ByteSource, depth: Int, budget: inout Int) {
    let kind = source.byte()
    budget -= 1
    guard kind >= 48, depth < Self.depthLimit, budget > 0 else {
      self = .leaf(kind)
      return
    }
    var children: [SessionTree] = []
    for _ in 0..<(1 + Int(source.byte() % 3)) {
      children.append(SessionTree(&source, depth: depth + 1, budget: &budget))
    }
    self = .branch(kind, children)
  }
}

/// The screen of a session, in one of the containers of whole screens.
private struct SessionScreen: View {
  let tree: SessionTree
  @ObservedObject var model: SessionModel

  var body: some View {
    switch tree {
    case .branch(let kind, _) where kind % 4 == 0:
      NavigationStack(path: $model.path) {
        content.navigationTitle("T")
          .navigationDestination(for: Int.self) { id in
            List(model.ids, id: \.self) { Text("\(id) \($0)") }
              .navigationTitle("\(id)").toolbar { Button("B") { model.path = [] } }
          }
      }
    case .branch(let kind, _) where kind % 4 == 1:
      TabView(selection: $model.selection) {
        content.tabItem { Text("A") }.tag(0)
        ScrollView { content }.tabItem { Text("B") }.tag(1)
      }
    default: content
    }
  }

  private var content: some View {
    SessionView(tree: tree, model: model)
      .sheet(isPresented: $model.isPresented) {
        Form { SessionView(tree: tree, model: model) }
      }
  }
}

/// The view of a generated tree.
private struct SessionView: View {
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
      SessionBranch(kind: kind, children: children, model: model, isInRow: isInRow)
    }
  }
}

private struct SessionLeaf: View {
  let kind: UInt8
  @ObservedObject var model: SessionModel
  @State private var count = 0

  var body: some View {
    switch kind % 16 {
    case 0: Text("text \(count) \(model.selection)")
    case 1: Color.red.frame(height: 20 + CGFloat(kind))
    case 2: Button("tap \(count)") { count += 1 }
    case 3: Toggle("toggle", isOn: flag(0))
    case 4: Slider(value: $model.number) { Text("s") }
    case 5:
      Picker("picker", selection: $model.selection) {
        ForEach(0..<3) { Text("\($0)").tag($0) }
      }
      .pickerStyle(.inline)
    case 6: Image(systemName: "star")
    case 7: TextField("field", text: $model.text)
    case 8: Spacer()
    case 9: Circle().onTapGesture { withAnimation { count += 1 } }
    case 10: Stepper("stepper", value: $model.selection)
    case 11: ProgressView(value: min(max(model.number, 0), 1))
    case 12:
      Menu("menu") { Button("delete") { if !model.ids.isEmpty { model.ids.removeLast() } } }
    case 13:
      Picker("picker", selection: $model.selection) {
        ForEach(0..<3) { Text("\($0)").tag($0) }
      }
      .pickerStyle(.segmented)
    case 14: DisclosureGroup("more") { Text("inside") }
    default: GeometryReader { Text("\($0.size.width)") }.frame(height: 30)
    }
  }

  private func flag(_ bit: UInt8) -> Binding<Bool> {
    Binding(
      get: { model.flags & 1 << bit != 0 },
      set: { model.flags = $0 ? model.flags | 1 << bit : model.flags & ~(1 << bit) })
  }
}

private struct SessionBranch: View {
  let kind: UInt8
  let children: [SessionTree]
  @ObservedObject var model: SessionModel
  let isInRow: Bool
  @Namespace private var namespace

  private var isOn: Bool { model.flags & 1 << (kind % 8) != 0 }

  private var all: some View {
    ForEach(children.indices, id: \.self) {
      SessionView(tree: children[$0], model: model, isInRow: isInRow)
    }
  }

  private var first: some View {
    SessionView(tree: children[0], model: model, isInRow: isInRow)
  }

  private func rows() -> some View {
    ForEach(model.ids, id: \.self) { id in
      if id % 5 == 0, !isInRow {
        SessionView(tree: children[0], model: model, isInRow: true)
      } else {
        Text("row \(id)").frame(height: CGFloat(10 + id % 30))
      }
    }
  }

  var body: some View {
    switch kind % 8 {
    case 0, 1: container
    case 2, 3: list
    case 4, 5: modified
    default: special
    }
  }

  @ViewBuilder private var container: some View {
    switch kind / 8 % 8 {
    case 0: VStack { all }
    case 1: HStack { all }
    case 2: ZStack { all }
    case 3:
      Grid {
        GridRow { all }
        all
      }
    case 4: ScrollView { VStack { all } }
    case 5: ScrollView(.horizontal) { LazyHStack { rows() } }
    case 6: ViewThatFits { all }
    default: Group { all }
    }
  }

  @ViewBuilder private var list: some View {
    switch kind / 8 % 8 {
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
    case 2:
      ScrollView {
        LazyVStack(pinnedViews: .sectionHeaders) {
          Section {
            rows()
          } header: {
            first
          }
          all
        }
      }
    case 3:
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
          rows()
          all
        }
      }
    case 4:
      List {
        ForEach(model.ids, id: \.self) { id in
          Text("\(id)").swipeActions { Button("x") { model.ids.removeAll { $0 == id } } }
        }
        .onDelete { model.ids.remove(atOffsets: $0) }
        Section(isExpanded: .constant(isOn)) {
          all
        } header: {
          Text("h")
        }
      }
    case 5:
      ScrollView {
        LazyVStack {
          Group(subviews: rows()) { subviews in
            ForEach(subviews) { $0.opacity(isOn ? 0.5 : 1) }
          }
        }
      }
    case 6:
      List {
        Group(subviews: all) { subviews in
          ForEach(isOn ? subviews.dropFirst() : subviews[...]) { $0.environment(\.font, .title) }
        }
        rows()
      }
    default:
      ScrollViewReader { proxy in
        List {
          Button("go") { withAnimation { proxy.scrollTo(model.ids.last) } }
          rows()
          all
        }
      }
    }
  }

  @ViewBuilder private var modified: some View {
    switch kind / 8 % 12 {
    case 0: all.padding(isOn ? 4 : 9)
    case 1: first.overlay { if isOn { all } }
    case 2: first.background { all }
    case 3: all.offset(x: isOn ? 30 : 0).animation(.default, value: isOn)
    case 4: if isOn { first.transition(.slide) } else { all.transition(.opacity) }
    case 5: first.id(isOn)
    case 6: first.mask { all }
    case 7: all.matchedGeometryEffect(id: 1, in: namespace, isSource: isOn)
    case 8: first.safeAreaInset(edge: .bottom) { all }
    case 9: first.contextMenu { Button("a") { model.ids = [] } }
    case 10: AnyView(isOn ? AnyView(first) : AnyView(all))
    default: first.frame(width: isOn ? 100 : nil).rotationEffect(.degrees(isOn ? 30 : 0))
    }
  }

  @ViewBuilder private var special: some View {
    switch kind / 8 % 8 {
    case 0: GeometryReader { _ in all }
    case 1: first.onAppear { model.selection += 1 }.onDisappear { model.selection = 0 }
    case 2:
      Group(subviews: all) { subviews in
        if let last = subviews.last, isOn { last }
        ForEach(subviews) { $0 }
      }
    case 3: first.toolbar { ToolbarItem { Button("t") { model.isPresented = false } } }
    case 4: PhaseAnimator([0.5, 1]) { first.opacity($0) }
    case 5:
      first.onGeometryChange(for: CGFloat.self) {
        $0.size.width.rounded()
      } action: {
        model.text = "\($0)"
      }
    case 6:
      Canvas { context, size in
        if let symbol = context.resolveSymbol(id: 0) { context.draw(symbol, at: .zero) }
      } symbols: {
        first.tag(0)
      }
      .frame(height: 60)
    default: first.alert("alert", isPresented: $model.isPresented) { Button("ok") {} }
    }
  }
}

/// The number of bytes of a generated session: a tree and its steps.
let sessionLength = 96

/// Generated sessions.
let sessionSeeds: [[UInt8]] = (0..<12).map { randomBytes(seed: $0, count: sessionLength) }
