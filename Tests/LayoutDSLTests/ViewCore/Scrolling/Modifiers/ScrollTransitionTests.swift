import Foundation
import LayoutDSL
import Observation
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor @Observable private final class Rows {
  var count = 10
}

@MainActor struct ScrollTransitionTests {
  private static let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)

  /// Ten rows of 20 points; an invisible row is offset by 40 points to its side.
  private func column(
    _ configuration: ScrollTransitionConfiguration, offset: CGFloat = 0
  ) -> Screen {
    let screen = Screen {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { row in
            Color.red.frame(width: 20, height: 20).probe("\(row)")
              .scrollTransition(configuration) { content, phase in
                content.offset(x: 40 * phase.value)
              }
          }
        }
      }
    }
    screen.scroll(to: CGPoint(x: 0, y: offset))
    return screen
  }

  private func shifts(_ screen: Screen) -> [CGFloat] {
    (0..<7).map { screen.frame("\($0)").minX - 40 }
  }

  @Test func interactiveTransitionFollowsTheOffset() {
    #expect(shifts(column(Self.linear)) == [0, 0, 0, 0, 0, 40, 40])
    #expect(shifts(column(Self.linear, offset: 15)) == [-30, 0, 0, 0, 0, 10, 40])
    #expect(shifts(column(Self.linear, offset: -5)) == [0, 0, 0, 0, 10, 40, 40])
  }

  @Test func animatedTransitionShowsThePhase() {
    #expect(shifts(column(.animated, offset: 9)) == [0, 0, 0, 0, 0, 40, 40])
    #expect(shifts(column(.animated, offset: 11)) == [-40, 0, 0, 0, 0, 0, 40])
  }

  @Test func animatedTransitionTakesTheAnimationsDuration() {
    let screen = column(.animated(.linear(duration: 1)))
    screen.advance(by: 1)
    screen.scroll(to: CGPoint(x: 0, y: 11))
    #expect(shifts(screen) == [0, 0, 0, 0, 0, 40, 40])
    screen.advance(by: 0.25)
    #expect(abs(screen.frame("0").minX - 30) < 1e-9)
    #expect(abs(screen.frame("5").minX - 70) < 1e-9)
    screen.advance(by: 1)
    #expect(shifts(screen) == [-40, 0, 0, 0, 0, 0, 40])
    #expect(screen.graph.clock.nextDueTime == nil)
  }

  @Test func rowsLeaveInTheMiddleOfATransition() {
    let rows = Rows()
    let screen = Screen {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<rows.count, id: \.self) { _ in
            Color.red.frame(width: 20, height: 20)
              .scrollTransition(.animated(.linear(duration: 1))) { $0.offset(x: 40 * $1.value) }
          }
          Color.blue.frame(height: 300).probe("rest")
        }
      }
    }
    screen.advance(by: 1)
    screen.scroll(to: CGPoint(x: 0, y: 11))
    screen.advance(by: 0.25)
    rows.count = 0
    screen.advance(by: 0.25)
    #expect(screen.frame("rest").height == 300)
    screen.advance(by: 1)
    #expect(screen.graph.clock.nextDueTime == nil)
  }

  @Test func interactiveTransitionMayLag() {
    let screen = column(Self.linear.animation(.linear(duration: 1)))
    screen.advance(by: 1)
    screen.scroll(to: CGPoint(x: 0, y: 10))
    screen.advance(by: 0.5)
    #expect(abs(screen.frame("0").minX - 30) < 1e-9)
    screen.advance(by: 1)
    #expect(screen.frame("0").minX == 20)
  }

  @Test func configurationsOfBothSidesMayDiffer() {
    let screen = Screen {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { row in
            Color.red.frame(width: 20, height: 20).probe("\(row)")
              .scrollTransition(topLeading: .identity, bottomTrailing: Self.linear) {
                $0.offset(x: 40 * $1.value)
              }
          }
        }
      }
    }
    screen.scroll(to: CGPoint(x: 0, y: 15))
    #expect(shifts(screen) == [0, 0, 0, 0, 0, 10, 40])
  }

  @Test func leadingIsRightInRightToLeft() {
    let screen = Screen(direction: .rightToLeft) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<10) { row in
            Color.red.frame(width: 20, height: 20).probe("\(row)")
              .scrollTransition(Self.linear) { $0.offset(y: 40 * $1.value) }
          }
        }
      }
    }
    screen.scroll(to: CGPoint(x: 95, y: 0))
    #expect(["0", "1", "4", "5"].map { screen.frame($0).minY - 40 } == [-10, 0, 0, 30])
  }

  @Test func theAxisMayBeThatOfAnOuterScrollView() {
    let screen = Screen {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { row in
            ScrollView(.horizontal) {
              Color.red.frame(width: 300, height: 20).probe("\(row)")
                .scrollTransition(Self.linear, axis: .vertical) { $0.offset(x: 40 * $1.value) }
            }
          }
        }
      }
    }
    screen.scroll(to: CGPoint(x: 0, y: 15))
    #expect([0, 1, 5].map { screen.frame("\($0)").minX } == [-30, 0, 10])
  }

  @Test func outsideScrollViewsNothingChanges() {
    let screen = Screen {
      Color.red.frame(width: 20, height: 20).probe("view")
        .scrollTransition { content, phase in content.offset(x: phase.isIdentity ? 0 : 9) }
    }
    #expect(screen.frame("view") == CGRect(40, 40, 20, 20))
  }

  @Test func everyEffectIsInterpolated() {
    func list(_ amount: Double, @ViewBuilder content: () -> some View) -> DisplayList {
      let screen = Screen { ScrollView { content().padding(.bottom, 500) } }
      // The view of 40 points is partly visible.
      screen.scroll(to: CGPoint(x: 0, y: 40 * (1 - amount)))
      return screen.list
    }
    let moved = list(0.25) {
      Color.red.frame(width: 40, height: 40)
        .scrollTransition(Self.linear) { content, phase in
          content.scaleEffect(phase.isIdentity ? 1 : 0.5)
            .rotationEffect(.degrees(phase.isIdentity ? 0 : 40), anchor: .leading)
            .rotation3DEffect(.degrees(phase.isIdentity ? 0 : 20), axis: (x: 1, y: 0, z: 0))
            .opacity(phase.isIdentity ? 1 : 0.2)
            .blur(radius: phase.isIdentity ? 0 : 4)
        }
    }
    let meant = list(0.25) {
      Color.red.frame(width: 40, height: 40)
        .visualEffect { content, _ in
          content.scaleEffect(0.625)
            .rotationEffect(.degrees(30), anchor: .leading)
            .rotation3DEffect(.degrees(15), axis: (x: 1, y: 0, z: 0))
            .opacity(0.4)
            .blur(radius: 3)
        }
    }
    #expect(moved == meant)
  }
}
