import Foundation
import LayoutDSL
import Render
import ViewClock

/// A card of boxes: the workload of the peer comparison, with eight layout nodes.
struct BoxCard: View {
  var width: CGFloat = 30

  var body: some View {
    HStack {
      Color.blue.frame(width: 40, height: 40)
      VStack {
        Color.gray.frame(width: width, height: 10)
        Color.gray.frame(width: 30, height: 10)
      }
      Spacer()
      Color.red.frame(width: 20, height: 20)
    }
    .padding(10)
  }
}

/// The same card with two texts.
struct TextCard: View {
  let index: Int

  var body: some View {
    HStack {
      Color.blue.frame(width: 40, height: 40)
      VStack {
        Text("Card number \(index)")
        Text("with a second line").font(.subheadline)
      }
      Spacer()
      Color.red.frame(width: 20, height: 20)
    }
    .padding(10)
  }
}

/// Cards in a scroll view; `model.width` is the width of one box of the middle card.
struct BoxCardList: View {
  let count: Int
  let model: LeafModel

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<count) { index in
          if index == count / 2 {
            LeafCard(model: model)
          } else {
            BoxCard()
          }
        }
      }
    }
  }
}

/// Cards with text in a scroll view.
struct TextCardList: View {
  let count: Int

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<count) { TextCard(index: $0) }
      }
    }
  }
}

/// Nested stacks, each with its own padding.
struct DeepStacks: View {
  let levels: Int
  let model: LeafModel

  var body: some View {
    VStack {
      if levels > 1 {
        DeepStacks(levels: levels - 1, model: model)
      } else {
        LeafBox(model: model)
      }
    }
    .padding(1)
  }
}

/// Rows and columns of flexible cells.
struct FlexibleGrid: View {
  let count: Int
  let model: LeafModel

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count) { row in
        HStack(spacing: 0) {
          ForEach(0..<count) { column in
            if row == count / 2, column == count / 2 {
              LeafBox(model: model)
            } else {
              Color.gray
            }
          }
        }
      }
    }
  }
}

/// A box whose width changes.
struct LeafBox: View {
  @ObservedObject var model: LeafModel

  var body: some View { Color.gray.frame(width: model.width, height: 10) }
}

/// The card that contains the changing box.
struct LeafCard: View {
  @ObservedObject var model: LeafModel

  var body: some View { BoxCard(width: model.width) }
}

final class LeafModel: ObservableObject {
  @Published var width: CGFloat = 30
}

/// Times resolving, layout and updates, for the workloads of the peer comparison.
@MainActor
func benchLayout() throws {
  for count in [100, 1_000, 10_000] {
    try bench("cards \(count)", nodes: 8 * count + 1) { BoxCardList(count: count, model: $0) }
  }
  try bench("text cards 1000", nodes: 12_001) { _ in TextCardList(count: 1_000) }
  try bench("deep 500", nodes: 501) { DeepStacks(levels: 500, model: $0) }
  try bench("grid 100x100", nodes: 10_101) { FlexibleGrid(count: 100, model: $0) }
  // The growth of the cost of a change with the number of unchanged nodes.
  for count in [100, 1_000, 10_000, 100_000] {
    try bench("curve \(count)", nodes: 8 * count + 1, stages: ["one leaf", "scroll"]) {
      BoxCardList(count: count, model: $0)
    }
  }
}

/// Times the stages of one workload; an empty `stages` means all of them.
@MainActor
private func bench<Content: View>(
  _ name: String, nodes: Int, stages: [String] = [], content: (LeafModel) -> Content
) throws {
  let only = CommandLine.arguments.first { $0.hasPrefix("--only=") }?.dropFirst(7)
  guard only.map({ name.hasPrefix($0) }) ?? true else { return }
  let services = try RenderServices.shared.engineServices()
  let model = LeafModel()
  func makeGraph() -> ViewGraph {
    let graph = ViewGraph(
      content: content(model), environment: EnvironmentValues(), services: services)
    graph.root.proposedSize = ProposedViewSize(width: 390, height: 844)
    return graph
  }
  func stage(_ stage: String, _ work: () -> Void) {
    guard stages.isEmpty || stages.contains(where: { stage.hasPrefix($0) }) else { return }
    measure("\(name): \(stage)", per: nodes, work)
  }
  if stages.isEmpty {
    measure("\(name): resolve", per: nodes, on: {}) { makeGraph() }
    measure("\(name): first layout", per: nodes, on: makeGraph) { $0.update() }
    measure("\(name): resolve + first layout", per: nodes, on: {}) {
      let graph = makeGraph()
      graph.update()
      return graph
    }
  }
  let graph = makeGraph()
  graph.update()
  _ = graph.displayList(scale: 3)
  var step = 0
  stage("other width") {
    step += 1
    graph.root.proposedSize.width = step % 2 == 0 ? 390 : 391
    graph.update()
  }
  stage("one leaf") {
    step += 1
    model.width = step % 2 == 0 ? 30 : 31
    graph.update()
  }
  guard let scroll = graph.mainScrollNode else { return }
  stage("scroll step") {
    step += 1
    scroll.setOffset(CGPoint(x: 0, y: CGFloat(step % 500)), reason: .program)
    graph.update()
  }
  stage("scroll step + display") {
    step += 1
    scroll.setOffset(CGPoint(x: 0, y: CGFloat(step % 500)), reason: .program)
    graph.update()
    _ = graph.displayList(scale: 3)
  }
}
