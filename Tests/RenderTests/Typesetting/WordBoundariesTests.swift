import Foundation
import LayoutDSL
import Testing

@testable import Render

@Suite struct WordBoundariesTests {
  private func separates(_ string: String, _ font: Font) throws -> Bool? {
    let face = try makeCatalog().face(for: font.request(for: .large))
    let bytes = Array(string.utf8)
    return bytes.withUnsafeBufferPointer { face.wordBoundaries?.separate($0) }
  }

  /// Across spaces, Inter aligns brackets and hyphens with capitals, and replaces an x between
  /// digits by a multiplication sign.
  @Test(arguments: [Font.body, .body.bold(), .largeTitle, .largeTitle.italic()])
  func charactersWithRulesAcrossSpacesAreExcluded(font: Font) throws {
    #expect(try separates("Layout, \"must\" wrap 12.50 $ of it!", font) == true)
    for string in ["2 x 3", "A (B)", "A - B", "12:30"] {
      #expect(try separates(string, font) == false, "\(string)")
    }
    #expect(try separates("caf\u{E9}", font) == false)
    #expect(try separates("a\tb", font) == false)
  }

  @Test(arguments: [Font.Design.serif, .rounded, .monospaced])
  func otherFamiliesHaveNoRulesAcrossSpaces(design: Font.Design) throws {
    #expect(try separates("2 x (3)", .system(size: 17, design: design)) == true)
  }
}
