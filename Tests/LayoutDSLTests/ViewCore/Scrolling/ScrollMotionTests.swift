import Foundation
import LayoutDSL
import Observation
import Testing
import ViewClock

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor final class ScrollMotionTests: ScrollPageSuite {
  // MARK: Momentum

  @Test func momentumFollowsTheClosedForm() throws {
    let screen = page(length: 3000)
    let node = try node(screen)
    drag(node, -50)
    node.dragEnded(velocity: CGVector(dx: 0, dy: -1000))
    // Frames are shown every sixtieth of a second.
    for (wait, time) in [(0.1, 0.1), (0.25, 0.35), (0.003, 0.35), (0.647, 1)] {
      screen.advance(by: wait)
      let expected = 50 + 499 * (1 - pow(0.998, 1000 * time))
      #expect(abs(node.contentOffset.y - expected) < 1e-9)
    }
    screen.advance(by: 5)
    #expect(abs(node.contentOffset.y - 549) < 1e-9)
  }

  @Test func theNumberOfFramesChangesNothing() throws {
    let once = page(), often = page()
    for screen in [once, often] {
      drag(try node(screen), -50)
      try node(screen).dragEnded(velocity: CGVector(dx: 0, dy: -3000))
    }
    once.advance(by: 0.7)
    for _ in 0..<70 { often.advance(by: 0.01) }
    #expect(abs(try node(once).contentOffset.y - node(often).contentOffset.y) < 1e-6)
    #expect(try node(once).contentOffset.y > 900)
    once.advance(by: 3)
    #expect(try node(once).contentOffset.y == 900)
  }

  @Test func everyFrameIsSeen() throws {
    var offsets: [CGFloat] = []
    let screen = Screen {
      ScrollView { Color.red.frame(height: 3000) }
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { offsets.append($1) }
    }
    let node = try node(screen)
    drag(node, -50)
    node.dragEnded(velocity: CGVector(dx: 0, dy: -1000))
    screen.graph.update()
    let count = offsets.count
    screen.advance(by: 0.5)
    #expect(offsets.count == count + 30)
    #expect(offsets == offsets.sorted())
  }

  @Test func codeStopsMomentum() throws {
    let screen = page(length: 3000)
    let node = try node(screen)
    drag(node, -50)
    node.dragEnded(velocity: CGVector(dx: 0, dy: -1000))
    screen.advance(by: 0.2)
    screen.scroll(to: CGPoint(x: 0, y: 7))
    screen.advance(by: 1)
    #expect(node.contentOffset.y == 7)
    #expect(node.phase == .idle)
  }

  @Test func pulledContentSpringsBack() throws {
    let screen = page()
    let node = try node(screen)
    drag(node, 80)
    let pull = node.contentOffset.y
    node.dragEnded(velocity: .zero)
    screen.advance(by: 0.1)
    #expect(abs(node.contentOffset.y - pull * 2 / M_E) < 1e-9)
    screen.advance(by: 2)
    #expect(node.contentOffset.y == 0)
  }

  @Test func contentThatGrowsWhileItSpringsBackStillEndsAtItsEdge() throws {
    let growth = Growth()
    let screen = Screen {
      ScrollView { GrowingPage(growth: growth) }
    }
    let node = try node(screen)
    drag(node, 300)
    node.dragEnded(velocity: .zero)
    screen.graph.clock.advance(by: 0.15)
    let pulled = node.contentOffset.y
    #expect(pulled < -1)
    growth.height = 1070
    screen.graph.update()
    screen.graph.clock.advance(by: 0.05)
    #expect((pulled...0).contains(node.contentOffset.y))
    screen.graph.clock.advance(by: 3)
    #expect(node.contentOffset.y == 0)
  }

  @Test func behaviorsDecideWhereMomentumEnds() throws {
    let screen = Screen {
      ScrollView(.horizontal) { Color.red.frame(width: 1000) }.scrollTargetBehavior(.paging)
    }
    let node = try node(screen)
    drag(node, by: -30, 0)
    node.dragEnded(velocity: CGVector(dx: -300, dy: 0))
    screen.advance(by: 0.1)
    // The velocity of 300 is less than frequency 17 times the remaining 70 points.
    #expect(abs(node.contentOffset.x - (100 + (-70 - 890 * 0.1) * exp(-1.7))) < 1e-9)
    screen.advance(by: 0.4)
    #expect(node.phase == .idle)
    screen.advance(by: 2)
    #expect(node.contentOffset.x == 100)
    drag(node, by: 20, 0)
    node.dragEnded(velocity: .zero)
    screen.advance(by: 2)
    #expect(node.contentOffset.x == 100)
  }

  @Test func behaviorsThatLeaveTheTargetAloneBounce() throws {
    let screen = Screen {
      ScrollView { Color.red.frame(height: 150) }.scrollTargetBehavior(.viewAligned)
    }
    let node = try node(screen)
    drag(node, -40)
    node.dragEnded(velocity: CGVector(dx: 0, dy: -2000))
    screen.advance(by: 0.1)
    #expect(node.contentOffset.y > 50)
    screen.advance(by: 3)
    #expect(node.contentOffset.y == 50)
  }

  @Test func momentumContinuesWhileEstimatesChange() throws {
    let screen = Screen {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { row in
            Color.red.frame(height: CGFloat(20 + row % 7 * 10)).probe("\(row)")
          }
        }
      }
    }
    let node = try node(screen)
    screen.scroll(to: CGPoint(x: 0, y: 20_000))
    drag(node, 50)
    node.dragEnded(velocity: CGVector(dx: 0, dy: 3000))
    let frame = 1.0 / 60
    var time = 0.0
    for _ in 0..<20 {
      let name = try #require(
        screen.probes.min { screen.frame($0).minY < screen.frame($1).minY })
      let former = screen.frame(name).minY
      screen.advance(by: frame)
      let moved = 3 * 499 * (pow(0.998, 1000 * time) - pow(0.998, 1000 * (time + frame)))
      #expect(abs(screen.frame(name).minY - former - moved) < 1e-6)
      time += frame
    }
  }

  @Test func momentumEndsAtContentShorterThanEstimated() throws {
    let screen = Screen {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { row in
            Color.red.frame(height: row < 10 ? 100 : 20).probe("\(row)")
          }
        }
      }
    }
    let node = try node(screen)
    drag(node, -50)
    node.dragEnded(velocity: CGVector(dx: 0, dy: -20_000))
    screen.advance(by: 10)
    #expect(node.phase == .idle)
    #expect(node.limits(along: .vertical).contains(node.contentOffset.y))
    #expect(node.contentOffset.y > 1000)
    #expect(screen.probes.count >= 5)
  }
}

@Observable private final class Growth {
  var height: CGFloat = 1000
}

private struct GrowingPage: View {
  let growth: Growth

  var body: some View { Color.red.frame(height: growth.height) }
}
