import CoreGraphics
import CoreText
import Foundation
import Testing

@testable import Render

@MainActor struct CTFontManagerTests {
  private func makeFont(from file: Data) -> CGFont? {
    CGDataProvider(data: file as NSData).flatMap { CGFont($0) }
  }

  // A process that draws such a font has a test in `FontFileTests`: registered fonts are shared.
  @Test func aFontOfAFileHasItsName() throws {
    let file = try #require(
      FontCatalog.standardFolders.map { "\($0)/Quicksand-Regular.ttf" }
        .first(where: FileManager.default.fileExists))
    let font = try #require(makeFont(from: Data(contentsOf: URL(fileURLWithPath: file))))
    #expect(font.postScriptName as String? == "Quicksand-Regular")
  }

  @Test(arguments: ["", "no font", "\u{0}\u{1}\u{0}\u{0}\u{0}\u{ff}"])
  func otherBytesAreNoFont(text: String) {
    #expect(makeFont(from: Data(text.utf8)) == nil)
  }

  @Test func aFontThatIsMissingKeepsItsName() throws {
    let missing = try #require(CGFont("Nowhere-Bold" as NSString))
    #expect(CTFontManagerRegisterGraphicsFont(missing, nil))
    let font = CTFontCreateWithGraphicsFont(missing, 15, nil, nil)
    #expect(font.fontName == "Nowhere-Bold" && font.pointSize == 15)
    #expect(CTFontGetSize(CTFontCreateWithGraphicsFont(missing, 0, nil, nil)) == 12)
  }
}
