import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct ViewGraphUpdateTests {
  struct Parent: View {
    let journal: Journal
    let remote: Remote<Int>
    @State private var count = 0

    var body: some View {
      let _ = journal.note("parent")
      let _ = remote.binding = $count
      VStack {
        Noted(name: "constant", journal: journal)
        Child(count: count, journal: journal)
      }
    }
  }

  struct Child: View {
    let count: Int
    let journal: Journal

    var body: some View {
      let _ = journal.note("child \(count)")
      Color.red
    }
  }

  @Test func onlyChangedViewsAreEvaluated() {
    let journal = Journal()
    let remote = Remote<Int>()
    let screen = Screen { Parent(journal: journal, remote: remote) }
    #expect(journal.take() == ["parent", "constant", "child 0"])
    let cost = screen.cost { remote.value = 1 }
    #expect(journal.take() == ["parent", "child 1"])
    #expect(cost.evaluations == 2)
    #expect(screen.cost {}.evaluations == 0)
    #expect(journal.take() == [])
  }

  @Test func siblingsAreIndependent() {
    let journal = Journal()
    let remote = Remote<Int>()
    let screen = Screen {
      Noted(name: "a", journal: journal, remote: remote)
      Noted(name: "b", journal: journal)
    }
    _ = journal.take()
    let cost = screen.cost { remote.value = 7 }
    #expect(journal.take() == ["a7"])
    #expect(cost == (1, 0))
  }

  @Test func manyChangesMakeOneEvaluation() {
    let journal = Journal()
    let remote = Remote<Int>()
    let screen = Screen { Noted(name: "a", journal: journal, remote: remote) }
    _ = journal.take()
    #expect(screen.cost { (1...5).forEach { remote.value = $0 } }.evaluations == 1)
    #expect(journal.take() == ["a5"])
  }

  @Test func parentAndChildChangedTogetherAreEvaluatedOnceEach() {
    struct Outer: View {
      let journal: Journal, outer: Remote<Int>, inner: Remote<Int>
      @State private var count = 0
      var body: some View {
        let _ = journal.note("outer")
        let _ = outer.binding = $count
        Inner(count: count, journal: journal, remote: inner)
      }
    }
    struct Inner: View {
      let count: Int
      let journal: Journal, remote: Remote<Int>
      @State private var own = 0
      var body: some View {
        let _ = journal.note("inner \(count) \(own)")
        let _ = remote.binding = $own
        Color.red
      }
    }
    let journal = Journal()
    let outer = Remote<Int>()
    let inner = Remote<Int>()
    let screen = Screen { Outer(journal: journal, outer: outer, inner: inner) }
    _ = journal.take()
    _ = screen.cost {
      inner.value = 2
      outer.value = 1
    }
    #expect(journal.take() == ["outer", "inner 1 2"])
  }

  /// A body that settles after some evaluations, and starts again in the next pass.
  private struct Restless: View {
    let rounds: Int
    @State private var count = 0
    @State private var pass = 0

    var body: some View {
      let _ = count % rounds != 0 ? count += 1 : ()
      Color.red.frame(width: CGFloat(count % 7 + 1))
        .onChange(of: pass, initial: true) {
          count += 1
          pass += 1
        }
    }
  }

  @Test func thePassesAndTheRoundsInThemShareOneBound() throws {
    let screen = Screen { Restless(rounds: 30) }
    #expect(screen.graph.evaluationCount < 2 * ViewGraph.passLimit)
    let diagnostic = try #require(screen.graph.diagnostics.first)
    guard case .unsettled(_, let property?) = diagnostic.problem else {
      Issue.record("\(diagnostic)")
      return
    }
    #expect(property.hasSuffix("of Restless") && diagnostic.path.hasSuffix("Restless"))
  }

  /// A picture does not depend on whether an earlier one settled.
  @Test func aScreenThatDidNotSettleHasTheSameRoundsInTheNextUpdate() {
    struct Root: View {
      let remote: Remote<Int>
      @State private var mode = 0
      var body: some View {
        let _ = remote.binding = $mode
        if mode == 0 { Restless(rounds: 1) } else { Chain(length: 40) }
      }
    }
    struct Chain: View {
      let length: Int
      @State private var count = 0
      var body: some View {
        Color.red.frame(width: CGFloat(count), height: 10).probe("chain")
          .onChange(of: count, initial: true) { if count < length { count += 1 } }
      }
    }
    let remote = Remote<Int>()
    let screen = Screen { Root(remote: remote) }
    let costs = [90, 80].map { length in screen.cost { screen.resize(length, length) } }
    #expect(costs[0].evaluations >= ViewGraph.passLimit)
    #expect(costs[1].evaluations == costs[0].evaluations)
    #expect(screen.graph.diagnostics.count == 1, "reported once")
    remote.value = 1
    #expect(screen.frame("chain").width == 40)
    #expect(screen.graph.diagnostics.count == 1)
  }

  private enum Loop: CaseIterable { case body, action, geometry }

  /// Views of a lazy stack, which is laid out in several rounds, in a loop that begins by a change.
  private struct Spinning: View {
    let loop: Loop
    let remote: Remote<Bool>
    @State private var isOn = false
    @State private var count = 0

    var body: some View {
      let _ = remote.binding = $isOn
      let _ = isOn && loop == .body ? count += 1 : ()
      let number = count + (isOn ? 1 : 0)
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20) { _ in
            HStack(spacing: 0) { Color.blue.frame(width: CGFloat(number % 3 + 1)) }
              .frame(height: CGFloat(10 + number % 3 * 10))
          }
        }
      }
      .onChange(of: number) { if loop == .action { count += 1 } }
      .onGeometryChange(for: CGFloat.self) { [number] in
        $0.size.width + CGFloat(number)
      } action: { _ in
        if isOn, loop == .geometry { count += 1 }
      }
    }
  }

  /// Asks the nodes themselves, since each query of a screen begins an update of its own.
  @Test(arguments: Loop.allCases)
  private func theViewsOfAnEndlessLoopArePlaced(_ loop: Loop) {
    let remote = Remote<Bool>()
    let screen = Screen { Spinning(loop: loop, remote: remote) }
    screen.graph.update()
    #expect(!screen.graph.hasGivenUp)
    remote.value = true
    screen.graph.update()
    #expect(screen.graph.hasGivenUp)
    func visit(_ node: GeometricNode) {
      #expect(!node.stale.layout && node.stale.results == .none, "\(node.path)")
      node.keyedChildren.forEach(visit)
    }
    visit(screen.graph.root)
  }

  /// The engine's own observers are those of the root: the report names a view that changes.
  @Test func aLoopThroughThePresentationsNamesAView() throws {
    struct Flickering: View {
      @State private var isShown = false
      var body: some View {
        Color.red.sheet(isPresented: $isShown) { Text("sheet") }
          .onChange(of: isShown, initial: true) { isShown.toggle() }
      }
    }
    let screen = Screen { Flickering() }
    let diagnostic = try #require(screen.graph.diagnostics.first)
    #expect(diagnostic.path != "root")
  }
}
