import Drawing
import DrawingTools
import Foundation
import Rasterizer
import Testing

/// A face whose glyph 1 is a square of half an em on the baseline, and glyph 2 a red bitmap of one
/// em.
private final class SquareFace: GlyphFace {
  let name = "Squares"

  func outline(of glyph: UInt32) -> Path {
    glyph == 1 ? TestDrawing.rect(0, -0.5, 0.5, 0.5) : Path()
  }

  func bitmap(of glyph: UInt32) -> (image: DisplayImage, bounds: CGRect)? {
    guard glyph == 2 else { return nil }
    let image = DisplayImage(
      width: 2, height: 2,
      pixels: [UInt8]([255, 0, 0, 255] + [255, 0, 0, 255])
        + [UInt8]([255, 0, 0, 255] + [255, 0, 0, 255]))
    return (image, CGRect(x: 0, y: -1, width: 1, height: 1))
  }
}

struct GlyphCacheTests {
  private let face = SquareFace()

  private func run(_ glyphs: (UInt32, CGFloat, CGFloat)..., size: CGFloat = 8) -> DisplayItem {
    let placed = glyphs.map {
      PositionedGlyph(id: $0.0, position: CGPoint(x: $0.1, y: $0.2))
    }
    return .glyphs(GlyphRun(face: face, size: size, glyphs: placed), .color(TestDrawing.black))
  }

  @Test func outlinesAreOnTheBaseline() throws {
    let picture = try TestDrawing.render(run((1, 2, 10)))
    #expect(picture == (try TestDrawing.render(TestDrawing.fill(TestDrawing.rect(2, 6, 4, 4)))))
  }

  @Test func glyphsSnapToQuarterPixelsAcrossAndPixelsDown() throws {
    let exact = try TestDrawing.render(run((1, 2.25, 10)))
    #expect(exact.alphas(y: 8) == [0, 0, 191, 255, 255, 255, 64, 0, 0, 0, 0, 0])
    #expect(exact == (try TestDrawing.render(run((1, 2.3, 10.4)))))
    #expect(exact != (try TestDrawing.render(run((1, 2.4, 10)))))
    let before = try TestDrawing.render(run((1, -1.25, 10)))
    #expect(before.alphas(y: 8)[0...3] == [255, 255, 191, 0])
  }

  @Test func sharedCacheDrawsTheSame() throws {
    let cache = GlyphCache()
    let list = DisplayList(items: [run((1, 1, 5), (1, 6.5, 5), (1, 3.25, 11))])
    let size = CGSize(width: 12, height: 12)
    let first = try Rasterizer.render(list, size: size, scale: 2, glyphs: cache)
    let second = try Rasterizer.render(list, size: size, scale: 2, glyphs: cache)
    #expect(first == second)
    #expect(first == (try Rasterizer.render(list, size: size, scale: 2)))
    #expect(abs(first.coveredArea - 3 * 64) < 1)
  }

  @Test func releasesFacesWhenItIsFull() {
    let cache = GlyphCache()
    weak var released: SquareFace?
    do {
      let face = SquareFace()
      released = face
      _ = cache.outline(face, 1)
    }
    #expect(released != nil)
    for glyph in 0..<20_000 { _ = cache.outline(face, UInt32(glyph)) }
    #expect(released == nil)
  }

  @Test func rotatedGlyphsAreDrawnAsOutlines() throws {
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 12, ty: 0)
    let picture = try TestDrawing.render(TestDrawing.group(.transform(turn), run((1, 2, 10))))
    #expect(picture == (try TestDrawing.render(TestDrawing.fill(TestDrawing.rect(2, 2, 4, 4)))))
  }

  @Test func glyphsAreClipped() throws {
    let picture = try TestDrawing.render(
      TestDrawing.group(.clip(TestDrawing.rect(4, 7, 12, 12), FillStyle()), run((1, 2, 10))))
    #expect(picture == (try TestDrawing.render(TestDrawing.fill(TestDrawing.rect(4, 7, 2, 3)))))
  }

  @Test func bitmapGlyphsAreDrawnAsImages() throws {
    let picture = try TestDrawing.render(run((2, 2, 10)))
    #expect(
      picture
        == (try TestDrawing.render(TestDrawing.fill(TestDrawing.rect(2, 2, 8, 8), TestDrawing.red)))
    )
  }

  @Test func hugeAndInvalidGlyphsDoNotTrap() throws {
    let picture = try TestDrawing.render(
      run((1, .nan, 5), (1, .infinity, 5), (1, 1e300, 5)), run((1, 0, 12), size: .nan),
      run((1, -100, 100), size: 1000))
    #expect(picture.coveredArea == 144)
  }
}
