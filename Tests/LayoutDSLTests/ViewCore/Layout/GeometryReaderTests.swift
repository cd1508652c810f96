import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct GeometryReaderTests {
  @Test func readersFillTheProposalAndPlaceContentTopLeading() {
    let screen = Screen {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 4).probe("a")
        Color.red.frame(width: 5, height: 5).probe("b")
      }
      .padding(.leading, 20).probe("reader")
    }
    #expect(screen.frame("reader") == CGRect(0, 0, 100, 100))
    #expect(screen.frame("a") == CGRect(20, 0, 40, 25))
    #expect(screen.frame("b") == CGRect(20, 0, 5, 5))
    #expect(
      Screen(nil, nil) { GeometryReader { _ in Color.red }.probe("r") }.frame("r").width == 10)
  }

  struct Readers: View {
    let journal: Journal
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            let _ = journal.note("size \(formatted(proxy.size.width))")
            Color.red
          }
          .frame(height: 50)
          GeometryReader { proxy in
            let _ = journal.note("global \(formatted(proxy.frame(in: .global).minY))")
            Color.red
          }
          .frame(height: 50)
          GeometryReader { proxy in
            let _ = journal.note("local \(formatted(proxy.frame(in: .local).minY))")
            Color.red
          }
          .frame(height: 50)
          GeometryReader { proxy in
            let _ = journal.note("named \(formatted(proxy.frame(in: .named("content")).minY))")
            Color.red
          }
          .frame(height: 50)
        }
        .coordinateSpace(name: "content")
      }
    }
  }

  @Test func scrollingEvaluatesOnlyReadersOfMovingFrames() {
    let journal = Journal()
    let screen = Screen { Readers(journal: journal) }
    #expect(Set(journal.take()) == ["size 100", "global 50", "local 0", "named 150"])
    let cost = screen.cost { screen.scroll(to: CGPoint(x: 0, y: 20)) }
    #expect(journal.take() == ["global 30"])
    #expect(cost.evaluations == 1)
    #expect(screen.cost { screen.scroll(to: CGPoint(x: 0, y: 20)) }.evaluations == 0)
  }

  @Test func resizingEvaluatesReadersOfTheSize() {
    let journal = Journal()
    let screen = Screen { Readers(journal: journal) }
    _ = journal.take()
    screen.resize(80, 100)
    #expect(journal.take().contains("size 80"))
  }

  @Test func laterReadsAreCurrentAndUntracked() {
    struct Root: View {
      let journal: Journal
      let keep: (GeometryProxy) -> Void
      var body: some View {
        ScrollView {
          GeometryReader { proxy in
            let _ = journal.note("content")
            let _ = keep(proxy)
            Color.red
          }
          .frame(height: 300)
        }
      }
    }
    let journal = Journal()
    var proxy: GeometryProxy?
    let screen = Screen { Root(journal: journal) { proxy = $0 } }
    #expect(proxy?.frame(in: .global).minY == 0)
    screen.scroll(to: CGPoint(x: 0, y: 40))
    #expect(proxy?.frame(in: .global).minY == -40)
    #expect(journal.take() == ["content"])
  }

  struct Part: View {
    let proxy: GeometryProxy, remote: Remote<Bool>, journal: Journal
    @State private var reads = true
    var body: some View {
      let _ = remote.binding = $reads
      let _ = journal.note(reads ? "\(formatted(proxy.frame(in: .global).minY))" : "not")
      Color.red
    }
  }

  @Test func aViewThatReadsAPassedProxyIsEvaluatedInsteadOfTheReader() {
    let journal = Journal()
    let remote = Remote<Bool>()
    let screen = Screen {
      ScrollView {
        GeometryReader { proxy in
          let _ = journal.note("reader")
          Part(proxy: proxy, remote: remote, journal: journal)
        }
        .frame(height: 300)
      }
    }
    #expect(journal.take() == ["reader", "0"])
    screen.scroll(to: CGPoint(x: 0, y: 5))
    #expect(journal.take() == ["-5"])
    remote.value = false
    screen.graph.update()
    screen.scroll(to: CGPoint(x: 0, y: 10))
    _ = journal.take()
    screen.scroll(to: CGPoint(x: 0, y: 20))
    #expect(journal.take() == [])
  }

  @Test func aProxyOutlivesItsReader() {
    var proxy: GeometryProxy?
    struct Root: View {
      let remote: Remote<Bool>
      let keep: (GeometryProxy) -> Void
      @State private var isShown = true
      var body: some View {
        let _ = remote.binding = $isShown
        if isShown {
          VStack {
            GeometryReader { proxy in
              let _ = keep(proxy)
              Color.red
            }
          }
          .padding(5)
        }
      }
    }
    let remote = Remote<Bool>()
    let screen = Screen { Root(remote: remote) { proxy = $0 } }
    #expect(proxy?.frame(in: .global) == CGRect(5, 5, 90, 90))
    remote.value = false
    screen.graph.update()
    #expect(proxy?.frame(in: .global).size == CGSize(width: 90, height: 90))
    #expect(proxy?.bounds(of: .scrollView) == nil)
  }

  @Test func framesInNamedSpaces() {
    var frames: [String: CGRect] = [:]
    let screen = Screen {
      VStack(spacing: 0) {
        Color.red.frame(height: 30)
        GeometryReader { proxy in
          let _ = frames["named"] = proxy.frame(in: .named("inner"))
          let _ = frames["unknown"] = proxy.frame(in: .named("nobody"))
          let _ = frames["local"] = proxy.frame(in: .local)
          let _ = frames["bounds"] = proxy.bounds(of: .named("inner"))
          Color.red
        }
        .padding(5)
        .coordinateSpace(.named("inner"))
      }
      .coordinateSpace(name: "outer")
      .padding(.leading, 10)
    }
    #expect(screen.graph.diagnostics.map(\.problem) == [.unknownSpace("nobody")])
    #expect(frames["named"] == CGRect(5, 5, 80, 60))
    #expect(frames["unknown"] == CGRect(15, 35, 80, 60))
    #expect(frames["local"] == CGRect(0, 0, 80, 60))
    #expect(frames["bounds"] == CGRect(-5, -5, 90, 70))
  }
}
