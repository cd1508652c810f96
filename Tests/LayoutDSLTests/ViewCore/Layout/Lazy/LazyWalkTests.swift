import Combine
import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@Suite @MainActor struct LazyWalkTests {
  @Test func makesOnlyRowsThatIntersectTheViewport() {
    let journal = Journal()
    let screen = NumberedRow.screen(1_000_000, journal: journal)
    #expect(screen.probes == ["0", "1", "2", "3", "4"])
    #expect(journal.take() == ["0", "1", "2", "3", "4"])
    #expect(screen.graph.mainScrollNode?.contentSize.height == 20_000_000)
    screen.scroll(to: CGPoint(x: 0, y: 30))
    #expect(screen.probes == ["1", "2", "3", "4", "5", "6"])
    #expect(screen.frame("1") == CGRect(0, -10, 100, 20))
    #expect(journal.take() == ["5", "6"])
    screen.scroll(to: CGPoint(x: 0, y: 18_000_000))
    #expect(screen.probes == ["900000", "900001", "900002", "900003", "900004"])
    #expect(screen.frame("900000").minY == 0)
    #expect(journal.take().count == 5)
    screen.scroll(to: CGPoint(x: 0, y: 19_999_900))
    #expect(screen.probes.last == "999999")
    #expect(screen.frame("999999").maxY == 100)
  }

  @Test func aScrollStepCostsOnlyTheRowsItShows() {
    let screen = NumberedRow.screen(1_000_000)
    screen.scroll(to: CGPoint(x: 0, y: 500))
    let step = screen.cost { screen.scroll(to: CGPoint(x: 0, y: 505)) }
    #expect(step.evaluations <= 3)
    #expect(step.measurements <= 4)
    let rest = screen.cost { screen.scroll(to: CGPoint(x: 0, y: 510)) }
    #expect(rest.evaluations == 0)
    #expect(rest.measurements == 0)
  }

  @Test func outsideScrollViewsAllRowsExist() {
    let screen = Screen(100, 50) {
      LazyVStack(spacing: 0) {
        ForEach(0..<10, id: \.self) { NumberedRow(number: $0) }
      }
    }
    #expect(screen.probes.count == 10)
    #expect(screen.frame("0").minY == -75)
  }

  @Test func estimatesKeepVisibleViewsInPlace() {
    // Row heights vary.
    let screen = Screen(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { number in
            NumberedRow(number: number, height: CGFloat(10 + number % 37))
          }
        }
      }
    }
    func top() -> (name: String, minY: CGFloat)? {
      screen.probes.first.map { ($0, screen.frame($0).minY) }
    }
    screen.scroll(to: CGPoint(x: 0, y: 9_000))
    var offset: CGFloat = 9_000
    for step in [7, 7, 7, -9, -9, -9, -9, -9, 7, -9, -9] as [CGFloat] {
      let before = screen.frames
      offset += step
      screen.scroll(to: CGPoint(x: 0, y: offset))
      #expect(screen.graph.mainScrollNode?.contentOffset.y == offset)
      let after = screen.frames
      let common = before.keys.filter { after[$0] != nil }
      #expect(!common.isEmpty)
      for name in common {
        #expect(abs((before[name]?.minY ?? 0) - step - (after[name]?.minY ?? 0)) < 1e-6)
      }
      #expect((top()?.minY ?? 1) <= 0)
    }
  }

  @Test func scrollingBackEndsAtTheFirstRow() {
    let screen = Screen(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { number in
            NumberedRow(number: number, height: number < 20 ? 40 : 13)
          }
        }
      }
    }
    screen.scroll(to: CGPoint(x: 0, y: 2_000))
    guard let scroll = screen.graph.mainScrollNode else { return }
    var steps = 0
    while scroll.contentOffset.y > 0, steps < 1000 {
      let before = screen.frames
      screen.scroll(to: CGPoint(x: 0, y: max(scroll.contentOffset.y - 11, 0)))
      steps += 1
      let now = screen.frames
      for (name, frame) in before {
        guard let now = now[name], scroll.contentOffset.y > 0 else { continue }
        #expect(abs(now.minY - frame.minY - 11) < 1e-6)
      }
    }
    #expect(screen.frame("0") == CGRect(0, 0, 100, 40))
    #expect(steps < 400)
  }

  @Test func rowsAppearInOrder() {
    let journal = Journal()
    let screen = Screen(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { number in
            Color.red.frame(height: 40)
              .onAppear { journal.note("+\(number)") }
              .onDisappear { journal.note("-\(number)") }
          }
        }
      }
    }
    #expect(journal.take() == ["+0", "+1", "+2"])
    screen.scroll(to: CGPoint(x: 0, y: 80))
    #expect(Set(journal.take()) == ["+3", "+4", "-0", "-1"])
  }

  @Test func aChangeOfWidthMeasuresAgain() {
    let screen = Screen(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { number in
            Color.red.aspectRatio(2, contentMode: .fit).probe("\(number)")
          }
        }
      }
    }
    #expect(screen.probes == ["0", "1"])
    screen.resize(50, 100)
    #expect(screen.probes == ["0", "1", "2", "3"])
    #expect(screen.graph.mainScrollNode?.contentSize == CGSize(width: 50, height: 25_000))
  }
}
