import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

private final class Held {
  var proxy: ScrollViewProxy?
}

@MainActor struct ScrollViewReaderTests {
  private func rows(_ held: Held, direction: LayoutDirection = .leftToRight) -> Screen {
    Screen(100, 50, direction: direction) {
      ScrollViewReader { proxy in
        let _ = held.proxy = proxy
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<10, id: \.self) { Color.red.frame(width: 30, height: 10).probe("\($0)") }
            Color.blue.frame(width: 30, height: 10).id("end").probe("end")
          }
        }
      }
    }
  }

  @Test func elementsOfForEachAreTargets() {
    let held = Held()
    let screen = rows(held)
    held.proxy?.scrollTo(5, anchor: .leading)
    #expect(screen.frame("5").minX == 0)
    held.proxy?.scrollTo(5, anchor: .trailing)
    #expect(screen.frame("5").maxX == 100)
  }

  @Test func withoutAnAnchorTheScrollIsMinimal() {
    let held = Held()
    let screen = rows(held)
    held.proxy?.scrollTo(1)
    #expect(screen.frame("0").minX == 0)
    held.proxy?.scrollTo(4)
    #expect(screen.frame("4").maxX == 100)
    held.proxy?.scrollTo(2)
    #expect(screen.frame("4").maxX == 100)
    held.proxy?.scrollTo(0)
    #expect(screen.frame("0").minX == 0)
  }

  @Test func nothingIsScrolledBeyondTheEnds() {
    let held = Held()
    let screen = rows(held)
    held.proxy?.scrollTo("end", anchor: .leading)
    #expect(screen.frame("end").maxX == 100)
    held.proxy?.scrollTo("nobody")
    #expect(screen.frame("end").maxX == 100)
  }

  @Test func rightToLeftContentIsFoundToo() {
    let held = Held()
    let screen = rows(held, direction: .rightToLeft)
    #expect(screen.frame("0").maxX == 100)
    held.proxy?.scrollTo("end")
    #expect(screen.frame("end").minX == 0)
  }

  @Test func scrollsAreAnimatedInAnimations() {
    let held = Held()
    let screen = rows(held)
    withAnimation(.linear(duration: 1)) { held.proxy?.scrollTo(4, anchor: .leading) }
    #expect(screen.frame("4").minX == 120)
    screen.advance(by: 0.25)
    #expect(abs(screen.frame("4").minX - 90) < 1e-9)
    held.proxy?.scrollTo(0)
    #expect(screen.frame("0").minX == 0)
    screen.advance(by: 2)
    #expect(screen.frame("0").minX == 0)
  }

  @Test func animationsReachViewsThatDoNotExistYet() {
    let held = Held()
    let screen = Screen {
      ScrollViewReader { proxy in
        let _ = held.proxy = proxy
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000, id: \.self) { row in
              Color.red.frame(height: row < 5 ? 50 : 20).probe("\(row)")
            }
          }
        }
      }
    }
    withAnimation(.linear(duration: 1)) { held.proxy?.scrollTo(500, anchor: .top) }
    screen.advance(by: 0.5)
    #expect(screen.frame("500").isNull)
    #expect(screen.frame("0").isNull)
    screen.advance(by: 1)
    #expect(screen.frame("500").minY == 0)
  }

  /// The cells of a page may have the identities of the pages.
  @Test func aPageIsFoundBeforeAViewInAnEarlierPage() {
    let held = Held()
    let screen = Screen(100, 50) {
      ScrollViewReader { proxy in
        let _ = held.proxy = proxy
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<3) { page in
              HStack(spacing: 0) {
                ForEach(0..<3) { Color.red.frame(width: 30, height: 10).probe("\(page).\($0)") }
              }
            }
          }
        }
      }
    }
    held.proxy?.scrollTo(1, anchor: .leading)
    #expect(screen.frame("1.0").minX == 0)
  }

  /// A lazy stack has not made the page, and has made cells with its identity.
  @Test func aPageThatIsNotMadeIsFoundBeforeAViewInAnotherPage() {
    let held = Held()
    let screen = Screen(100, 50) {
      ScrollViewReader { proxy in
        let _ = held.proxy = proxy
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<5) { page in
              HStack(spacing: 0) {
                ForEach(0..<5) { Color.red.frame(width: 20, height: 10).probe("\(page).\($0)") }
              }
            }
          }
        }
      }
    }
    screen.scroll(to: CGPoint(x: 300, y: 0))
    #expect(screen.frame("3.0").minX == 0)
    held.proxy?.scrollTo(0, anchor: .leading)
    #expect(screen.frame("0.0").minX == 0)
    held.proxy?.scrollTo(4, anchor: .leading)
    #expect(screen.frame("4.0").minX == 0)
  }
}
