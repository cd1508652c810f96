import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor struct ScrollViewTests {
  @Test func sizes() {
    let vertical = Screen {
      ScrollView { Color.red.frame(width: 40, height: 300).probe("c") }.probe("s")
    }
    #expect(vertical.frame("s") == CGRect(30, 0, 40, 100))
    #expect(vertical.frame("c") == CGRect(30, 0, 40, 300))
    let horizontal = Screen {
      ScrollView(.horizontal) { Color.red.frame(width: 300, height: 40).probe("c") }.probe("s")
    }
    #expect(horizontal.frame("s") == CGRect(0, 30, 100, 40))
    let both = Screen {
      ScrollView([.horizontal, .vertical]) {
        Color.red.frame(width: 300, height: 400).probe("c")
      }
      .probe("s")
    }
    #expect(both.frame("s") == CGRect(0, 0, 100, 100))
    both.scroll(to: CGPoint(x: 10, y: 20))
    #expect(both.frame("c") == CGRect(-10, -20, 300, 400))
  }

  @Test func severalViewsAreArrangedInAColumn() {
    let screen = Screen {
      ScrollView {
        Color.red.frame(width: 10, height: 10).probe("a")
        Color.red.frame(width: 20, height: 10).probe("b")
      }
    }
    #expect(screen.frame("a") == CGRect(45, 0, 10, 10))
    #expect(screen.frame("b") == CGRect(40, 18, 20, 10))
  }

  @Test(arguments: [-50, 0, 33.5, 200, 10_000] as [CGFloat])
  func offsetsMayBeOutsideTheContent(offset: CGFloat) {
    let screen = Screen { ScrollView { Color.red.frame(height: 300).probe("c") } }
    screen.scroll(to: CGPoint(x: 7, y: offset))
    #expect(screen.frame("c") == CGRect(0, -offset, 100, 300))
  }

  @Test func nonFiniteOffsetsChangeNothing() {
    let screen = Screen { ScrollView { Color.red.frame(height: 300).probe("c") } }
    screen.scroll(to: CGPoint(x: 0, y: 10))
    screen.scroll(to: CGPoint(x: CGFloat.nan, y: CGFloat.nan))
    screen.scroll(to: CGPoint(x: 0, y: CGFloat.infinity))
    #expect(screen.frame("c").minY == -10)
  }

  @Test func aScrollNeitherMeasuresNorEvaluates() {
    let screen = Screen {
      ScrollView { VStack { ForEach(0..<50) { Color.red.frame(height: 20).probe("\($0)") } } }
    }
    let root = screen.graph.root
    let cost = screen.cost {
      for step in 0..<20 { screen.scroll(to: CGPoint(x: 0, y: CGFloat(step))) }
    }
    #expect(cost == (0, 0))
    #expect(screen.graph.root === root)
    #expect(screen.frame("1").minY == 9)
  }

  @Test func nestedScrollViewsAreFoundByID() throws {
    let screen = Screen {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<3) { row in
            ScrollView(.horizontal) {
              Color.red.frame(width: 500, height: 20).probe("row \(row)")
            }
            .id("carousel \(row)")
          }
          Color.red.frame(height: 500).probe("rest")
        }
      }
    }
    let node = try #require(screen.graph.scrollNode(identifiedBy: "carousel 1"))
    node.setOffset(CGPoint(x: 30, y: 99), reason: .program)
    #expect(screen.frame("row 0").minX == 0)
    #expect(screen.frame("row 1") == CGRect(-30, 20, 500, 20))
    #expect(screen.graph.scrollNode(identifiedBy: "nobody") == nil)
    screen.scroll(to: CGPoint(x: 0, y: 15))
    #expect(screen.frame("row 1") == CGRect(-30, 5, 500, 20))
  }

  @Test func rightToLeftStartsAtTheRight() {
    let screen = Screen(direction: .rightToLeft) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.red.frame(width: 150, height: 10).probe("first")
          Color.red.frame(width: 150, height: 10).probe("second")
        }
      }
    }
    #expect(screen.frame("first") == CGRect(-50, 45, 150, 10))
    #expect(screen.frame("second") == CGRect(-200, 45, 150, 10))
    screen.scroll(to: .zero)
    #expect(screen.frame("second").minX == 0)
  }

  @Test func framesDependOnTheOffsetAlone() {
    struct Page: View {
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            GeometryReader { proxy in
              let pull = max(0, proxy.frame(in: .global).minY)
              Color.red.frame(height: 50 + pull).offset(y: -pull).probe("header")
            }
            .frame(height: 50)
            ForEach(0..<20) { Color.blue.frame(height: 30).probe("\($0)") }
          }
        }
      }
    }
    let walked = Screen { Page() }
    for offset in [3, 17, -20, 44, 80, 12.5, -8] as [CGFloat] {
      walked.scroll(to: CGPoint(x: 0, y: offset))
      let fresh = Screen { Page() }
      fresh.scroll(to: CGPoint(x: 0, y: offset))
      #expect(walked.tree == fresh.tree)
      #expect(walked.list == fresh.list)
    }
  }

  @Test func onlyInvisibleContentIsNotPainted() {
    let screen = Screen {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<100) { _ in Color.red.frame(height: 30) } }
      }
    }
    screen.scroll(to: CGPoint(x: 0, y: 45))
    guard case .group(_, let list) = screen.list.items.first else {
      Issue.record("a scroll view clips")
      return
    }
    let frames = list.items.compactMap { item -> CGRect? in
      if case .fill(let path, _, _) = item { path.boundingRect } else { nil }
    }
    #expect(frames.map(\.minY) == [-15, 15, 45, 75])
  }
}
