import Foundation
import LayoutDSL
import Render
import ViewClock

/// A card of boxes: the workload of the peer comparison, eight layout nodes.
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
struct CardList: View {
  let count: Int
  let hasText: Bool
  @ObservedObject var model: LeafModel

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<count) { index in
          if hasText {
            TextCard(index: index)
          } else if index == count / 2 {
            LeafCard(model: model)
          } else {
            BoxCard()
          }
        }
      }
    }
  }
}

/// The card whose box changes.
struct LeafCard: View {
  @ObservedObject var model: LeafModel

  var body: some View { BoxCard(width: model.width) }
}

final class LeafModel: ObservableObject {
  @Published var width: CGFloat = 30
}

/// Times resolving, layout and what follows a change, for lists of cards.
@MainActor
func benchLayout() throws {
  let only = CommandLine.arguments.first { $0.hasPrefix("--only=") }?.dropFirst(7)
  let services = try RenderServices.shared.engineServices()
  for (name, count, hasText) in [
    ("cards 100", 100, false), ("cards 1,000", 1_000, false), ("cards 10,000", 10_000, false),
    ("text cards 1,000", 1_000, true),
  ] where only.map({ name.hasPrefix($0) }) ?? true {
    let model = LeafModel()
    func makeGraph() -> ViewGraph {
      let graph = ViewGraph(
        content: CardList(count: count, hasText: hasText, model: model),
        environment: EnvironmentValues(), services: services)
      graph.root.proposedSize = ProposedViewSize(width: 390, height: 844)
      return graph
    }
    let nodes = 8 * count + 1
    measure("\(name): resolve", per: nodes, on: {}) { makeGraph() }
    measure("\(name): first layout", per: nodes, on: makeGraph) { $0.update() }
    let graph = makeGraph()
    graph.update()
    var step = 0
    measure("\(name): other width", per: nodes) {
      step += 1
      graph.root.proposedSize.width = step % 2 == 0 ? 390 : 391
      graph.update()
    }
    if !hasText {
      measure("\(name): one leaf", per: nodes) {
        step += 1
        model.width = step % 2 == 0 ? 30 : 31
        graph.update()
      }
    }
    guard let scroll = graph.outermostScrollNode else { continue }
    measure("\(name): scroll step", per: nodes) {
      step += 1
      scroll.contentOffset.y = CGFloat(step % 500)
      graph.update()
    }
    measure("\(name): scroll step + display", per: nodes) {
      step += 1
      scroll.contentOffset.y = CGFloat(step % 500)
      graph.update()
      _ = graph.displayList(scale: 3)
    }
  }
}
