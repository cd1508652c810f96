import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor struct MatrixEffectTests {
  @Test func contentMovesAndTheLayoutDoesNot() {
    let screen = Screen {
      Color.red.frame(width: 20, height: 20).probe("inside")
        .transformEffect(CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 5, ty: 6)).probe("place")
    }
    #expect(screen.frame("place") == CGRect(40, 40, 20, 20))
    #expect(screen.frame("inside") == CGRect(45, 46, 40, 20))
  }
}
