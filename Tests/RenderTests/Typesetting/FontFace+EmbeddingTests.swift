import Foundation
import LayoutDSL
import Testing

@testable import Render
@testable import Vector

struct FontFaceEmbeddingTests {
  @Test func aSubsetHasTheUsedGlyphsUnderTheirNumbers() throws {
    let face = try makeCatalog().face(for: FontRequest())
    let glyphs = try ["H", "g"].map { try #require(face.glyph(for: $0)) }
    let subset = try #require(face.subset(of: glyphs))
    // Inter has some 200 KB of outlines.
    #expect(subset.data.count < 40_000)
    #expect(subset.bounds.minY < 0 && subset.bounds.maxY > 0.7 && subset.bounds.maxY < 0.8)
    #expect(face.subset(of: glyphs)?.data == subset.data)
  }

  @Test func facesOfTrueTypeKeepTheirFile() throws {
    var request = FontRequest()
    request.family = .system(.serif)
    let face = try makeCatalog().face(for: request)
    let glyph = try #require(face.glyph(for: "a"))
    let subset = try #require(face.subset(of: [glyph]))
    #expect(subset.format == .trueType && subset.data.starts(with: [0, 1, 0, 0]))
  }

  @Test func missingGlyphsAreIgnored() throws {
    let face = try makeCatalog().face(for: FontRequest())
    #expect(face.subset(of: [.max, 70_000]) != nil)
  }
}
