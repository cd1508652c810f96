import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct AppearanceTests {
  private let journal = Journal()

  private func noted(_ name: String) -> some View {
    Color.red.probe(name)
      .onAppear { [journal] in journal.note("+\(name)") }
      .onDisappear { [journal] in journal.note("-\(name)") }
  }

  // MARK: Tabs

  private struct Tabs<Content: View>: View {
    let remote: Remote<Int>
    var isPaged = false
    @ViewBuilder let screen: (Int) -> Content
    @State private var selection = 0

    var body: some View {
      let _ = remote.binding = $selection
      let view = TabView(selection: $selection) {
        ForEach(0..<3) { index in
          screen(index).tag(index).tabItem { Text("\(index)") }
        }
      }
      if isPaged { view.tabViewStyle(.page) } else { view }
    }
  }

  @Test func onlyTheSelectedTabAppears() {
    let remote = Remote<Int>()
    let screen = Screen(200, 400) { Tabs(remote: remote) { noted("\($0)") } }
    #expect(journal.take() == ["+0"])
    remote.value = 2
    screen.graph.update()
    #expect(journal.take() == ["+2", "-0"])
    remote.value = 0
    screen.graph.update()
    #expect(journal.take() == ["+0", "-2"])
  }

  @Test func onlyPagesOnTheScreenAppear() {
    let screen = Screen(200, 400) {
      Tabs(remote: Remote<Int>(), isPaged: true) { noted("\($0)") }
    }
    #expect(journal.take() == ["+0"])
    screen.down(150, 100)
    screen.move(100, 100)
    screen.wait(0.1)
    #expect(journal.take() == ["+1"])
    screen.move(20, 100)
    screen.up(20, 100)
    screen.wait(2)
    #expect(journal.take() == ["-0"])
  }

  private struct Entrance: View {
    @State private var isShown = false
    var body: some View {
      Color.purple.offset(y: isShown ? 0 : 300).onAppear {
        withAnimation(.linear(duration: 2)) { isShown = true }
      }
    }
  }

  @Test func anEntranceBeginsWhenTheTabIsSelected() {
    let remote = Remote<Int>()
    let screen = Screen(200, 400) {
      Tabs(remote: remote) { if $0 == 1 { Entrance() } else { Color.red } }
    }
    screen.wait(5)
    remote.value = 1
    screen.wait(1)
    #expect(screen.painted(.purple).map(\.minY) == [150])
  }

  @Test func theFirstLayoutOfATabHasTheSizeOfTheScreen() {
    struct Sized: View {
      let journal: Journal
      @State private var count = 0
      var body: some View {
        GeometryReader { box in
          let _ = journal.note("\(count): \(Int(box.size.width))")
          Circle().fill(.purple).frame(width: box.size.width)
            .animation(.linear(duration: 8), value: box.size.width)
        }
        .onAppear { count += 1 }
      }
    }
    let remote = Remote<Int>()
    let screen = Screen(200, 400) {
      Tabs(remote: remote) { if $0 == 1 { Sized(journal: journal) } else { Color.red } }
    }
    #expect(journal.take() == [])
    remote.value = 1
    screen.wait(0.5)
    #expect(Set(journal.take()).isSubset(of: ["0: 200", "1: 200"]))
    #expect(screen.painted(.purple).map(\.width) == [200])
  }

  @Test func aTabThatWasNeverSelectedHasNoGeometry() {
    struct Measured: View {
      let journal: Journal
      @State private var width: CGFloat = 0
      var body: some View {
        Color.red
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            journal.note("\(Int($0))")
            width = $0
          }
          .overlay { GeometryReader { box in Text("\(box.size.width) \(width)") } }
      }
    }
    let remote = Remote<Int>()
    let screen = Screen(200, 400) {
      Tabs(remote: remote) { if $0 == 1 { Measured(journal: journal) } else { Color.blue } }
    }
    screen.wait(1)
    #expect(journal.take() == [])
    #expect(screen.graph.diagnostics.isEmpty)
    remote.value = 1
    screen.wait(1)
    #expect(journal.take() == ["200"])
  }

  // MARK: Subviews

  private struct Chosen<Content: View>: View {
    let remote: Remote<Set<Int>>
    @ViewBuilder let content: Content
    @State private var indices: Set = [0]

    var body: some View {
      let _ = remote.binding = $indices
      Group(subviews: content) { subviews in
        VStack {
          ForEach(subviews.indices.filter { indices.contains($0) }, id: \.self) { subviews[$0] }
        }
        .environment(\.colorScheme, .dark)
      }
    }
  }

  @Test func subviewsWithoutAPlaceDoNotAppear() {
    let remote = Remote<Set<Int>>()
    let screen = Screen(200, 400) {
      Chosen(remote: remote) {
        noted("a")
        noted("b")
      }
    }
    #expect(journal.take() == ["+a"])
    remote.value = [0, 1]
    screen.graph.update()
    #expect(journal.take() == ["+b"])
    remote.value = [1]
    screen.graph.update()
    #expect(journal.take() == ["-a"])
    remote.value = [0]
    screen.graph.update()
    #expect(Set(journal.take()) == ["+a", "-b"])
  }

  // MARK: Screens

  private struct Stack: View {
    let remote: Remote<[Int]>
    let content: (String) -> AnyView
    @State private var path: [Int] = []

    var body: some View {
      let _ = remote.binding = $path
      NavigationStack(path: $path) {
        content("root").navigationDestination(for: Int.self) { content("\($0)") }
      }
    }
  }

  @Test func aCoveredScreenDisappearsOnceItIsCovered() {
    let remote = Remote<[Int]>()
    let screen = Screen(200, 400) { Stack(remote: remote) { AnyView(noted($0)) } }
    #expect(journal.take() == ["+root"])
    // Screens are pushed without an animation at time 0.
    screen.wait(0.1)
    remote.value = [1]
    screen.wait(0.1)
    #expect(journal.take() == ["+1"])
    screen.wait(2)
    #expect(journal.take() == ["-root"])
    remote.value = []
    screen.wait(0.1)
    #expect(journal.take() == ["+root"])
    screen.wait(2)
    #expect(journal.take() == ["-1"])
  }

  @Test func theTaskOfACoveredScreenIsCancelledAndBeginsAgain() async {
    let remote = Remote<[Int]>()
    let screen = Screen(200, 400) {
      Stack(remote: remote) { name in
        AnyView(
          Color.red.task { [journal] in
            journal.note("begin \(name)")
            try? await Task.sleep(for: .seconds(60))
            journal.note("end \(name)")
          })
      }
    }
    func noted() async -> [String] {
      for _ in 0..<100 { await Task.yield() }
      return journal.take()
    }
    #expect(await noted() == ["begin root"])
    remote.value = [1]
    screen.wait(2)
    #expect(Set(await noted()) == ["begin 1", "end root"])
    remote.value = []
    screen.wait(2)
    #expect(Set(await noted()) == ["begin root", "end 1"])
  }
}
