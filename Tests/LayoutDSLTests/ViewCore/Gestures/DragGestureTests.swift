import Foundation
import LayoutDSL
import Testing
import ViewClock

@testable import Drawing
@testable import ViewCore

@MainActor struct DragGestureTests {
  private func dragged(
    minimumDistance: CGFloat = 10, _ act: (Screen) -> Void
  ) -> (changes: [DragGesture.Value], ends: [DragGesture.Value]) {
    let log = Log()
    let screen = Screen(400, 400) {
      Color.red.gesture(
        DragGesture(minimumDistance: minimumDistance)
          .onChanged { log.changes.append($0) }
          .onEnded { log.ends.append($0) })
    }
    act(screen)
    return (log.changes, log.ends)
  }

  @MainActor private final class Log {
    var changes: [DragGesture.Value] = []
    var ends: [DragGesture.Value] = []
  }

  @Test func beginsAtTheMinimumDistance() {
    let log = dragged { screen in
      screen.down(100, 100)
      screen.move(109, 100)
      screen.move(110, 100)
      screen.move(105, 100)
      screen.up(105, 100)
    }
    #expect(log.changes.map(\.translation.width) == [10, 5])
    #expect(log.ends.map(\.translation.width) == [5])
  }

  @Test func aDragBelowTheMinimumDistanceIsIgnored() {
    let log = dragged { $0.drag(100, 100, to: 105, 100) }
    #expect(log.changes.isEmpty)
    #expect(log.ends.isEmpty)
  }

  @Test func withoutAMinimumItBeginsImmediately() {
    let log = dragged(minimumDistance: 0) { $0.tap(100, 100) }
    #expect(log.changes.map(\.translation) == [.zero])
    #expect(log.ends.count == 1)
  }

  /// A drag at constant velocity, 180 points in 0.2 s: 900 points per second, and a prediction of
  /// 225 points.
  @Test func predictsTheEnd() throws {
    let log = dragged { $0.drag(300, 100, to: 120, 100, duration: 0.2) }
    let end = try #require(log.ends.first)
    #expect(end.translation.width == -180)
    #expect(abs(end.velocity.width + 900) < 1e-6)
    #expect(abs(end.predictedEndTranslation.width + 405) < 1e-6)
    #expect(abs(end.predictedEndLocation.x + 105) < 1e-6)
    #expect(end.startLocation == CGPoint(x: 300, y: 100))
    #expect(log.changes.count == 12)
    #expect(
      log.changes.map { (ViewClock.startDate.distance(to: $0.time) * 60).rounded() }
        == (1...12).map(Double.init))
  }

  @Test func aRestingFingerHasNoVelocity() throws {
    let log = dragged { screen in
      screen.down(100, 100)
      for step in 1...6 {
        screen.wait(1 / 60)
        screen.move(100 + CGFloat(step) * 10, 100)
      }
      screen.wait(0.2)
      screen.up(160, 100)
    }
    #expect(log.ends.first?.velocity == .zero)
  }

  @Test func locationsAreInTheRequestedSpace() {
    let journal = Journal()
    let screen = Screen {
      VStack(spacing: 0) {
        Color.clear.frame(height: 20)
        Color.red
          .gesture(
            DragGesture(coordinateSpace: .local)
              .onEnded { journal.note("local \($0.location.y)") }
              .simultaneously(
                with: DragGesture(coordinateSpace: .named("stack"))
                  .onEnded { journal.note("named \($0.location.y)") }
              )
              .simultaneously(
                with: DragGesture(coordinateSpace: .global)
                  .onEnded { journal.note("global \($0.location.y)") }))
      }
      .coordinateSpace(.named("stack"))
      .padding(.top, 10)
    }
    screen.drag(50, 40, to: 50, 60)
    #expect(journal.entries == ["local 30.0", "named 50.0", "global 60.0"])
  }

  @Test func followsOneFingerOnly() {
    let log = dragged { screen in
      screen.down(100, 100)
      screen.down(200, 200, finger: 1)
      screen.move(300, 200, finger: 1)
      screen.up(300, 200, finger: 1)
      screen.move(120, 100)
      screen.up(120, 100)
    }
    #expect(log.ends.map(\.translation.width) == [20])
  }

  @Test func theSameDragGivesTheSameValues() {
    let runs = (0..<3).map { _ in dragged { $0.drag(10, 10, to: 201, 153, duration: 0.37) }.changes
    }
    #expect(runs[0] == runs[1])
    #expect(runs[1] == runs[2])
  }
}
