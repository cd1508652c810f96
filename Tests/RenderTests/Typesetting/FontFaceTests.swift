import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import Rasterizer
@testable import Render

@Suite struct FontFaceTests {
  @Test func outlinesAreInEmsWithYDown() throws {
    let face = try makeCatalog().face(for: FontRequest())
    let glyph = try #require(face.glyph(for: "H"))
    guard case .elements(let elements) = face.outline(of: glyph).storage else {
      Issue.record("expected an outline")
      return
    }
    var ys: [CGFloat] = []
    for element in elements {
      _ = element.mapPoints {
        ys.append($0.y)
        return $0
      }
    }
    #expect(ys.max() == 0)
    #expect(abs((ys.min() ?? 0) + 2048 / 2816) < 0.001)
    #expect(elements.last == .closeSubpath)
  }

  @Test func spaceHasNoOutline() throws {
    let face = try makeCatalog().face(for: FontRequest())
    let glyph = try #require(face.glyph(for: " "))
    #expect(face.outline(of: glyph) == Path())
  }

  @Test func emojiHaveBitmapsInEms() throws {
    let face = try makeCatalog().emojiFace()
    let glyph = try #require(face.glyph(for: "😀"))
    let bitmap = try #require(face.bitmap(of: glyph))
    #expect(bitmap.image.width == 1)
    #expect(bitmap.bounds.width > 1.1 && bitmap.bounds.width < 1.3)
    #expect(bitmap.bounds.minY < -0.8 && bitmap.bounds.maxY > 0.1)
  }

  @Test func metricsMatchTheFile() throws {
    let face = try makeCatalog().face(for: FontRequest())
    #expect(abs(face.metrics.ascent - 0.96875) < 1e-4)
    #expect(abs(face.metrics.descent - 0.24148) < 1e-4)
    #expect(abs(face.metrics.capHeight - 0.72727) < 1e-4)
    #expect(face.weight == 400 && !face.isItalic)
  }
}
