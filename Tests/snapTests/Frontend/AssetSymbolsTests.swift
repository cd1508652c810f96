import Foundation
import Testing

@testable import snap

struct AssetSymbolsTests {
  @Test(arguments: [
    ("BrandPrimaryOrange", "brandPrimaryOrange"), ("app_bg", "appBg"), ("AccentColor", "accent"),
    ("photo small", "photoSmall"), ("URLIcon", "urlIcon"), ("ICON", "icon"), ("2fa", "_2fa"),
    ("a-b.c", "aBC"), ("Color", "color"),
  ])
  func namesAreThoseOfXcode(name: String, member: String) {
    #expect(AssetSymbols.memberName(name, kind: "Color") == member)
  }

  @Test func aNameWithoutLettersHasNoMember() {
    #expect(AssetSymbols.memberName("--", kind: "Color") == nil)
  }

  @Test func setsOfCatalogsBecomeMembers() throws {
    let folder = try catalog([
      "Brand.colorset": "{}", "Red.colorset": "{}", "Own.colorset": "{}",
      "Icons": #"{"properties": {"provides-namespace": true}}"#, "Icons/Star.imageset": "{}",
      "Plain": "{}", "Plain/moon.imageset": "{}",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("Own.swift")
    try Data("extension Color { static let own = Color.red }".utf8).write(to: source)

    let symbols = AssetSymbols(catalogsIn: [folder])
    let text = try #require(symbols.text(beside: [try SourceFile(path: source.path)]))
    #expect(text.contains("static let `brand` = ColorResource(name: \"Brand\", bundle: .main)"))
    #expect(text.contains("static var `brand`: Color { Color(ColorResource.`brand`) }"))
    #expect(text.contains("static let `own` = ColorResource(name: \"Own\", bundle: .main)"))
    #expect(!text.contains("static var `own`"))
    #expect(!text.contains("static var `red`"))
    #expect(
      text.contains("enum Icons {\nstatic let `star` = ImageResource(name: \"Icons/Star\""))
    #expect(text.contains("static var `moon`: UIImage"))
  }

  @Test func aFolderWithoutCatalogsHasNoText() {
    let nowhere = URL(fileURLWithPath: "/nonexistent")
    #expect(AssetSymbols(catalogsIn: [nowhere]).text(beside: []) == nil)
  }

  /// A folder with a catalog of sets and folders, by the text of their Contents.json.
  private func catalog(_ sets: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for (name, contents) in sets {
      let set = folder.appendingPathComponent("Assets.xcassets/\(name)")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    }
    return folder
  }
}
