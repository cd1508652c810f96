import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor final class PagingScrollTargetBehaviorTests {
  /// Retains the graph, which its nodes do not.
  private var screens: [Screen] = []

  private func node(
    margin: CGFloat = 0, direction: LayoutDirection = .leftToRight
  ) throws -> (Screen, ScrollNode) {
    let screen = Screen(direction: direction) {
      ScrollView(.horizontal) { Color.red.frame(width: 550) }
        .scrollTargetBehavior(.paging)
        .contentMargins(.horizontal, margin)
    }
    screens.append(screen)
    return (screen, try #require(screen.graph.mainScrollNode))
  }

  @Test(arguments: [(0, 0), (49, 0), (51, 100), (300, 100), (-20, 0)] as [(CGFloat, CGFloat)])
  func scrollsEndAtTheNearestPageAtMostOneAway(proposed: CGFloat, page: CGFloat) throws {
    let (_, node) = try node()
    #expect(node.target(forProposed: CGPoint(x: proposed, y: 0)).x == page)
  }

  @Test func scrollsGoBack() throws {
    let (screen, node) = try node()
    screen.scroll(to: CGPoint(x: 300, y: 0))
    #expect(node.target(forProposed: CGPoint(x: 120, y: 0)).x == 200)
    #expect(node.target(forProposed: CGPoint(x: 270, y: 0)).x == 300)
    #expect(node.target(forProposed: CGPoint(x: 500, y: 0)).x == 400)
  }

  @Test func theLastPageMayBePartial() throws {
    let (screen, node) = try node()
    screen.scroll(to: CGPoint(x: 400, y: 0))
    #expect(node.target(forProposed: CGPoint(x: 500, y: 0)).x == 450)
  }

  @Test func pagesAreAsLargeAsTheSpaceWithinMargins() throws {
    let (_, node) = try node(margin: 10)
    #expect(node.target(forProposed: CGPoint(x: 60, y: 0)).x == 80)
  }

  @Test func pagesAreCountedFromTheRightInRightToLeft() throws {
    let (_, node) = try node(direction: .rightToLeft)
    #expect(node.contentOffset.x == 450)
    #expect(node.target(forProposed: CGPoint(x: 380, y: 0)).x == 350)
    #expect(node.target(forProposed: CGPoint(x: 420, y: 0)).x == 450)
  }
}
