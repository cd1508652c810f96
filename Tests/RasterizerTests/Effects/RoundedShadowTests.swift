@_spi(Inlined) import Drawing
import Foundation
import Testing

@testable import Rasterizer

struct RoundedShadowTests {
  private func shadow(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, deviation: Double = 6
  ) -> RoundedShadow {
    RoundedShadow(
      left: left, top: top, right: right, bottom: bottom,
      edge: BlurredEdge(deviation: deviation), corner: nil)
  }

  /// The coverage of the pixels of a square with some side; nil where nothing was painted.
  private func picture(
    _ shadow: RoundedShadow, clip: PixelRect, hidden: HiddenArea? = nil, side: Int = 120
  ) -> [UInt8?] {
    var pixels = [UInt8?](repeating: nil, count: side * side)
    shadow.forEachPiece(in: clip, hidden: hidden) { columns, y, mask, value in
      for x in columns {
        #expect(pixels[y * side + x] == nil, "painted twice")
        pixels[y * side + x] = mask?[x - columns.lowerBound] ?? value
      }
    }
    return pixels
  }

  private let all = PixelRect(minX: 0, minY: 0, maxX: 120, maxY: 120)

  @Test func coverageIsTheProductOfTwoProfiles() {
    let shadow = shadow(30.25, 40, 90, 70.5)
    let pixels = picture(shadow, clip: all)
    let edge = shadow.edge
    for y in 0..<120 {
      for x in 0..<120 {
        let exact =
          (edge.coverage(x, from: 30.25) - edge.coverage(x, from: 90))
          * (edge.coverage(y, from: 40) - edge.coverage(y, from: 70.5))
        let value = Float(pixels[y * 120 + x] ?? 0)
        #expect(abs(value - exact * 255) <= 1, "\(x) \(y)")
      }
    }
  }

  @Test func aPartIsThatOfTheWhole() {
    let shadow = shadow(30, 40, 90, 70)
    let whole = picture(shadow, clip: all)
    let clip = PixelRect(minX: 50, minY: 33, maxX: 101, maxY: 48)
    let part = picture(shadow, clip: clip)
    for y in 0..<120 {
      for x in 0..<120 {
        let isInside = clip.minX <= x && x < clip.maxX && clip.minY <= y && y < clip.maxY
        #expect(part[y * 120 + x] == (isInside ? whole[y * 120 + x] : nil), "\(x) \(y)")
      }
    }
  }

  @Test func hiddenPixelsAreNotPainted() {
    let shadow = shadow(30, 40, 90, 70)
    let hidden = HiddenArea(
      CGRect(x: 30, y: 40, width: 60, height: 30), .zero, Matrix(.identity))
    let pixels = picture(shadow, clip: all, hidden: hidden)
    let whole = picture(shadow, clip: all)
    for y in 0..<120 {
      for x in 0..<120 {
        let isHidden = (30..<90).contains(x) && (40..<70).contains(y)
        #expect(pixels[y * 120 + x] == (isHidden ? nil : whole[y * 120 + x]), "\(x) \(y)")
      }
    }
  }

  @Test func nothingIsPaintedOutsideTheClip() {
    let far = PixelRect(minX: 500, minY: 500, maxX: 600, maxY: 600)
    let empty = PixelRect(minX: 60, minY: 60, maxX: 60, maxY: 90)
    for clip in [far, empty] {
      shadow(30, 40, 90, 70).forEachPiece(in: clip, hidden: nil) { _, _, _, _ in
        Issue.record("painted")
      }
    }
  }

  /// A line has no area, and an inverted rectangle must not wrap around to opaque.
  @Test func rectanglesWithoutAreaHaveNoShadow() {
    for shadow in [shadow(60, 40, 60, 70), shadow(30, 50, 90, 50), shadow(90, 40, 30, 70)] {
      #expect(picture(shadow, clip: all).allSatisfy { ($0 ?? 0) == 0 })
    }
  }
}
