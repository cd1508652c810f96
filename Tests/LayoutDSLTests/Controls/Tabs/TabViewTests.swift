import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct TabViewTests {
  @Test func tabViewsKeepTheirSelection() {
    let screen = Screen(200, 400) {
      TabView {
        Tab("One", systemImage: "10x10") { Color.red.probe("one") }
        Tab("Two", systemImage: "10x10") { Color.blue.probe("two") }
      }
    }
    #expect(screen.hit(100, 100) == "one")
    screen.tap(150, 375)
    #expect(screen.hit(100, 100) == "two")
  }

  /// A text that was measured with the room of the screen is not laid out in its own size again.
  @Test func aScreenIsProposedItsWholeRoom() {
    let page = Screen(200, 400) { TabView { Offer() }.tabViewStyle(.page) }
    #expect(page.frame("offer").size == CGSize(width: 200, height: 400))
    let tab = Screen(200, 400) { TabView { Tab("One", systemImage: "10x10") { Offer() } } }
    #expect(tab.frame("offer").size == CGSize(width: 200, height: 351))
  }

  @Test func aPageThatIsTooLargeIsCenteredAndClipped() {
    let screen = Screen(200, 400) {
      VStack(spacing: 0) {
        TabView { Color.red.frame(width: 300, height: 150).probe("page") }
          .tabViewStyle(.page)
          .frame(height: 100)
          .probe("tabs")
        Color.blue
      }
    }
    #expect(screen.frame("tabs") == CGRect(0, 0, 200, 100))
    #expect(screen.frame("page") == CGRect(-50, -25, 300, 150))
    let clip = screen.list.items.compactMap { item -> CGRect? in
      guard case .group(.clip(let path, _), _) = item else { return nil }
      return path.boundingRect
    }
    #expect(clip == [CGRect(0, 0, 200, 100)])
  }

  @Test func aDragTurnsThePage() {
    let screen = Screen(200, 400) {
      TabView {
        Color.red.probe("one")
        Color.blue.probe("two")
      }
      .tabViewStyle(.page)
    }
    #expect(screen.frame("one") == CGRect(0, 0, 200, 400))
    screen.drag(180, 100, to: 20, 100)
    #expect(screen.hit(100, 100) == "two")
    screen.drag(20, 100, to: 180, 100)
    #expect(screen.hit(100, 100) == "one")
  }

  private struct Pages: View {
    let remote: Remote<Int>
    @State private var page = 0

    var body: some View {
      let _ = remote.binding = $page
      TabView(selection: $page) {
        ForEach(0..<3, id: \.self) { Color.red.probe("\($0)").tag($0) }
      }
      .tabViewStyle(.page)
    }
  }

  @Test func pagesFollowAFinger() {
    let remote = Remote<Int>()
    let screen = Screen(200, 400) { Pages(remote: remote) }
    #expect(screen.probes == ["0"])
    screen.down(180, 100)
    screen.move(130, 100)
    #expect(screen.frame("0").minX == -40)
    #expect(screen.frame("1").minX == 160)
    screen.wait(1)
    #expect(screen.frame("0").minX == -40)
    screen.up(130, 100)
    #expect(remote.value == 0)
    screen.wait(1)
    #expect(screen.frames == ["0": CGRect(0, 0, 200, 400)])
    screen.drag(180, 100, to: 40, 100, duration: 2)
    #expect(remote.value == 1)
    screen.wait(1)
    #expect(screen.frames == ["1": CGRect(0, 0, 200, 400)])
    // A short but fast drag turns the page as well.
    screen.drag(180, 100, to: 140, 100, duration: 0.1)
    #expect(remote.value == 2)
    screen.wait(1)
    // Beyond the last page, the finger meets resistance.
    screen.down(180, 100)
    screen.move(70, 100)
    #expect(screen.frame("2").minX < -20 && screen.frame("2").minX > -60)
    screen.up(70, 100)
    screen.wait(1)
    #expect(remote.value == 2)
    #expect(screen.frames == ["2": CGRect(0, 0, 200, 400)])
    #expect(screen.graph.diagnostics == [])
  }

  @Test func theStateOfAPageSurvivesATurnThatWasNotFinished() {
    let journal = Journal()
    let screen = Screen(200, 400) {
      TabView {
        Noted(name: "a", journal: journal)
        Noted(name: "b", journal: journal)
      }
      .tabViewStyle(.page)
    }
    screen.drag(180, 100, to: 120, 100, duration: 2)
    screen.wait(1)
    #expect(journal.entries.filter { $0 == "a" }.count == 1)
    #expect(screen.probes == ["a"])
  }

  @Test func thePageIndicatorHasAnOptionalBackground() {
    func grounds(_ style: PageIndexViewStyle) -> [CGRect] {
      Screen(200, 100) {
        TabView {
          Color.red
          Color.blue
        }
        .tabViewStyle(.page)
        .indexViewStyle(style)
      }
      .fills(.fill)
    }
    #expect(grounds(.page(backgroundDisplayMode: .always)) == [CGRect(77, 62, 47, 26)])
    #expect(grounds(.page) == [])
  }

  @Test func thePageIndicatorIsVisibleIfTheStyleAsksForIt() {
    func dots(_ style: PageTabViewStyle) -> Int {
      let screen = Screen(200, 100) {
        TabView {
          Color.red
          Color.blue
        }
        .tabViewStyle(style)
      }
      return screen.list.items.count { item in
        guard case .fill(let path, _, _) = item else { return false }
        return path.boundingRect.size == CGSize(width: 7, height: 7)
      }
    }
    #expect(dots(.page) == 2)
    #expect(dots(.page(indexDisplayMode: .always)) == 2)
    #expect(dots(.page(indexDisplayMode: .never)) == 0)
  }

  @Test func anOptionalSelectionShowsThePageOfItsTag() {
    func shown(_ selection: Int?, isPaged: Bool) -> String? {
      let plain = TabView(selection: .constant(selection)) {
        ForEach(1..<4) { Color.red.probe("\($0)").tag($0) }
      }
      let wrapped = TabView(selection: .constant(selection)) {
        ForEach(1..<4) { Color.red.probe("\($0)").tag(Optional($0)) }
      }
      let pages = [AnyView(plain), AnyView(wrapped)].map { view in
        Screen(200, 400) {
          if isPaged { view.tabViewStyle(.page) } else { view }
        }.hit(100, 100)
      }
      return pages[0] == pages[1] ? pages[0] : nil
    }
    for isPaged in [false, true] {
      #expect(shown(3, isPaged: isPaged) == "3")
      #expect(shown(nil, isPaged: isPaged) == "1")
    }
  }
}
