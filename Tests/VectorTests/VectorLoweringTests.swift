import Drawing
import DrawingTools
import Foundation
import Testing

@testable import Vector

struct VectorLoweringTests {
  /// Lowers items for a page of 20 × 20 points, at 2 pixels per point.
  private func lowered(_ format: VectorFormat, _ items: DisplayItem...) -> [DisplayItem] {
    VectorLowering(size: CGSize(width: 20, height: 20), scale: 2, format: format)
      .lowered(DisplayList(items: items), .identity).items
  }

  /// The pixels of the only bitmap in a list; nil if there is none.
  private func bitmap(in items: [DisplayItem]) -> DisplayImage? {
    for item in items {
      switch item {
      case .image(let image, _, _, _, _): return image
      case .group(_, let list): return bitmap(in: list.items)
      default: break
      }
    }
    return nil
  }

  private let square = TestDrawing.fill(TestDrawing.rect(4, 4, 8, 8), TestDrawing.red)
  private let stops = [
    GradientStop(color: TestDrawing.red, location: 0),
    GradientStop(color: TestDrawing.blue, location: 1),
  ]

  @Test(arguments: VectorFormat.allCases)
  func outlinesStay(_ format: VectorFormat) {
    let path = TestDrawing.rect(4, 4, 8, 8)
    let items = [
      square, .stroke(path, .color(TestDrawing.red), StrokeStyle()),
      .fill(path, .linearGradient(stops, start: .zero, end: CGPoint(x: 9, y: 0)), FillStyle()),
      TestDrawing.group(.blend(.multiply), TestDrawing.group(.opacity(0.5), square)),
    ]
    for item in items { #expect(lowered(format, item) == [item]) }
  }

  @Test(arguments: VectorFormat.allCases)
  func otherGradientsAreClippedBitmaps(_ format: VectorFormat) throws {
    let path = Path(storage: .ellipse(CGRect(x: 4, y: 4, width: 8, height: 8)))
    let items = lowered(
      format,
      .fill(
        path, .angularGradient(stops, center: .zero, startAngle: 0, endAngle: 6), FillStyle()))
    guard case .group(.clip(path, _), let inner) = items.first else {
      Issue.record("no clip: \(items)")
      return
    }
    let picture = try #require(bitmap(in: inner.items))
    #expect(picture.width == 16 && picture.height == 16)
  }

  @Test func onlySVGBlurs() throws {
    let blurred = TestDrawing.group(.blur(radius: 1, isOpaque: false), square)
    #expect(lowered(.svg, blurred) == [blurred])
    #expect(bitmap(in: lowered(.pdf, blurred)) != nil)
    let shadow = TestDrawing.group(.shadow(TestDrawing.black, radius: 1, offset: .zero), square)
    #expect(lowered(.svg, shadow) == [shadow])
    let parts = lowered(.pdf, shadow)
    #expect(parts.last == square && bitmap(in: parts) != nil, "the content stays an outline")
  }

  /// Neither format has the mode, so the bitmap includes what is below it.
  @Test(arguments: VectorFormat.allCases)
  func aForeignBlendModeIncludesItsBackdrop(_ format: VectorFormat) throws {
    let ground = TestDrawing.fill(TestDrawing.rect(0, 0, 20, 20), TestDrawing.gray(100))
    let added = TestDrawing.group(
      .blend(.plusLighter), TestDrawing.fill(TestDrawing.rect(4, 4, 8, 8), TestDrawing.gray(100)))
    let items = lowered(format, ground, added)
    #expect(items.first == ground)
    let picture = try #require(bitmap(in: items))
    #expect(picture.width == 16)
    #expect(Array(picture.pixels.prefix(4)) == [200, 200, 200, 255])
  }

  @Test func bitmapsInLargePagesHaveALowerScale() throws {
    let conic = Paint.angularGradient(stops, center: .zero, startAngle: 0, endAngle: 6)
    let list = DisplayList(items: [
      .fill(Path(CGRect(x: 40, y: 40, width: 160, height: 160)), conic, FillStyle())
    ])
    for (size, width) in [(4000.0, 160), (16_000, 40)] {
      let page = CGSize(width: size, height: size)
      let file = try VectorFormat.pdf.data(of: list, size: page, scale: 1)
      let text = String(decoding: file, as: UTF8.self)
      let found = try #require(text.firstMatch(of: /\/Width (\d+)/))
      #expect(abs(try #require(Int(found.1)) - width) <= 2)
    }
  }
}
