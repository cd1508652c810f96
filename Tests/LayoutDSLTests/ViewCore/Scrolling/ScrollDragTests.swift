import Foundation
import LayoutDSL
import Observation
import Testing
import ViewClock

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor final class ScrollDragTests: ScrollPageSuite {
  // MARK: Finger

  @Test func contentFollowsTheFinger() throws {
    let screen = page()
    let node = try node(screen)
    drag(node, by: 30, -40)
    #expect(screen.frame("content").minY == -40)
    node.dragChanged(translation: CGSize(width: 0, height: -25))
    #expect(node.contentOffset == CGPoint(x: 0, y: 25))
    node.dragEnded(velocity: .zero)
    #expect(node.contentOffset.y == 25)
    #expect(node.phase == .idle)
  }

  @Test func bothAxesMoveTogether() throws {
    let node = try node(page([.horizontal, .vertical]))
    #expect(node.dragAxes == [.horizontal, .vertical])
    drag(node, by: -30, -40)
    #expect(node.contentOffset == CGPoint(x: 30, y: 40))
  }

  @Test func contentResistsBeyondItsEnds() throws {
    let node = try node(page())
    drag(node, 80)
    let pulled: CGFloat = (1 - 1 / (80 * 0.55 / 100 + 1)) * 100
    #expect(node.contentOffset.y == -pulled)
    node.dragChanged(translation: CGSize(width: 0, height: -1000))
    let pushed: CGFloat = (1 - 1 / (100 * 0.55 / 100 + 1)) * 100
    #expect(node.contentOffset.y == 900 + pushed)
  }

  @Test func aFingerThatCatchesContentBeyondItsEndsHoldsIt() throws {
    let screen = page()
    let node = try node(screen)
    screen.scroll(to: CGPoint(x: 0, y: -30))
    drag(node, 0)
    #expect(abs(node.contentOffset.y + 30) < 1e-9)
  }

  @Test func someScrollViewsCannotBeDragged() throws {
    let disabled = Screen { ScrollView { Color.red.frame(height: 500) }.scrollDisabled(true) }
    #expect(try node(disabled).dragAxes == [])
    drag(try node(disabled), -40)
    #expect(try node(disabled).contentOffset.y == 0)
    let small = Screen {
      ScrollView { Color.red.frame(height: 50) }.scrollBounceBehavior(.basedOnSize)
    }
    #expect(try node(small).dragAxes == [])
    #expect(try node(page(length: 50)).dragAxes == .vertical)
  }

  @Test func invalidInputChangesNothing() throws {
    let node = try node(page())
    drag(node, .nan)
    node.dragChanged(translation: CGSize(width: CGFloat.infinity, height: -.infinity))
    node.dragEnded(velocity: CGVector(dx: CGFloat.nan, dy: .nan))
    #expect(node.contentOffset == .zero)
    #expect(node.phase == .idle)
  }

  @Test func aFingerStopsMomentum() throws {
    let screen = page(length: 3000)
    let node = try node(screen)
    drag(node, -50)
    node.dragEnded(velocity: CGVector(dx: 0, dy: -1000))
    screen.advance(by: 0.2)
    #expect(node.isCoasting)
    node.dragBegan()
    let offset = node.contentOffset.y
    screen.advance(by: 1)
    #expect(node.contentOffset.y == offset)
    #expect(screen.graph.clock.mode == ViewClock.trackingMode)
    #expect(!node.isCoasting)
    node.dragEnded(velocity: CGVector(dx: 0, dy: -1000))
    #expect(node.phase == .idle)
    #expect(node.contentOffset.y == offset)
  }

  // MARK: Phases

  @Test func phasesAreReportedInOrder() throws {
    var phases: [ScrollPhase] = []
    var velocities: [CGFloat?] = []
    let screen = Screen {
      ScrollView { Color.red.frame(height: 3000) }
        .onScrollPhaseChange { _, new, context in
          phases.append(new)
          velocities.append(context.velocity?.dy)
        }
    }
    let node = try node(screen)
    drag(node, -50)
    node.dragEnded(velocity: CGVector(dx: 0, dy: -1000))
    screen.advance(by: 5)
    #expect(phases == [.idle, .tracking, .interacting, .decelerating, .idle])
    #expect(velocities == [nil, nil, nil, 1000, nil])
    node.scroll(to: CGPoint(x: 0, y: 30), animation: .default)
    screen.advance(by: 5)
    #expect(phases.suffix(2) == [.animating, .idle])
    #expect(node.contentOffset.y == 30)
  }

  @Test func theRunLoopTracksWhileAFingerOrMomentumScrolls() throws {
    let screen = page(length: 3000)
    let node = try node(screen)
    var modes: [RunLoop.Mode] = []
    func note() { modes.append(screen.graph.clock.mode) }
    note()
    drag(node, -50)
    note()
    node.dragEnded(velocity: CGVector(dx: 0, dy: -1000))
    screen.advance(by: 0.5)
    note()
    screen.advance(by: 5)
    note()
    node.scroll(to: .zero, animation: .default)
    note()
    #expect(
      modes == [.default, ViewClock.trackingMode, ViewClock.trackingMode, .default, .default])
  }

  @Test func removedScrollViewsStopTracking() throws {
    struct Page: View {
      let switches: Switches
      @State private var isGone = false

      var body: some View {
        let _ = switches.turn = { isGone = true }
        if !isGone { ScrollView { Color.red.frame(height: 3000) } }
      }
    }
    final class Switches {
      var turn = {}
    }
    let switches = Switches()
    let screen = Screen { Page(switches: switches) }
    let node = try node(screen)
    drag(node, -50)
    node.dragEnded(velocity: CGVector(dx: 0, dy: -1000))
    screen.advance(by: 0.1)
    switches.turn()
    screen.advance(by: 0.1)
    #expect(screen.graph.clock.mode == .default)
    #expect(screen.graph.clock.nextDueTime == nil)
  }

  @Test func positionsAreReportedWhileTheUserScrolls() throws {
    struct Rows: View {
      let note: (Int?) -> Void
      @State private var row: Int?

      var body: some View {
        let _ = note(row)
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<200) { _ in Color.red.frame(height: 20) } }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $row)
      }
    }
    var rows: [Int] = []
    let screen = Screen { Rows { row in row.map { rows.append($0) } } }
    let node = try node(screen)
    drag(node, -50)
    node.dragEnded(velocity: CGVector(dx: 0, dy: -500))
    screen.advance(by: 5)
    #expect(rows.first == 2)
    #expect(rows.last == 14)
    #expect(rows == rows.sorted())
    #expect(abs(node.contentOffset.y - 299.5) < 1e-9)
  }

  // MARK: Refresh

  @Test func aPullPastTheThresholdRefreshesOnRelease() async throws {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let screen = Screen {
      ScrollView { Color.red.frame(height: 300) }
        .refreshable { for await _ in ends { return } }
    }
    let node = try node(screen)
    drag(node, 100)
    node.dragEnded(velocity: .zero)
    #expect(!node.isRefreshing)
    screen.advance(by: 2)
    drag(node, 400)
    #expect(!node.isRefreshing)
    node.dragEnded(velocity: .zero)
    #expect(node.isRefreshing)
    screen.advance(by: 2)
    #expect(node.contentOffset.y == -60)
    end.yield()
    while node.isRefreshing { await Task.yield() }
    #expect(node.contentOffset.y == -60)
    screen.advance(by: 0.1)
    #expect(abs(node.contentOffset.y + 60 * 2 / M_E) < 1e-9)
    screen.advance(by: 2)
    #expect(node.contentOffset.y == 0)
    #expect(node.phase == .idle)
  }

  // MARK: Indicators

  @Test func automaticIndicatorsShowWhileTheContentMoves() throws {
    let screen = page(length: 200)
    let node = try node(screen)
    func ink() -> Double? {
      for case .fill(_, .color(let color), _) in screen.list.items {
        return Double(color.opacity)
      }
      return nil
    }
    #expect(ink() == nil)
    drag(node, -50)
    #expect(ink() == Double(Float(0.35)))
    node.dragEnded(velocity: .zero)
    screen.advance(by: 0.3)
    #expect(ink() == Double(Float(0.35)))
    screen.advance(by: 0.125)
    // The last frame is the 25th.
    let shown = 1 - (25.0 / 60 - 0.3) / 0.25
    #expect(abs((ink() ?? 0) - 0.35 * shown) < 1e-6)
    screen.advance(by: 0.125)
    #expect(ink() == nil)
  }
}
