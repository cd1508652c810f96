import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor struct RightToLeftFlipTests {
  private func effect(_ direction: LayoutDirection, isEnabled: Bool = true) -> DisplayEffect? {
    let screen = Screen(100, 20) {
      Color.red
        .flipsForRightToLeftLayoutDirection(isEnabled)
        .environment(\.layoutDirection, direction)
    }
    guard case .group(let effect, _) = screen.list.items.first else { return nil }
    return effect
  }

  @Test func aRightToLeftLayoutIsMirroredIfEnabled() {
    let mirrored = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0)
    #expect(effect(.rightToLeft) == .transform(mirrored))
    #expect(effect(.leftToRight) == nil)
    #expect(effect(.rightToLeft, isEnabled: false) == nil)
  }
}
