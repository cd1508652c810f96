import Foundation
import LayoutDSL
import Observation
import SystemIntegration
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

  @Test func aScrollViewThatHasLeftTheScreenMovesAtOnce() throws {
    var screen: Screen? = page()
    let node = try node(#require(screen))
    screen?.graph.root.detach()
    node.scroll(to: CGPoint(x: 0, y: 200), animation: .linear(duration: 1))
    #expect(node.contentOffset.y == 200)
    #expect(try #require(screen).graph.animations.isEmpty)
    screen = nil
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

  /// A page that reports its offset by preferences, beside an animation and a timer off the grid.
  private struct BusyPage: View {
    let journal: Journal
    @State private var isLarge = false
    @State private var ticks = 0

    var body: some View {
      VStack(spacing: 0) {
        Color.blue.frame(width: isLarge ? 90 : 10, height: 10)
          .animation(.spring(duration: 0.4), value: isLarge)
          .background { Offset() }
          .onPreferenceChange(OffsetKey.self) { journal.note("bar \($0)") }
        ScrollView {
          Color.red.frame(height: 3000).background { Offset() }
        }
        .onPreferenceChange(OffsetKey.self) { journal.note("page \($0)") }
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) {
          journal.note("offset \($1)")
        }
      }
      .task(id: ticks) {
        try? await Task.sleep(for: .milliseconds(137))
        ticks += 1
        isLarge.toggle()
      }
    }
  }

  private struct Offset: View {
    var body: some View {
      GeometryReader { proxy in
        let frame = proxy.frame(in: .global)
        Color.clear.preference(key: OffsetKey.self, value: [frame.minX, frame.minY, frame.width])
      }
    }
  }

  private struct OffsetKey: PreferenceKey {
    static let defaultValue: [CGFloat] = []
    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
  }

  private func events(after slices: [TimeInterval]) throws -> (entries: [String], list: DisplayList)
  {
    let journal = Journal()
    let screen = Screen { BusyPage(journal: journal) }
    let node = try node(screen)
    drag(node, -50)
    node.dragEnded(velocity: CGVector(dx: 0, dy: -1000))
    for slice in slices { screen.advance(by: slice) }
    return (journal.take(), screen.list)
  }

  @Test(arguments: 1...8)
  func whatAnAppSeesDoesNotDependOnHowAWaitIsCut(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    // Milliseconds are on the grid of the clock, so that the slices add up to two seconds.
    var cuts = (0..<Int.random(in: 1...300, using: &random)).map { _ in
      Int.random(in: 0...2000, using: &random)
    }
    cuts = [0] + cuts.sorted() + [2000]
    let slices = zip(cuts, cuts.dropFirst()).map { Double($1 - $0) / 1000 }
    let whole = try events(after: [2]), parts = try events(after: slices)
    #expect(whole.entries.count > 200)
    #expect(parts.entries == whole.entries)
    #expect(parts.list == whole.list)
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
