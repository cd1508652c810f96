import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@Suite @MainActor struct LazyHStackTests {
  private func screen(_ direction: LayoutDirection) -> Screen {
    Screen(100, 60, direction: direction) {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .bottom, spacing: 10) {
          ForEach(0..<1000, id: \.self) { number in
            Color.red.frame(width: 30, height: 20).probe("\(number)")
          }
        }
      }
    }
  }

  @Test func makesOnlyColumnsThatIntersectTheViewport() {
    let screen = screen(.leftToRight)
    #expect(screen.probes == ["0", "1", "2"])
    #expect(screen.frame("1") == CGRect(40, 40, 30, 20))
    #expect(screen.graph.mainScrollNode?.contentSize == CGSize(width: 39_990, height: 60))
    screen.scroll(to: CGPoint(x: 20_005, y: 0))
    #expect(screen.probes == ["500", "501", "502"])
    #expect(screen.frame("500") == CGRect(-5, 40, 30, 20))
  }

  @Test func startsAtTheRightInRightToLeft() {
    let screen = screen(.rightToLeft)
    #expect(screen.probes == ["0", "1", "2"])
    #expect(screen.frame("0") == CGRect(70, 40, 30, 20))
    screen.scroll(to: CGPoint(x: 39_990 - 100 - 400, y: 0))
    #expect(screen.probes == ["10", "11", "12"])
    #expect(screen.frame("10").maxX == 100)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func estimatesKeepVisibleViewsInPlace(direction: LayoutDirection) {
    let screen = Screen(100, 60, direction: direction) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { number in
            Color.red.frame(width: CGFloat(10 + number % 37)).probe("\(number)")
          }
        }
      }
    }
    guard let scroll = screen.graph.mainScrollNode else { return }
    screen.scroll(to: CGPoint(x: 9_000, y: 0))
    for step in [7, 7, -9, -9, -9, -9, 7, 7, 7, 7, -9] as [CGFloat] {
      let before = screen.probes.map { ($0, screen.frame($0)) }
      screen.scroll(to: CGPoint(x: scroll.contentOffset.x + step, y: 0))
      let moves = before.map { screen.frame($0.0).minX - $0.1.minX }.filter(\.isFinite)
      #expect(moves.count > 1)
      #expect(moves.allSatisfy { abs($0 + step) < 1e-6 }, "\(moves)")
    }
  }

  @Test func isLazyInsideALazyStack() {
    let journal = Journal()
    let screen = Screen(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { row in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<1000, id: \.self) { column in
                  let _ = journal.note("\(row).\(column)")
                  Color.red.frame(width: 50, height: 50)
                }
              }
            }
            .frame(height: 50)
          }
        }
      }
    }
    #expect(journal.take() == ["0.0", "1.0", "0.1", "1.1"])
    screen.scroll(to: CGPoint(x: 0, y: 25_000))
    #expect(Set(journal.take()) == ["500.0", "500.1", "501.0", "501.1"])
  }
}
