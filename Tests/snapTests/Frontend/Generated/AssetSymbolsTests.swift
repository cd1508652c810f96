import Foundation
import Testing

@testable import snap

struct AssetSymbolsTests {
  @Test(arguments: [
    ("AccentColor", "Color", "accent"), ("brand primary-orange", "Color", "brandPrimaryOrange"),
    ("UKFlag", "Image", "ukFlag"), ("RBack", "Image", "rBack"), ("BG", "Color", "BG"),
    ("Color", "Color", "color"), ("profile_image", "Image", "profileImage"),
    ("profile Image", "Image", "profile"), ("2048", "Image", "_2048"),
    ("default", "Image", "`default`"),
    ("steam_background", "Color", "steamBackground"), ("MyColor", "Image", "myColor"),
    ("---", "Image", "_"), ("Élan", "Image", "élan"), ("HTTP2Icon", "Image", "http2Icon"),
    ("EBA72B", "Color", "EBA_72_B"), ("IMG_1234", "Image", "IMG_1234"), ("A1", "Image", "A_1"),
  ])
  func namesAreThoseOfXcode(asset: String, suffix: String, name: String) {
    #expect(AssetSymbols.name(of: asset, suffix: suffix) == name)
  }

  /// An app often gives its colours and images the names of their assets: `Color(.brand)` in the
  /// declaration of `Color.brand` is the resource.
  @Test func aDeclarationReplacesTheSymbolOfItsTypeOnly() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbols-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for set in ["brand.colorset", "logo.imageset", "plain.colorset"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("Assets.xcassets/\(set)"),
        withIntermediateDirectories: true)
    }
    let file = folder.appendingPathComponent("Colors.swift")
    try Data(
      """
      extension SwiftUI.Color { static let brand = Color(.brand) }
      extension ShapeStyle where Self == Color { static var brand: Color { .brand } }
      extension Image { static let logo = Image(.logo) }
      struct Theme { static let plain = 1 }
      """.utf8
    ).write(to: file)
    let source = try #require(
      AssetSymbols(in: [folder]).source(beside: [SourceFile(path: file.path)]))
    #expect(source.contains("extension SwiftUI.ColorResource { static let brand"))
    #expect(source.contains("extension SwiftUI.ImageResource { static let logo"))
    #expect(source.contains("extension UIKit.UIColor { static var brand"))
    #expect(!source.contains("extension SwiftUI.Color { static var brand"))
    #expect(!source.contains("Self == SwiftUI.Color { static var brand"))
    #expect(source.contains("extension SwiftUI.Color { static var plain"))
  }

  @Test func aColorMayHaveTheNameOfAStyle() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbols-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Assets.xcassets/Background.colorset"),
      withIntermediateDirectories: true)
    let source = try #require(AssetSymbols(in: [folder]).source(beside: []))
    #expect(source.contains("{ @_disfavoredOverload static var background: SwiftUI.Color"))
  }

  @Test func aViewMayHaveTheNameOfAModule() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbols-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Assets.xcassets/brand.colorset"),
      withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("UIKit.swift")
    try Data("struct UIKit: View {}".utf8).write(to: file)
    let source = try #require(
      AssetSymbols(in: [folder]).source(beside: [SourceFile(path: file.path)]))
    #expect(source.contains("extension UIColor { static var brand: UIColor"))
    #expect(source.contains("extension SwiftUI.Color {"))
  }
}
