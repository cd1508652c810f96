import Drawing
import DrawingTools
import Foundation
import Testing

/// Groups nested as deeply as the display pass of a view tree nests them.
struct NestedGroupsTests {
  private static let depth = 512

  /// Two overlapping rectangles in nested groups, each with its own effect.
  private func nested(
    _ depth: Int, side: CGFloat = 12, _ effect: (Int) -> DisplayEffect
  ) -> DisplayItem {
    var item = TestDrawing.fill(TestDrawing.rect(0, 0, side, side), TestDrawing.red)
    for level in 0..<depth {
      let spot = TestDrawing.fill(TestDrawing.rect(CGFloat(level % 8), 4, 2, 2), TestDrawing.blue)
      item = TestDrawing.group(effect(level), item, spot)
    }
    return item
  }

  @Test(
    arguments: [
      .opacity(0.999), .clip(TestDrawing.rect(0, 0, 11.5, 12), FillStyle()),
      .transform(CGAffineTransform(rotationAngle: 0.001)), .blend(.multiply),
      .mask(DisplayList(items: [TestDrawing.fill(TestDrawing.rect(0, 0, 12, 12))])),
      .colorMatrix(ColorMatrix(), isLinear: false),
    ] as [DisplayEffect])
  func manyNestedEffectsTerminate(effect: DisplayEffect) throws {
    let item = nested(Self.depth) { _ in effect }
    let picture = try TestDrawing.render(item, background: TestDrawing.white)
    #expect(picture[1, 1] != Pixmap.Pixel(red: 255, green: 255, blue: 255))
    #expect(item == nested(Self.depth) { _ in effect })
  }

  @Test func deeplyNestedShadowsMatchShallowOnes() throws {
    let effect = DisplayEffect.shadow(
      TestDrawing.black, radius: 1, offset: CGSize(width: 3, height: 3))
    let card = TestDrawing.fill(TestDrawing.rect(2, 2, 4, 4), TestDrawing.red)
    var item = card
    for _ in 0..<4 { item = TestDrawing.group(effect, item) }
    let few = try TestDrawing.render(item, width: 30, height: 30)
    item = TestDrawing.group(effect, item)
    let more = try TestDrawing.render(item, width: 30, height: 30)
    #expect(more[4, 4] == Pixmap.Pixel(red: 255, green: 0, blue: 0))
    #expect(few[19, 19].alpha < more[19, 19].alpha)
    #expect(more[19, 19].alpha > 100)
    for y in 0..<16 {
      #expect(abs(Int(few[y, y].alpha) - Int(more[y, y].alpha)) <= 90)
    }
  }

  /// If each shadow doubled the work, this test would not terminate.
  @Test func nestedShadowsTerminate() throws {
    let item = nested(40) { _ in
      .shadow(TestDrawing.black, radius: 1, offset: CGSize(width: 1, height: 1))
    }
    #expect(try TestDrawing.render(item)[1, 1].alpha == 255)
  }

  /// If each projection were oversampled relative to the outer one, this test would not terminate.
  @Test func nestedProjectionsTerminate() throws {
    let slight = ProjectionTransform(CGAffineTransform(rotationAngle: 0.001))
    let item = nested(60, side: 120) { _ in .projection(slight) }
    let picture = try TestDrawing.render(item, width: 120, height: 120)
    #expect(picture[60, 60].alpha == 255)
  }

  /// Full-size layers would take 1.6 GB.
  @Test func largeLayersAreDrawnInParts() throws {
    let side: CGFloat = 2_000
    let item = nested(100, side: side) { $0 < 99 ? .opacity(0.99) : .opacity(0.5) }
    let picture = try TestDrawing.render(item, width: side, height: side)
    var alpha = 255.0
    for level in 0..<100 { alpha *= level == 0 ? 0.5 : 0.99 }
    #expect(abs(Double(picture[1_000, 1_000].alpha) - alpha) <= 10)
  }
}
