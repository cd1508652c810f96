import Foundation
import LayoutDSL
import SystemIntegration
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor @Suite struct ProgressViewTests {
  @Test func aTimerFollowsTheClock() {
    func text(after seconds: TimeInterval, countsDown: Bool) -> String? {
      let screen = Screen(200, 100) { Timer(countsDown: countsDown) }
      screen.advance(by: seconds)
      return ["1:00", "0:30", "0:00"].first { screen.tree.contains("\"\($0)\"") }
    }
    #expect(text(after: 0, countsDown: true) == "1:00")
    #expect(text(after: 30, countsDown: true) == "0:30")
    #expect(text(after: 90, countsDown: false) == "1:00")
  }

  /// A minute from the time at which the view appears.
  private struct Timer: View {
    let countsDown: Bool
    @State private var start: Date?

    var body: some View {
      TimelineView(.animation) { context in
        if let start {
          ProgressView(timerInterval: start...(start + 60), countsDown: countsDown)
        } else {
          Color.clear.onAppear { start = context.date }
        }
      }
    }
  }

  private func fills(_ list: DisplayList) -> [CGRect] {
    list.items.compactMap { item in
      if case .fill(let path, _, _) = item { path.boundingRect } else { nil }
    }
  }

  @Test func unknownProgressIsASpinner() {
    let screen = Screen { ProgressView().probe("spinner") }
    #expect(screen.frame("spinner") == CGRect(40, 40, 20, 20))
    let spokes = fills(screen.list)
    #expect(spokes.count == 8)
    for spoke in spokes {
      #expect(CGRect(39.5, 39.5, 21, 21).contains(spoke))
    }
    let nothing: Double? = nil
    #expect(Screen { ProgressView(value: nothing).probe("bar") }.frame("bar").width == 20)
  }

  @Test func aSpinnerTurnsOncePerSecondAfterItAppears() {
    struct Late: View {
      @State private var isLoading = false
      var body: some View {
        ZStack {
          if isLoading { ProgressView() }
        }
        .task {
          try? await Task.sleep(for: .seconds(0.3))
          isLoading = true
        }
      }
    }
    /// The centre of the darkest spoke.
    func head(_ screen: Screen) -> CGPoint {
      let spokes = fills(screen.list)
      return spokes.first.map { CGPoint(x: $0.midX.rounded(), y: $0.midY.rounded()) } ?? .zero
    }
    for screen in [Screen { ProgressView() }, Screen { Late() }] {
      if screen.list.isEmpty { screen.advance(by: 0.3) }
      let start = screen.list
      #expect(head(screen) == CGPoint(x: 43, y: 50))
      screen.advance(by: 0.12)
      #expect(screen.list == start)
      screen.advance(by: 0.13)
      #expect(head(screen) == CGPoint(x: 50, y: 43))
      screen.advance(by: 0.5)
      #expect(head(screen) == CGPoint(x: 50, y: 58))
      screen.advance(by: 0.25)
      #expect(screen.list == start)
      #expect(!screen.graph.clock.runUntilIdle(limit: 1))
      #expect(screen.list == start)
    }
  }

  @Test func largeSpinnersAreLarge() {
    let screen = Screen { ProgressView().controlSize(.large).probe("spinner") }
    #expect(screen.frame("spinner").size == CGSize(width: 37, height: 37))
  }

  @Test(arguments: [(0.25, 25), (1, 100), (7, 100), (-1, 0)] as [(Double, CGFloat)])
  func barIsFilledInProportion(value: Double, width: CGFloat) {
    let screen = Screen { ProgressView(value: value).probe("bar") }
    #expect(screen.frame("bar") == CGRect(0, 48, 100, 4))
    let bars = fills(screen.list)
    #expect(bars.first == CGRect(0, 48, 100, 4))
    #expect((bars.dropFirst().first?.width ?? 0) == width)
  }

  @Test func theFractionIsRelativeToTheTotal() {
    let bars = fills(Screen { ProgressView(value: 30, total: 60) }.list)
    #expect(bars.last == CGRect(0, 48, 50, 4))
    #expect(fills(Screen { ProgressView(value: 30, total: 0) }.list).first?.width == 100)
  }

  @Test func labelsAreAboveAndBelowTheBar() {
    let screen = Screen {
      ProgressView(value: 0.5) {
        Color.red.frame(width: 20, height: 10).probe("label")
      } currentValueLabel: {
        Color.red.frame(width: 10, height: 6).probe("value")
      }
      .probe("all")
    }
    #expect(screen.frame("all") == CGRect(0, 36, 100, 28))
    #expect(screen.frame("label") == CGRect(0, 36, 20, 10))
    #expect(screen.frame("value") == CGRect(0, 58, 10, 6))
  }

  @Test func theLabelOfASpinnerIsBelow() {
    let screen = Screen {
      ProgressView { Color.red.frame(width: 50, height: 10).probe("label") }.probe("all")
    }
    #expect(screen.frame("all") == CGRect(25, 33, 50, 34))
    #expect(screen.frame("label") == CGRect(25, 57, 50, 10))
    let hidden = Screen { ProgressView("Loading").labelsHidden().probe("all") }
    #expect(hidden.frame("all") == CGRect(40, 40, 20, 20))
  }
}
