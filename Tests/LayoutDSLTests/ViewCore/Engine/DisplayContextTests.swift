import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@Suite @MainActor struct DisplayContextTests {
  @Test func linesOfOnePixelAreOnePixelAtEveryPosition() {
    for offset in stride(from: CGFloat(0), to: 1, by: 1 / 12) {
      let screen = Screen(20, 500, scale: 3) {
        VStack(spacing: 0) {
          Color.clear.frame(height: offset)
          ForEach(0..<10) { _ in
            Color.clear.frame(height: 131 / 3)
            Color.red.frame(height: 1.0 / 3)
          }
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
      let lines = screen.fills(of: .red)
      #expect(lines.count == 10)
      for line in lines {
        #expect(abs(line.height - 1.0 / 3) < 1e-9, "at \(line.minY), offset \(offset)")
      }
    }
  }

  @Test func middlesOfPixelsAreRoundedUp() {
    let screen = Screen(20, 20) { Color.red.frame(width: 4, height: 3).offset(y: -8) }
    #expect(screen.fills(of: .red).first == CGRect(8, 1, 4, 3))
  }
}
