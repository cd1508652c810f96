import CoreGraphics
import CoreText
import Foundation
import Testing

@testable import Render

@MainActor struct CTFontManagerTests {
  private func makeFont(from file: Data) -> CGFont? {
    CGDataProvider(data: file as NSData).flatMap { CGFont($0) }
  }

  @Test func aFontFromTheBytesOfAFileIsFoundByItsName() throws {
    let emoji = try #require(
      FontCatalog.standardFolders.lazy.map { URL(fileURLWithPath: $0) }
        .compactMap { FileManager.default.enumerator(at: $0, includingPropertiesForKeys: nil) }
        .flatMap { $0.compactMap { $0 as? URL } }
        .first { $0.lastPathComponent == "NotoColorEmoji.ttf" })
    let font = try #require(makeFont(from: Data(contentsOf: emoji)))
    #expect(font.postScriptName as String? == "NotoColorEmoji")
    let made = CTFontCreateWithGraphicsFont(font, 20, nil, nil)
    #expect(CTFontGetSize(made) == 20)
    #expect(CTFontCopyPostScriptName(made) as String == "NotoColorEmoji")
    #expect(CTFontGetSize(CTFontCreateWithGraphicsFont(font, 0, nil, nil)) == 12)
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
  }
}
