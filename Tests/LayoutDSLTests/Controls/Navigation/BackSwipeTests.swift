import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct BackSwipeTests {
  private struct Screens: View {
    let path: Remote<[Int]>
    var hidesBack = false
    @State private var values = [1]

    var body: some View {
      let _ = path.binding = $values
      NavigationStack(path: $values) {
        Color.red.probe("root").navigationTitle("Root")
          .navigationDestination(for: Int.self) { value in
            ScrollView(.horizontal) { Color.green.frame(width: 900).probe("\(value)") }
              .navigationTitle("\(value)").navigationBarBackButtonHidden(hidesBack)
          }
      }
    }
  }

  /// The translations of the groups that are drawn, in points.
  private func shifts(_ screen: Screen) -> [CGFloat] {
    func shifts(_ list: DisplayList) -> [CGFloat] {
      list.items.flatMap { item -> [CGFloat] in
        switch item {
        case .group(.transform(let map), let inner): [map.tx] + shifts(inner)
        case .group(_, let inner): shifts(inner)
        default: []
        }
      }
    }
    return shifts(screen.list).filter { $0 != 0 }
  }

  @Test func aFingerFromTheEdgeDragsTheScreenAway() {
    let path = Remote<[Int]>()
    let screen = Screen(200, 400) { Screens(path: path) }
    #expect(shifts(screen) == [])
    screen.down(5, 300)
    screen.move(15, 300)
    screen.move(115, 300)
    // The screen below follows at less than a third of the speed.
    #expect(shifts(screen).map { ($0 * 10).rounded() / 10 } == [-30, 100])
    #expect(path.value == [1])
    screen.wait(1)
    #expect(shifts(screen).map { ($0 * 10).rounded() / 10 } == [-30, 100])
    screen.move(150, 300)
    screen.up(150, 300)
    #expect(path.value == [])
    screen.wait(2)
    #expect(screen.hit(100, 300) == "root")
    #expect(shifts(screen) == [])
  }

  @Test func aReleasedScreenMovesOnFromTheFinger() {
    let path = Remote<[Int]>()
    let screen = Screen(200, 400) { Screens(path: path) }
    screen.down(5, 300)
    screen.move(15, 300)
    screen.move(165, 300)
    screen.up(165, 300)
    #expect(path.value == [])
    // The last shift is that of the leaving screen.
    var last: CGFloat = 150
    for _ in 0..<10 {
      let shift = shifts(screen).last ?? 200
      #expect(shift >= last && shift <= 200)
      last = shift
      screen.wait(1.0 / 60)
    }
    #expect(last > 170)
  }

  @Test func aShortDragReturns() {
    let path = Remote<[Int]>()
    let screen = Screen(200, 400) { Screens(path: path) }
    screen.drag(5, 300, to: 60, 300, duration: 2)
    #expect(path.value == [1])
    screen.wait(2)
    #expect(shifts(screen) == [])
    #expect(screen.hit(100, 300) == "1")
  }

  @Test func onlyTheEdgeDragsAndOnlyWithABackButton() {
    let path = Remote<[Int]>()
    let screen = Screen(200, 400) { Screens(path: path) }
    screen.drag(60, 300, to: 190, 300)
    #expect(path.value == [1])
    let hidden = Screen(200, 400) { Screens(path: path, hidesBack: true) }
    hidden.drag(5, 300, to: 190, 300)
    #expect(path.value == [1])
  }

  @Test func inRightToLeftLayoutsTheEdgeIsAtTheRight() {
    let path = Remote<[Int]>()
    let screen = Screen(200, 400, direction: .rightToLeft) { Screens(path: path) }
    screen.drag(5, 300, to: 190, 300)
    #expect(path.value == [1])
    // The list still moves; a finger that stops it has no other effect.
    screen.wait(6)
    screen.drag(195, 300, to: 5, 300)
    #expect(path.value == [])
  }
}
