import Foundation
import LayoutDSL
import Render

/// A million rows of a card in a lazy stack.
struct LazyCards: View {
  var count = 1_000_000

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in BoxCard() }
      }
    }
  }
}

/// A million rows; adjacent rows differ in height.
struct UnevenLazyCards: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1_000_000, id: \.self) { index in
          Color.red.frame(height: CGFloat(20 + index % 31))
        }
      }
    }
  }
}

/// Times the first frame, a jump and a scroll step of a lazy stack, and prints its memory.
@MainActor
func benchLazy() throws {
  let services = try RenderServices.shared.engineServices()
  func makeGraph<Content: View>(_ content: Content) -> ViewGraph {
    let graph = ViewGraph(
      content: content, environment: EnvironmentValues(), services: services)
    graph.root.proposedSize = ProposedViewSize(width: 390, height: 844)
    graph.update()
    return graph
  }
  let empty = residentKilobytes()
  var graph = makeGraph(LazyCards())
  graph.mainScrollNode?.setOffset(CGPoint(x: 0, y: 30_000_000), reason: .program)
  graph.update()
  print("lazy 1,000,000: \(residentKilobytes() - empty) kB more after a frame and a jump")
  measure("lazy 1,000,000: first frame") { _ = makeGraph(LazyCards()) }
  for count in [100, 1_000, 10_000, 100_000, 1_000_000] {
    graph = makeGraph(LazyCards(count: count))
    guard let scroll = graph.mainScrollNode else { continue }
    var step = 0
    measure("lazy \(count): scroll step") {
      step += 1
      scroll.setOffset(CGPoint(x: 0, y: CGFloat(step * 7 % 4_000)), reason: .program)
      graph.update()
    }
  }
  var step = 0
  for (name, graph) in [
    ("lazy 1,000,000", makeGraph(LazyCards())), ("lazy uneven", makeGraph(UnevenLazyCards())),
  ] {
    guard let scroll = graph.mainScrollNode else { continue }
    measure("\(name): jump") {
      step += 1
      scroll.setOffset(
        CGPoint(x: 0, y: step % 2 == 0 ? 30_000_000 : CGFloat(100 * step)), reason: .program)
      graph.update()
    }
  }
}
