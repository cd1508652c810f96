import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct ViewAlignedScrollTargetBehaviorTests {
  private typealias Behavior = ViewAlignedScrollTargetBehavior

  /// A row of twenty cards, 40 wide and 10 apart.
  private func target(
    _ proposed: CGFloat, from original: CGFloat = 0, margin: CGFloat = 0,
    direction: LayoutDirection = .leftToRight,
    _ behavior: ViewAlignedScrollTargetBehavior = .viewAligned(limitBehavior: .never)
  ) throws -> CGFloat {
    let screen = Screen(direction: direction) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) { ForEach(0..<20) { _ in Color.red.frame(width: 40) } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(behavior)
      .contentMargins(.horizontal, margin)
    }
    let node = try #require(screen.graph.mainScrollNode)
    return node.target(
      forProposed: CGPoint(x: proposed, y: 0), from: CGPoint(x: original, y: 0)
    ).x
  }

  @Test func leadingEdgesAreAligned() throws {
    #expect(try target(24) == 0)
    #expect(try target(26) == 50)
    #expect(try target(430) == 450)
    #expect(try target(890) == 890)
    #expect(try target(2000) == 890)
    #expect(try target(26, margin: 20) == 50)
  }

  @Test func anchorsAreAligned() throws {
    let centered = Behavior(limitBehavior: .never, anchor: .center)
    #expect(try target(60, centered) == 70)
    #expect(try target(0, centered) == 0)
    let trailing = Behavior(limitBehavior: .never, anchor: .trailing)
    #expect(try target(60, trailing) == 40)
  }

  @Test func limitsCountViews() throws {
    #expect(try target(700, from: 100, .viewAligned(limitBehavior: .alwaysByOne)) == 150)
    #expect(try target(0, from: 100, .viewAligned(limitBehavior: .alwaysByOne)) == 50)
    #expect(try target(110, from: 100, .viewAligned(limitBehavior: .alwaysByOne)) == 100)
    #expect(try target(700, from: 100, .viewAligned(limitBehavior: .alwaysByFew)) == 200)
    #expect(try target(700, from: 100, .viewAligned(limitBehavior: .always)) == 200)
    #expect(try target(700, from: 100, .viewAligned) == 200)
    #expect(try target(160, from: 100, .viewAligned) == 150)
    #expect(try target(0, from: 890, .viewAligned) == 800)
  }

  @Test func trailingEdgesAreAlignedInRightToLeft() throws {
    #expect(try target(880, direction: .rightToLeft) == 890)
    #expect(try target(860, direction: .rightToLeft) == 840)
  }

  @Test func scrollsDownAreNotLimited() throws {
    let screen = Screen {
      ScrollView {
        VStack(spacing: 10) { ForEach(0..<20) { _ in Color.red.frame(height: 40) } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
    let node = try #require(screen.graph.mainScrollNode)
    #expect(node.target(forProposed: CGPoint(x: 0, y: 530)).y == 550)
  }

  @Test func rowsThatDoNotExistYetFollowAtTheSameDistances() throws {
    let screen = Screen {
      ScrollView {
        LazyVStack(spacing: 10) { ForEach(0..<1000) { _ in Color.red.frame(height: 40) } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
    let node = try #require(screen.graph.mainScrollNode)
    #expect(node.target(forProposed: CGPoint(x: 0, y: 20_019)).y == 20_000)
    screen.scroll(to: CGPoint(x: 0, y: 20_000))
    #expect(node.target(forProposed: CGPoint(x: 0, y: 10_030)).y == 10_050)
  }

  @Test func withoutViewsTargetsAreUnchanged() throws {
    let screen = Screen {
      ScrollView { Color.red.frame(height: 400) }.scrollTargetBehavior(.viewAligned)
    }
    let node = try #require(screen.graph.mainScrollNode)
    #expect(node.target(forProposed: CGPoint(x: 0, y: 33)).y == 33)
  }
}
