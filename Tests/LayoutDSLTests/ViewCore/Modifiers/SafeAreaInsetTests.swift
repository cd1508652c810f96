import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct SafeAreaInsetTests {
  @Test func barsNestFromTheOutsideIn() {
    let screen = Screen {
      Color.red.probe("content")
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 10).probe("inner") }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 20).probe("outer") }
    }
    #expect(screen.frame("content") == CGRect(0, 0, 100, 70))
    #expect(screen.frame("inner") == CGRect(0, 70, 100, 10))
    #expect(screen.frame("outer") == CGRect(0, 80, 100, 20))
  }

  @Test func viewsThatIgnoreTheSafeAreaExtendBehindTheBar() {
    let screen = Screen(safeArea: EdgeInsets(top: 0, leading: 0, bottom: 15, trailing: 0)) {
      Color.red.probe("content").ignoresSafeArea()
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 10).probe("bar") }
    }
    #expect(screen.frame("content") == CGRect(0, 0, 100, 100))
    #expect(screen.frame("bar") == CGRect(0, 75, 100, 10))
  }

  @Test func theDefaultSpacingIsThatOfAStack() {
    let screen = Screen {
      Color.red.probe("content").safeAreaInset(edge: .top) { Color.blue.frame(height: 10) }
    }
    #expect(screen.frame("content") == CGRect(0, 18, 100, 82))
  }

  @Test func barsAtTheSideAlignAndMirror() {
    func view() -> some View {
      Color.red.probe("content").safeAreaInset(edge: .leading, alignment: .top, spacing: 0) {
        Color.blue.frame(width: 30, height: 10).probe("bar")
      }
    }
    let screen = Screen { view() }
    #expect(screen.frame("bar") == CGRect(0, 0, 30, 10))
    #expect(screen.frame("content") == CGRect(30, 0, 70, 100))
    let mirrored = Screen(direction: .rightToLeft) { view() }
    #expect(mirrored.frame("bar") == CGRect(70, 0, 30, 10))
    #expect(mirrored.frame("content") == CGRect(0, 0, 70, 100))
  }

  /// The frame of a scroll view ends at the bar, and with it its overlays; its content goes on
  /// behind the bar.
  @Test func theContentOfAScrollViewScrollsBehindTheBar() throws {
    let screen = Screen {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20) { Color.red.frame(height: 20).probe("row \($0)") }
        }
      }
      .probe("scroll")
      .overlay(alignment: .bottom) { Color.green.frame(height: 10).probe("button") }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 20).probe("bar") }
    }
    #expect(screen.frame("scroll") == CGRect(0, 0, 100, 80))
    #expect(screen.frame("button") == CGRect(0, 70, 100, 10))
    #expect(screen.frame("bar") == CGRect(0, 80, 100, 20))
    #expect(screen.frame("row 4") == CGRect(0, 80, 100, 20))
    let geometry = try #require(screen.graph.mainScrollNode).geometry
    #expect(geometry.contentInsets == EdgeInsets(top: 0, leading: 0, bottom: 20, trailing: 0))
    #expect(geometry.containerSize == CGSize(width: 100, height: 80))
    #expect(geometry.visibleRect == CGRect(0, 0, 100, 100))
    guard case .group(.clip(let path, _), _) = screen.list.items.first else {
      Issue.record("the content is not clipped")
      return
    }
    #expect(path.boundingRect == CGRect(0, 0, 100, 100))
  }

  @Test(arguments: [false, true])
  func theLastRowEndsAboveTheBars(isList: Bool) throws {
    let screen = Screen {
      ScrollViewReader { proxy in
        Group {
          if isList {
            List { rows }.listStyle(.plain)
          } else {
            ScrollView { VStack(spacing: 0) { rows } }
          }
        }
        .probe("scroll")
        .onAppear { proxy.scrollTo(19, anchor: .bottom) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 10) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 20) }
      }
    }
    #expect(screen.frame("scroll") == CGRect(0, 0, 100, 70))
    let geometry = try #require(screen.graph.mainScrollNode).geometry
    #expect(geometry.contentInsets.bottom == 30)
    let bottom = screen.frame("row 19").maxY
    if isList { #expect((40...70).contains(bottom)) } else { #expect(bottom == 70) }
  }

  private var rows: some View {
    ForEach(0..<20) { Color.red.frame(height: 20).probe("row \($0)").id($0) }
  }

  @Test func anEmptyBarTakesNoSpace() {
    let screen = Screen {
      Color.red.probe("content").safeAreaInset(edge: .top) { EmptyView() }
    }
    #expect(screen.frame("content") == CGRect(0, 0, 100, 100))
  }

  private enum Bar: String, CaseIterable { case resized, conditional, erased }

  private struct Barred: View {
    let bar: Bar
    let remote: Remote<Bool>
    @State private var isTall = false

    var body: some View {
      let _ = remote.binding = $isTall
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 10)
            .safeAreaInset(edge: .bottom, spacing: 0) { content }
            .probe("barred")
          Color.green.frame(height: 10).probe("next")
        }
      }
    }

    @ViewBuilder private var content: some View {
      switch bar {
      case .resized: Color.blue.frame(height: isTall ? 30 : 10)
      case .conditional: if isTall { Color.blue.frame(height: 30) } else { square }
      case .erased: isTall ? AnyView(Color.blue.frame(height: 30)) : AnyView(square)
      }
    }

    private var square: some View { Rectangle().frame(width: 10, height: 10) }
  }

  @Test(arguments: Bar.allCases)
  private func aViewWithoutProposedHeightGrowsWithItsBar(_ bar: Bar) {
    let remote = Remote<Bool>()
    let screen = Screen { Barred(bar: bar, remote: remote) }
    #expect(screen.frame("barred").height == 20)
    remote.value = true
    #expect(screen.frame("barred").height == 40)
    #expect(screen.frame("next").minY == 40)
    remote.value = false
    #expect(screen.frame("barred").height == 20)
  }

  @Test func theDistanceOfABarFollowsTheSpacingOfItsViews() {
    struct Captioned: View {
      let remote: Remote<Bool>
      @State private var hasText = false
      var body: some View {
        let _ = remote.binding = $hasText
        ScrollView {
          Color.red.frame(height: 10)
            .safeAreaInset(edge: .bottom) {
              VStack { if hasText { Text("a") } else { Color.blue.frame(height: 10) } }
            }
            .probe("barred")
        }
      }
    }
    let remote = Remote<Bool>()
    let screen = Screen { Captioned(remote: remote) }
    remote.value = true
    let changed = screen.frame("barred")
    screen.graph.setNeedsEverything()
    screen.graph.update()
    #expect(screen.frame("barred") == changed)
  }
}
