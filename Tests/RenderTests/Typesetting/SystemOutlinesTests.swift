import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import Render
@testable import ViewCore

@Suite struct SystemOutlinesTests {
  // Measurements.md#system-font-capitals
  @Test(arguments: [17, 28] as [CGFloat]) func capitalsAreAsTallAsThoseOfSanFrancisco(
    size: CGFloat
  ) throws {
    let font = Font.system(size: size).request(for: .large)
    let face = try makeCatalog().face(for: font)
    let capital = try #require(face.glyph(for: "H"))
    let ink = try #require(face.inkBounds(of: capital))
    let height = ink.height * size * SystemOutlines.scale(of: face, for: font)
    #expect(abs(height - size * 1443 / 2048) < 0.01)
  }

  @Test func otherFontsKeepTheirOutlines() throws {
    let font = Font.system(size: 17, design: .serif).request(for: .large)
    #expect(SystemOutlines.scale(of: try makeCatalog().face(for: font), for: font) == 1)
  }
}
