import LayoutDSL
import Testing

@Suite @MainActor struct TaskModifierTests {
  @MainActor final class Log: ObservableObject {
    @Published var isShown = true
    @Published var id = 1
    var entries: [String] = []
  }

  private struct Loader: View {
    @ObservedObject var log: Log
    @State private var text = "…"

    var body: some View {
      if log.isShown {
        Text(text)
          .task {
            log.entries.append("begin")
            do {
              try await Task.sleep(for: .seconds(1))
              text = "loaded"
              try await Task.sleep(nanoseconds: 5_000_000_000)
              log.entries.append("end")
            } catch {
              log.entries.append("\(type(of: error))")
            }
          }
      }
    }
  }

  @Test func loadsInVirtualTime() {
    let log = Log()
    let screen = Screen { Loader(log: log) }
    #expect(log.entries == ["begin"])
    screen.graph.clock.advance(to: 0.999)
    #expect(screen.tree.contains("\"…\""))
    screen.graph.clock.advance(to: 1)
    #expect(screen.tree.contains("\"loaded\""))
    screen.graph.clock.advance(to: 6)
    #expect(log.entries == ["begin", "end"])
  }

  @Test func isCancelledWithItsView() {
    let log = Log()
    let screen = Screen { Loader(log: log) }
    screen.graph.clock.advance(to: 2)
    log.isShown = false
    screen.graph.update()
    #expect(log.entries == ["begin", "CancellationError"])
    #expect(screen.graph.clock.isIdle)
  }

  private struct Search: View {
    @ObservedObject var log: Log

    var body: some View {
      Color.clear.task(id: log.id) {
        do {
          try await Task.sleep(for: .milliseconds(300))
          log.entries.append("found \(log.id)")
        } catch {
          log.entries.append("gave up")
        }
      }
    }
  }

  @Test func restartsWithANewValue() {
    let log = Log()
    let screen = Screen { Search(log: log) }
    screen.graph.clock.advance(to: 0.2)
    log.id = 2
    screen.graph.clock.advance(to: 0.45)
    #expect(log.entries == ["gave up"])
    screen.graph.clock.advance(to: 0.5)
    #expect(log.entries == ["gave up", "found 2"])
    log.id = 2
    screen.graph.clock.advance(to: 2)
    #expect(log.entries.count == 2)
  }

  private struct Endless: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      Text("\(count)")
        .task {
          while !Task.isCancelled {
            await Task.yield()
            count += 1
          }
          log.entries.append("cancelled")
        }
    }
  }

  @Test func anEndlessTaskEndsWithItsScreen() async {
    let log = Log()
    weak var graph: ViewGraph?
    do {
      let screen = Screen { Endless(log: log) }
      screen.graph.clock.advance(to: 3)
      graph = screen.graph
    }
    #expect(graph == nil)
    for _ in 0..<100 where log.entries.isEmpty { try? await Task.sleep(for: .milliseconds(5)) }
    #expect(log.entries == ["cancelled"])
  }
}
