import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import Render

@Suite struct FontFallbackTests {
  static let noto = "/usr/share/fonts/truetype/noto/"
  static let hasNoto = isInstalled(noto + "NotoSansArabic-Regular.ttf")
  static let hasIdeographs = isInstalled("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")

  private static func isInstalled(_ path: String) -> Bool {
    FileManager.default.isReadableFile(atPath: path)
  }

  private func fonts(_ string: String, _ font: Font = .body, language: String = "en") throws
    -> [String]
  {
    var text = text(string, font)
    text.language = language
    return try makeEngine().prepare(text).fontNames
  }

  @Test(
    .enabled(if: hasNoto, "fonts-noto-core"),
    arguments: [
      ("مرحبا", "NotoSansArabic-Regular"), ("שלום", "NotoSansHebrew-Regular"),
      ("नमस्ते", "NotoSansDevanagari-Regular"), ("สวัสดี", "NotoSansThai-Regular"),
      ("བོད་", "NotoSerifTibetan-Regular"), ("∰", "NotoSansMath-Regular"),
      ("٣", "NotoSansArabic-Regular"), ("𝄞", "NotoMusic-Regular"),
    ])
  func scriptsHaveTheirFamilies(string: String, name: String) throws {
    #expect(try fonts(string) == [name])
    #expect(try fonts("a" + string) == ["Inter-Regular", name])
  }

  @Test func everyMissingCharacterIsNotedOnce() throws {
    // Private-use characters that no installed font has, twice.
    let scalars = (0xF0000..<0xF0800).compactMap { Unicode.Scalar($0) }
    let string = String(String.UnicodeScalarView(scalars + scalars))
    let missing = try makeEngine().prepare(text(string, .body)).missing
    #expect(missing.map(\.characters.count) == [scalars.count])
    #expect(missing.first?.characters == scalars.map { Character($0) })
  }

  @Test(.enabled(if: hasNoto, "fonts-noto-core"))
  func heavyTextFallsBackToBold() throws {
    #expect(try fonts("שלום", .headline) == ["NotoSansHebrew-Bold"])
    #expect(try fonts("བོད་", .headline) == ["NotoSerifTibetan-Bold"])
    #expect(try fonts("𝄞", .headline) == ["NotoMusic-Regular"])
  }

  @Test(.enabled(if: hasNoto, "fonts-noto-core"))
  func everyFamilyIsInItsPackage() {
    for (script, family) in FallbackFont.families {
      let path = Self.noto + family + "-Regular.ttf"
      #expect(FileManager.default.isReadableFile(atPath: path), "\(script) \(family)")
    }
  }

  @Test(
    .enabled(if: hasIdeographs, "fonts-noto-cjk"),
    arguments: [
      ("漢字", "en", "sc"), ("漢字", "ja-JP", "jp"), ("漢字", "zh-Hant-TW", "tc"),
      ("漢字", "zh-HK", "hk"), ("漢字", "zh-CN", "sc"), ("漢字", "ko", "kr"), ("かな", "en", "jp"),
      ("한글", "en", "kr"), ("。", "zh-Hans", "sc"),
    ])
  func ideographsFollowTheLanguage(string: String, language: String, variant: String)
    throws
  {
    let name = "NotoSansCJK\(variant)-"
    #expect(try fonts(string, language: language) == [name + "Regular"])
    #expect(try fonts(string, .headline, language: language) == [name + "Bold"])
  }

  @Test func selectorsChooseBetweenTextAndEmoji() throws {
    #expect(try fonts("❤\u{FE0F}") == ["NotoColorEmoji"])
    #expect(try fonts("❤\u{FE0E}") != ["NotoColorEmoji"])
    #expect(try fonts("1") == ["Inter-Regular"])
    #expect(try fonts("1\u{FE0F}\u{20E3}") == ["NotoColorEmoji"])
    #expect(try fonts("©") == ["Inter-Regular"])
    #expect(try fonts("©\u{FE0F}") == ["NotoColorEmoji"])
  }

  @Test func composedAndDecomposedLettersUseOneFont() throws {
    #expect(try fonts("e\u{301}é\u{1EC7}e\u{323}\u{302}") == ["Inter-Regular"])
  }

  @Test func registeredFacesComeFirst() throws {
    let catalog = makeCatalog()
    try catalog.register(
      contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"))
    let engine = try ShapingTextEngine(catalog: catalog)
    #expect(engine.prepare(text("a שלום")).fontNames == ["Inter-Regular", "DejaVuSans"])
  }

  @Test func missingCharactersAreReported() throws {
    let prepared = try makeEngine().prepare(text("a\u{10FFFD}\u{EFFF}b\u{EFFF}"))
    #expect(prepared.fontNames == ["Inter-Regular", "CodePointBoxes"])
    #expect(prepared.missing.flatMap(\.characters) == ["\u{10FFFD}", "\u{EFFF}"])
  }

  @Test func missingFontsNameTheirPackages() throws {
    let inter = FontCatalog(folders: ["/usr/share/fonts/opentype/inter"]) { _ in
      DisplayImage(width: 1, height: 1, pixels: [0, 0, 0, 0])
    }
    let engine = try ShapingTextEngine(catalog: inter)
    let prepared = engine.prepare(text("ab שש 漢"))
    #expect(
      prepared.missing == [
        MissingCharacters(characters: ["ש"], package: "fonts-noto-core"),
        MissingCharacters(characters: ["漢"], package: "fonts-noto-cjk"),
      ])
  }
}
