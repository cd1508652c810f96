import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct ScrollEdgeEffectStyleTests {
  /// The hairlines of hard edges on a screen with content behind both of its bars.
  private func hairlines(
    isIOS26: Bool = true, _ change: (ScrollView<Tall>) -> some View
  ) -> [CGRect] {
    let screen = Screen(402, 800, scale: 2) {
      let stack = NavigationStack {
        change(ScrollView { Tall() })
          .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .bottomBar) { Text("a") } }
      }
      if isIOS26 { stack.onIOS26() } else { stack }
    }
    screen.scroll(to: CGPoint(x: 0, y: 200))
    return screen.fills(.separator)
  }

  @Test func aHardEdgeIsABandWithAHairline() {
    #expect(hairlines { $0 } == [])
    #expect(hairlines { $0.scrollEdgeEffectStyle(.soft, for: .all) } == [])
    #expect(hairlines { $0.scrollEdgeEffectStyle(.hard, for: .all) }.count == 2)
    let top = hairlines { $0.scrollEdgeEffectStyle(.hard, for: .top) }
    #expect(top.count == 1 && top.allSatisfy { $0.maxY == 64 })
    #expect(hairlines { $0.scrollEdgeEffectStyle(.hard, for: .horizontal) } == [])
  }

  @Test func aHiddenEffectIsNothing() {
    let hidden = hairlines {
      $0.scrollEdgeEffectStyle(.hard, for: .all).scrollEdgeEffectHidden(for: .bottom)
    }
    #expect(hidden.count == 1 && hidden.allSatisfy { $0.maxY == 64 })
    let shown = hairlines {
      $0.scrollEdgeEffectStyle(.hard, for: .all).scrollEdgeEffectHidden(false)
    }
    #expect(shown.count == 2)
  }

  @Test func barsOfIOS18KeepTheirBands() {
    let plain = hairlines(isIOS26: false) { $0 }
    #expect(plain.count == 2)
    #expect(hairlines(isIOS26: false) { $0.scrollEdgeEffectHidden() } == plain)
  }
}

private struct Tall: View {
  var body: some View { Color.clear.frame(height: 2000) }
}
