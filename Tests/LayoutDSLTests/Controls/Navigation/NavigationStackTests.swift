import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct NavigationStackTests {
  /// A text that was measured with the room of the screen is not laid out in its own size again.
  @Test(arguments: [[], [1]]) func aScreenIsProposedItsWholeRoom(path: [Int]) {
    let screen = Screen.phone {
      NavigationStack(path: .constant(path)) {
        Group { if path.isEmpty { Offer() } else { Color.blue } }
          .toolbar(.hidden, for: .navigationBar)
          .navigationDestination(for: Int.self) { _ in
            Offer().toolbar(.hidden, for: .navigationBar)
          }
      }
    }
    #expect(screen.frame("offer").size == CGSize(width: 200, height: 370))
  }

  @Test func theWholeBackButtonReacts() {
    for point in [CGPoint(x: 1, y: 21), CGPoint(x: 1, y: 62), CGPoint(x: 20, y: 42)] {
      let screen = Screen.phone { Path() }
      screen.tap(point.x, point.y)
      #expect(screen.hit(100, 200) == "root")
    }
  }

  /// Its values are never equal bit by bit, and it reports a destination.
  private struct Crew: View {
    let journal: Journal
    let names: [String]
    init(_ journal: Journal, count: Int) {
      self.journal = journal
      names = (0..<count).map { "member \($0) with a long name" }
    }
    var body: some View {
      let _ = journal.note("crew")
      let names = names
      Color.red.frame(width: CGFloat(names.count), height: 10).probe("crew")
        .navigationDestination(for: String.self) { _ in Text(names[0]) }
    }
  }

  @Test func aScreenThatReportsDestinationsDoesNotMakeItselfAgain() {
    struct Root: View {
      let journal: Journal
      let remote: Remote<Int>
      @State private var count = 3
      var body: some View {
        let _ = remote.binding = $count
        NavigationStack(path: .constant(NavigationPath([1]))) {
          // Only the destination reads the state.
          Color.blue.navigationDestination(for: Int.self) { _ in Crew(journal, count: count) }
        }
      }
    }
    let (journal, remote) = (Journal(), Remote<Int>())
    let screen = Screen.phone { Root(journal: journal, remote: remote) }
    #expect(screen.frame("crew").width == 3)
    #expect(!screen.graph.diagnostics.contains { $0.description.contains("passes") })
    #expect(journal.take().count <= 2)
    remote.value = 7
    #expect(screen.frame("crew").width == 7)
    #expect(journal.take().count <= 2)
  }

  @Test func pushedScreensDoNotDependOnTheStackItself() {
    struct Pushed: View {
      let journal: Journal
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        let _ = journal.note("pushed")
        Button("back") { dismiss() }
      }
    }
    struct Root: View {
      let remote: Remote<String>
      @State private var title = "A"
      var body: some View {
        let _ = remote.binding = $title
        Color.red.navigationTitle(title)
      }
    }
    let (journal, remote) = (Journal(), Remote<String>())
    let screen = Screen.phone {
      NavigationStack(path: .constant(NavigationPath([1]))) {
        Root(remote: remote)
          .navigationDestination(for: Int.self) { _ in Pushed(journal: journal) }
      }
    }
    #expect(!journal.take().isEmpty)
    // The stack shows the title on the back button.
    remote.value = "B"
    #expect(screen.tree.contains("\"B\""))
    #expect(journal.take() == [])
  }

  @Test func barsAreHiddenIndividually() {
    func content(hiding bars: ToolbarPlacement, isNew: Bool) -> CGRect {
      let screen = Screen.phone {
        NavigationStack {
          Color.red.probe("content").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
            .modifier(HiddenBars(bars: bars, isNew: isNew))
            .toolbar { ToolbarItem(placement: .bottomBar) { Color.blue.frame(height: 20) } }
        }
      }
      return screen.frame("content")
    }
    for isNew in [false, true] {
      #expect(content(hiding: .bottomBar, isNew: isNew) == CGRect(0, 64, 200, 326))
      #expect(content(hiding: .navigationBar, isNew: isNew) == CGRect(0, 20, 200, 326))
      #expect(content(hiding: .tabBar, isNew: isNew) == CGRect(0, 64, 200, 282))
    }
  }

  private struct HiddenBars: ViewModifier {
    let bars: ToolbarPlacement
    let isNew: Bool

    func body(content: Content) -> some View {
      if isNew {
        content.toolbarVisibility(.hidden, for: bars)
      } else {
        content.toolbar(.hidden, for: bars)
      }
    }
  }

  @Test func aSearchFieldIsBelowTheTitle() {
    let screen = Screen.phone {
      NavigationStack {
        Color.red.probe("content").navigationTitle("T").searchable(text: .constant(""))
      }
    }
    #expect(screen.frame("content") == CGRect(0, 168, 200, 222))
    #expect(screen.tree.contains("\"Search\""))
  }

  @Test func splitViewsShowTheirSidebar() {
    let screen = Screen.phone {
      NavigationSplitView {
        Color.red.probe("sidebar").navigationTitle("T")
      } detail: {
        Color.blue.probe("detail")
      }
    }
    #expect(screen.frame("sidebar") == CGRect(0, 116, 200, 274))
    #expect(screen.frame("detail") == .null)
  }

  private func isSettled(_ screen: Screen) -> Bool {
    !screen.graph.diagnostics.contains {
      if case .unsettled = $0.problem { true } else { false }
    }
  }

  private struct Path: View {
    @State var path = ["first"]

    var body: some View {
      NavigationStack(path: $path) {
        Color.indigo.probe("root").navigationTitle("Root")
          .navigationDestination(for: String.self) { value in
            Color.green.probe(value).navigationTitle(value)
              .onTapGesture { path.append("second") }
          }
      }
    }
  }

  @Test func valuesOfThePathArePushed() {
    let screen = Screen.phone { Path() }
    #expect(isSettled(screen))
    #expect(screen.hit(100, 200) == "first")
    // The back button has the title of the screen below.
    #expect(screen.tree.components(separatedBy: "\"Root\"").count > 2)
    screen.tap(100, 200)
    #expect(screen.hit(100, 200) == "second")
    screen.tap(20, 42)
    #expect(screen.hit(100, 200) == "first")
    screen.tap(20, 42)
    #expect(screen.hit(100, 200) == "root")
    #expect(isSettled(screen))
  }

  @Test func pushedScreensSlideInFromTheTrailingEdgeAndBack() throws {
    let screen = Screen.phone { Path() }
    // Screens that are visible from the start do not slide in.
    #expect(screen.painted(.green).map(\.minX) == [0])
    screen.tap(20, 42)
    #expect(screen.hit(100, 200) == "root")
    #expect(screen.painted(.green).map(\.minX) == [0])
    #expect(screen.painted(.indigo).map(\.minX) == [], "\(screen.list)")
    screen.advance(by: 0.1)
    // A critically damped spring: (1 + ωt) e^(−ωt), where ω² is 1000/3.
    let left = try #require(screen.painted(.green).map(\.minX).first)
    #expect(abs(left - 200 * 0.5447784) < 0.01)
    let back = try #require(screen.painted(.indigo).map(\.minX).first)
    #expect(abs(back + 60 * 0.4552216) < 0.01)
    #expect(screen.graph.clock.runUntilIdle() == false)
    #expect(screen.painted(.indigo).map(\.minX) == [0])
    #expect(screen.painted(.green).map(\.minX) == [])
  }

  @Test func aPushedScreenHidesTheCoveredOneAtTheEnd() throws {
    let screen = Screen.phone { Path() }
    screen.tap(100, 200)
    screen.advance(by: 0.1)
    let lefts = screen.painted(.green).map(\.minX)
    try #require(lefts.count == 2)
    #expect(abs(lefts[0] + 60 * 0.5447784) < 0.01)
    #expect(abs(lefts[1] - 200 * 0.4552216) < 0.01)
    #expect(screen.graph.clock.runUntilIdle() == false)
    #expect(screen.painted(.green).map(\.minX) == [0])
  }

  private struct Presenting: View {
    @State var item: Int?

    var body: some View {
      NavigationStack {
        Color.red.probe("root").onTapGesture { item = 3 }
          .navigationDestination(item: $item) { Color.green.probe("item \($0)") }
      }
    }
  }

  @Test func anItemPushesAScreen() {
    let screen = Screen.phone { Presenting() }
    screen.tap(100, 200)
    #expect(screen.hit(100, 200) == "item 3")
    screen.tap(20, 42)
    #expect(screen.hit(100, 200) == "root")
  }

  /// A screen is above those that were there before it, however each is pushed.
  @Test func screensOfAllKindsAreAboveThoseBeforeThem() {
    struct Level: View {
      let name: String
      @State private var item: String?
      var body: some View {
        VStack(spacing: 0) {
          NavigationLink(value: name + "v") { Color.red }.frame(height: 60)
          NavigationLink {
            Level(name: name + "w")
          } label: {
            Color.green
          }.frame(height: 60)
          Button {
            item = name + "i"
          } label: {
            Color.yellow
          }.frame(height: 60)
          Color.blue.probe(name)
        }
        .navigationBarTitle("Title", displayMode: .inline)
        .navigationDestination(item: $item) { Level(name: $0) }
      }
    }
    struct Root: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Level(name: "r").navigationDestination(for: String.self) { Level(name: $0) }
        }
      }
    }
    let screen = Screen.phone { Root() }
    var expected = "r"
    for (letter, y) in [("i", 214), ("v", 94), ("w", 154), ("v", 94), ("i", 214), ("w", 154)] {
      screen.tap(100, CGFloat(y))
      screen.advance(by: 1)
      expected += letter
      #expect(screen.hit(100, 350) == expected)
    }
    while expected != "r" {
      screen.tap(20, 42)
      screen.advance(by: 1)
      expected.removeLast()
      #expect(screen.hit(100, 350) == expected)
    }
  }

  @Test func aScreenThatAViewLinkHasPushedLeavesWithTheValueBelowIt() {
    struct Root: View {
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Color.red.probe("root").navigationDestination(for: Int.self) { _ in
            NavigationLink {
              Color.green.probe("view").onTapGesture { path = [] }
            } label: {
              Color.blue.probe("value")
            }
          }
        }
      }
    }
    let screen = Screen.phone { Root() }
    screen.tap(100, 200)
    screen.advance(by: 1)
    #expect(screen.hit(100, 200) == "view")
    screen.tap(100, 200)
    screen.advance(by: 1)
    #expect(screen.hit(100, 200) == "root")
  }

  @Test func navigationViewsShowTheirFirstView() {
    let screen = Screen.phone {
      NavigationView {
        Color.red.probe("first").navigationBarTitle("Title", displayMode: .inline)
        Color.blue.probe("second")
      }
      .navigationViewStyle(.stack)
    }
    #expect(screen.frame("first") == CGRect(0, 64, 200, 326))
  }
}

@Suite struct NavigationPathTests {
  @Test func aPathHasValuesOfSeveralTypes() {
    var path = NavigationPath([1, 2])
    path.append("three")
    #expect(path.count == 3 && !path.isEmpty)
    path.removeLast()
    #expect(path == NavigationPath([1, 2]))
    path.removeLast(9)
    #expect(path.isEmpty)
  }
}
