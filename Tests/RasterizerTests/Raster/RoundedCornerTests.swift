import Drawing
import DrawingTools
import Foundation
import Testing

struct RoundedCornerTests {
  /// The alpha values from x = 0 in the first rows of a 50 × 50 square with continuous corners of
  /// radius 10, from a render by SwiftUI; the rest of each row is 255.
  private let measured = [
    [0, 0, 0, 0, 0, 4, 73, 137, 186, 216, 237, 247, 253],
    [0, 0, 0, 0, 84, 224],
    [0, 0, 3, 142],
    [0, 0, 142],
    [0, 84],
    [4, 224],
    [73],
    [138],
  ]

  private func square(_ style: RoundedCornerStyle, _ side: CGFloat, radius: CGFloat) -> Path {
    Path(
      storage: .roundedRect(
        CGRect(x: 0, y: 0, width: side, height: side),
        cornerSize: CGSize(width: radius, height: radius), style: style))
  }

  @Test func continuousCornersMatchSwiftUI() throws {
    let picture = try TestDrawing.render(
      TestDrawing.fill(square(.continuous, 50, radius: 10)), width: 50, height: 50)
    for (y, expected) in measured.enumerated() {
      for x in 0..<25 {
        let value = x < expected.count ? expected[x] : 255
        let mirrored = [picture[x, y], picture[49 - x, y], picture[x, 49 - y], picture[y, x]]
        for pixel in mirrored {
          #expect(abs(Int(pixel.alpha) - value) <= 2, "(\(x), \(y)): \(pixel.alpha), not \(value)")
        }
      }
    }
  }

  @Test func circularCornersAreQuarterCircles() throws {
    let picture = try TestDrawing.render(
      TestDrawing.fill(square(.circular, 50, radius: 20)), width: 50, height: 50)
    #expect(abs(picture.coveredArea - (2500 - (4 - .pi) * 400)) < 2)
    #expect(picture[20, 0].alpha == 255)
    #expect(picture[0, 0].alpha == 0)
  }

  @Test func radiusIsAtMostHalfTheShorterSide() throws {
    let pill = Path(
      storage: .roundedRect(
        CGRect(x: 0, y: 0, width: 40, height: 20), cornerSize: CGSize(width: 99, height: 99),
        style: .circular))
    let picture = try TestDrawing.render(TestDrawing.fill(pill), width: 40, height: 20)
    #expect(abs(picture.coveredArea - (20 * 20 + .pi * 100)) < 2)
  }
}
