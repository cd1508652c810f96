import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor
struct ImagePaintTests {
  @Test func tilesStartAtTheCornerOfTheShape() {
    let screen = Screen(40, 40) {
      Rectangle().fill(ImagePaint(image: Image("12x8", bundle: nil), scale: 0.5))
        .frame(width: 20, height: 20)
    }
    guard case .fill(_, .image(_, let tile, 1), _) = screen.list.items.first else {
      Issue.record("no tiles: \(screen.list)")
      return
    }
    #expect(tile == CGRect(10, 10, 6, 4))
  }

  @Test func missingImagesPaintNothing() {
    let screen = Screen(40, 40) { Rectangle().fill(.image(Image("absent", bundle: nil))) }
    #expect(screen.list.isEmpty)
  }
}
