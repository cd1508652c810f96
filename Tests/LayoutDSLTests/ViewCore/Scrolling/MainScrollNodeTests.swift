import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct MainScrollNodeTests {
  /// The texts of the screen after its main scroll view has scrolled to 500 points.
  private func scrolled(@ViewBuilder _ content: @escaping () -> some View) -> [String] {
    let screen = Screen.phone(content)
    screen.scroll(to: CGPoint(x: 0, y: 500))
    return screen.graph.screenElements().map(\.label)
  }

  private static func rows(_ name: String) -> some View {
    ScrollView {
      LazyVStack { ForEach(0..<40, id: \.self) { Text("\(name) \($0)").frame(height: 50) } }
    }
  }

  @Test func aPushedScreenIsScrolledNotTheOneBelow() {
    let labels = scrolled {
      NavigationStack(path: .constant([1])) {
        Self.rows("below").navigationDestination(for: Int.self) { _ in Self.rows("above") }
      }
    }
    #expect(labels.contains("above 10"))
    #expect(!labels.contains("above 0"))
  }

  @Test func aCoverIsScrolledNotTheScreenBehind() {
    let labels = scrolled {
      Self.rows("behind").fullScreenCover(isPresented: .constant(true)) { Self.rows("cover") }
    }
    #expect(labels.contains("cover 10"))
    #expect(!labels.contains("cover 0"))
  }

  @Test func nothingScrollsBehindAScreenWithoutScrollView() {
    let pushed = Screen.phone {
      NavigationStack(path: .constant([1])) {
        Self.rows("below").id("below").navigationDestination(for: Int.self) { _ in Text("above") }
      }
    }
    let cover = Screen.phone {
      Self.rows("behind").id("below").fullScreenCover(isPresented: .constant(true)) {
        Text("cover")
      }
    }
    let sheet = Screen.phone {
      Self.rows("behind").id("below").sheet(isPresented: .constant(true)) {
        Text("sheet").presentationDetents([.medium])
      }
    }
    for screen in [pushed, cover, sheet] {
      #expect(screen.graph.mainScrollNode == nil)
      #expect(screen.graph.hasOnlyCoveredScrollNodes)
      #expect(screen.graph.scrollNode(identifiedBy: "below") != nil)
    }
  }

  @Test func aScrollViewBehindALowSheetThatLetsTouchesThroughScrolls() {
    let screen = Screen.phone {
      Self.rows("behind").sheet(isPresented: .constant(true)) {
        Text("sheet").presentationDetents([.medium])
          .presentationBackgroundInteraction(.enabled)
      }
    }
    #expect(screen.graph.mainScrollNode != nil)
    #expect(!screen.graph.hasOnlyCoveredScrollNodes)
  }

  @Test func aScrollViewThatTakesNoTouchesScrolls() {
    let screen = Screen.phone {
      Self.rows("row").allowsHitTesting(false).overlay { Color.clear.contentShape(Rectangle()) }
    }
    #expect(screen.graph.mainScrollNode != nil)
    #expect(!screen.graph.hasOnlyCoveredScrollNodes)
  }

  @Test func theSelectedTabIsScrolled() {
    let labels = scrolled {
      TabView(selection: .constant(1)) {
        Self.rows("first").tabItem { Text("A") }.tag(0)
        Self.rows("second").tabItem { Text("B") }.tag(1)
      }
    }
    #expect(labels.contains("second 10"))
    #expect(!labels.contains("second 0"))
  }

  @Test func aViewThatIsNotChosenDoesNotScroll() {
    let screen = Screen.phone {
      ViewThatFits {
        Text("short")
        ScrollView { Text("long") }.id("other")
      }
    }
    #expect(screen.graph.mainScrollNode == nil)
    #expect(screen.graph.scrollNode(identifiedBy: "other") == nil)
  }

  @Test func theListBelowARowOfChipsIsScrolled() {
    let labels = scrolled {
      VStack {
        ScrollView(.horizontal) { HStack { ForEach(0..<20) { Text("chip \($0)") } } }
          .frame(height: 40)
        Self.rows("row")
      }
    }
    #expect(labels.contains("row 10"))
    #expect(!labels.contains("row 0"))
  }

  @Test func aHorizontalOffsetScrollsARowInAList() {
    let screen = Screen.phone {
      ScrollView {
        ScrollView(.horizontal) { Color.red.frame(width: 900, height: 50).probe("cards") }
        Color.blue.frame(height: 900).probe("rest")
      }
    }
    let rest = screen.frame("rest")
    screen.scroll(to: CGPoint(x: 120, y: 0))
    #expect(screen.frame("cards").minX == -120)
    #expect(screen.frame("rest") == rest)
  }

  @Test func aScrollViewWithoutTouchesScrolls() {
    let labels = scrolled { Self.rows("still").allowsHitTesting(false) }
    #expect(labels.contains("still 10"))
  }

  @Test func theFirstOfSeveralIsScrolledWhicheverWasMadeFirst() throws {
    struct Pair: View {
      @State var isShown = false
      var body: some View {
        VStack {
          if isShown { ScrollView { Color.red.frame(height: 900) }.id("first") }
          ScrollView { Color.red.frame(height: 900) }.id("second")
        }
        .onAppear { isShown = true }
      }
    }
    let screen = Screen.phone { Pair() }
    let first = try #require(screen.graph.scrollNode(identifiedBy: "first"))
    #expect(screen.graph.mainScrollNode === first)
  }
}
