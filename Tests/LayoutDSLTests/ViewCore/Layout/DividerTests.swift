import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor struct DividerTests {
  @Test func aPixelAcrossTheStack() {
    let row = Screen(scale: 2) {
      HStack {
        Color.red; Divider().probe("d"); Color.red
      }
    }
    #expect(row.frame("d").size == CGSize(width: 0.5, height: 100))
    let column = Screen(scale: 3) {
      VStack {
        Color.red; Divider().probe("d").padding(2)
      }
    }
    #expect(column.frame("d").width == 96)
    #expect(abs(column.frame("d").height - 1 / 3.0) < 1e-9)
  }
}
