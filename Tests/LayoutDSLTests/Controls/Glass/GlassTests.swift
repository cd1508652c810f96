import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct GlassTests {
  private func count(_ glass: Glass) -> Int {
    Screen { Color.red.frame(width: 10, height: 10).glassEffect(glass, in: .circle) }.list.items
      .count
  }

  @Test func glassIsBehindTheView() {
    #expect(count(.identity) == 1)
    #expect(count(.regular) == 2)
    #expect(count(.clear.tint(.blue).interactive()) == 3)
  }

  @Test func onIOS26GlassHasARimAndAShadow() {
    func count(_ glass: Glass) -> Int {
      Screen {
        Color.red.frame(width: 10, height: 10).glassEffect(glass, in: .circle).onIOS26()
      }
      .list.items.count
    }
    #expect(count(.identity) == 1)
    #expect(count(.regular) == 4)
    #expect(count(.clear.tint(.blue)) == 5)
  }

  @Test func aContainerLeavesItsContentAsItIs() {
    let screen = Screen { GlassEffectContainer(spacing: 8) { Color.red.probe("a").glassEffect() } }
    #expect(screen.frame("a") == CGRect(0, 0, 100, 100))
  }
}
