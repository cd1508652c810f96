import Drawing
import DrawingTools
import Foundation
import Rasterizer
import Testing

/// Shadows that are drawn from an outline, compared with those of a layer.
struct SolidOutlineTests {
  private static let clip = Path(
    storage: .roundedRect(
      CGRect(x: 20, y: 20, width: 60, height: 40), cornerSize: CGSize(width: 10, height: 10),
      style: .circular))

  private static func image(opacity: UInt8 = 255, _ rect: CGRect) -> DisplayItem {
    let pixels: [UInt8] = (0..<64).flatMap { [UInt8($0 * 3), 90, 200, opacity] }
    return .image(
      DisplayImage(width: 8, height: 8, pixels: pixels), rect: rect, interpolation: .medium,
      tint: nil)
  }

  private static let whole = CGRect(x: 10, y: 10, width: 80, height: 60)

  /// The content of a clip, and whether it fills the clip with opaque pixels.
  private static let contents: [(name: String, items: [DisplayItem])] = [
    ("image", [image(whole)]),
    ("image and text", [image(whole), TestDrawing.fill(TestDrawing.rect(30, 30, 9, 9))]),
    ("colour", [TestDrawing.fill(TestDrawing.rect(20, 20, 60, 40), TestDrawing.red)]),
    ("translucent image", [image(opacity: 128, whole)]),
    ("small image", [image(CGRect(x: 30, y: 30, width: 20, height: 12))]),
    ("small colour", [TestDrawing.fill(TestDrawing.rect(24, 20, 60, 40), TestDrawing.red)]),
    (
      "hole",
      [
        image(whole),
        TestDrawing.group(
          .blend(.destinationOut), TestDrawing.fill(TestDrawing.rect(40, 30, 20, 20))),
      ]
    ),
    ("nothing", []),
  ]

  private func picture(_ content: DisplayItem, opacity: Double = 1) throws -> Pixmap {
    let shadow = TestDrawing.group(
      .shadow(TestDrawing.blue, radius: 6, offset: CGSize(width: 3, height: 5)), content)
    let item = opacity < 1 ? TestDrawing.group(.opacity(opacity), shadow) : shadow
    return try TestDrawing.render(item, width: 110, height: 90, scale: 2)
  }

  /// A group that moves nothing has no outline of its own, so its shadow needs a layer.
  private func layered(_ item: DisplayItem) -> DisplayItem {
    TestDrawing.group(.transform(.identity), item)
  }

  private func largestDifference(_ first: Pixmap, _ second: Pixmap) -> Int {
    zip(first.bytes, second.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  @Test(arguments: contents.indices, [1, 0.5])
  func aClipHasTheShadowOfItsLayer(index: Int, opacity: Double) throws {
    let clipped = DisplayItem.group(
      .clip(Self.clip, FillStyle()), DisplayList(items: Self.contents[index].items))
    let (direct, expected) = (
      try picture(clipped, opacity: opacity), try picture(layered(clipped), opacity: opacity)
    )
    #expect(largestDifference(direct, expected) <= 2, "\(Self.contents[index].name)")
  }

  @Test func anOpaqueImageHasTheShadowOfItsRectangle() throws {
    for opacity in [255, 128] as [UInt8] {
      let image = Self.image(opacity: opacity, CGRect(x: 20, y: 20, width: 60, height: 40))
      #expect(largestDifference(try picture(image), try picture(layered(image))) <= 2)
    }
  }
}
