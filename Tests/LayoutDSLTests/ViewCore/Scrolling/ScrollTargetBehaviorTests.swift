import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

/// Ends scrolls at multiples of a tenth of the scroll view.
private struct TenthsBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = context.containerSize.height / 10
    target.rect.origin.y = (target.rect.origin.y / step).rounded() * step
  }

  func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = context.axes == .vertical
    return properties
  }
}

/// Ends scrolls at the middle of the content and records its arguments.
private struct MiddleBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    #expect(context.originalTarget.rect == CGRect(0, 20, 100, 100))
    #expect(context.velocity.dy == 7)
    #expect(context.contentSize == CGSize(width: 100, height: 300))
    #expect(context.axes == .vertical)
    #expect(context.layoutDirection == .leftToRight)
    target = ScrollTarget(rect: CGRect(0, 140, 100, 20), anchor: .center)
  }
}

@MainActor final class ScrollTargetBehaviorTests {
  /// Retains the graph, which its nodes do not.
  private var screens: [Screen] = []

  private func node<Content: View>(
    @ViewBuilder content: () -> Content
  ) throws -> (Screen, ScrollNode) {
    let screen = Screen { content() }
    screens.append(screen)
    return (screen, try #require(screen.graph.mainScrollNode))
  }

  @Test func customBehaviorsDecide() throws {
    let (screen, node) = try node {
      ScrollView { Color.red.frame(height: 305) }.scrollTargetBehavior(TenthsBehavior())
    }
    #expect(node.target(forProposed: CGPoint(x: 0, y: 34)).y == 30)
    #expect(node.limitsScrolls)
    screen.scroll(to: CGPoint(x: 0, y: 34))
    #expect(node.contentOffset.y == 34)
  }

  @Test func targetsStayWithinTheContent() throws {
    let (_, node) = try node {
      ScrollView { Color.red.frame(height: 305) }.scrollTargetBehavior(TenthsBehavior())
    }
    #expect(node.target(forProposed: CGPoint(x: 0, y: 204)).y == 200)
    #expect(node.target(forProposed: CGPoint(x: 0, y: 1000)).y == 205)
    #expect(node.target(forProposed: CGPoint(x: 0, y: -70)).y == 0)
  }

  @Test func anchorsAreAligned() throws {
    let (screen, node) = try node {
      ScrollView { Color.red.frame(height: 300) }.scrollTargetBehavior(MiddleBehavior())
    }
    screen.scroll(to: CGPoint(x: 0, y: 20))
    #expect(node.target(forProposed: .zero, velocity: CGVector(dx: 0, dy: 7)).y == 100)
  }

  @Test func withoutABehaviorTargetsAreUnchanged() throws {
    let (_, node) = try node { ScrollView { Color.red.frame(height: 300) } }
    #expect(node.target(forProposed: CGPoint(x: 0, y: 34.5)).y == 34.5)
    #expect(node.target(forProposed: CGPoint(x: 0, y: 1000)).y == 200)
    #expect(!node.limitsScrolls)
  }

  @Test func erasedBehaviorsDoTheSame() throws {
    let (_, node) = try node {
      ScrollView { Color.red.frame(height: 305) }
        .scrollTargetBehavior(AnyScrollTargetBehavior(TenthsBehavior()))
    }
    #expect(node.target(forProposed: CGPoint(x: 0, y: 34)).y == 30)
    #expect(node.limitsScrolls)
  }

  @Test func theSamePartIsShownInAnotherSize() throws {
    let screen = Screen {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<9) { page in
            Color.red.containerRelativeFrame(.horizontal).probe("\(page)")
          }
        }
      }
      .scrollTargetBehavior(.paging)
    }
    screen.scroll(to: CGPoint(x: 700, y: 0))
    screen.resize(160, 100)
    #expect(screen.frame("7") == CGRect(0, 0, 160, 100))
  }
}
