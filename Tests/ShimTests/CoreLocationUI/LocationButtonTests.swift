import CoreLocationUI
import Render
import SwiftUI
import Testing

@MainActor struct LocationButtonTests {
  private final class Taps { var count = 0 }

  @Test func theButtonHasTheTintAndActs() throws {
    let taps = Taps()
    let host = try ViewHost(size: CGSize(width: 240, height: 60)) {
      LocationButton(.currentLocation) { taps.count += 1 }.tint(.red)
    }
    let picture = try host.render()
    #expect(picture[120, 14].red > 200 && picture[120, 14].green < 100)
    host.tap(at: CGPoint(x: 120, y: 30))
    #expect(taps.count == 1)
  }
}
