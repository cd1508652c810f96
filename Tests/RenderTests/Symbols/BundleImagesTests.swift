import Foundation
import LayoutDSL
import Testing

@testable import Codecs
@testable import Drawing
@testable import Render
@testable import Vector

/// The "PNG" files in these tests contain their pixel width as text.
@Suite struct BundleImagesTests {
  let folder: URL
  let images = BundleImages { data in
    guard let width = Int(String(decoding: data, as: UTF8.self)) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return DisplayImage(
      width: width, height: 6, pixels: [UInt8](repeating: 0, count: width * 6 * 4))
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "BundleImagesTests-" + UUID().uuidString)
    let set = folder.appendingPathComponent("Assets.xcassets/Group/leaf.imageset")
    for name in ["Assets.xcassets/Brand/ink.colorset", "Assets.xcassets/Brand/icon.imageset"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Assets.xcassets/words.dataset"),
      withIntermediateDirectories: true)
    for (path, content) in [
      ("photo.png", "12"), ("photo@2x.png", "24"), ("photo@3x.png", "36"), ("broken.png", "x"),
      ("Assets.xcassets/Group/leaf.imageset/a.png", "20"),
      ("Assets.xcassets/words.dataset/words.json", "[1]"),
      (
        "Assets.xcassets/words.dataset/Contents.json",
        #"{"data": [{"idiom": "universal"}, {"filename": "words.json"}]}"#
      ),
      ("Assets.xcassets/Group/leaf.imageset/b.png", "40"),
      (
        "Assets.xcassets/Group/leaf.imageset/Contents.json",
        """
        {"images": [{"filename": "a.png", "scale": "2x"}, {"scale": "3x"},
          {"filename": "b.png", "scale": "2x", "appearances":
            [{"appearance": "luminosity", "value": "dark"}]}]}
        """
      ),
      (
        "Assets.xcassets/Brand/Contents.json", #"{"properties": {"provides-namespace": true}}"#
      ),
      ("Assets.xcassets/Brand/icon.imageset/a.png", "20"),
      (
        "Assets.xcassets/Brand/icon.imageset/Contents.json",
        """
        {"images": [{"filename": "a.png", "scale": "2x", "resizing": {"mode": "9-part",
          "cap-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8}}}],
          "properties": {"template-rendering-intent": "template"}}
        """
      ),
      (
        "Assets.xcassets/Brand/ink.colorset/Contents.json",
        """
        {"colors": [
          {"color": {"color-space": "srgb", "components":
            {"red": "0xFF", "green": "51", "blue": "0.200", "alpha": "0.500"}}},
          {"appearances": [{"appearance": "luminosity", "value": "dark"}],
            "color": {"color-space": "gray-gamma-22", "components":
              {"white": "1.000", "alpha": "1.000"}}},
          {"appearances": [{"appearance": "contrast", "value": "high"}],
            "color": {"color-space": "display-p3", "components":
              {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
        """
      ),
    ] {
      try Data(content.utf8).write(to: folder.appendingPathComponent(path))
    }
  }

  @Test func aDataSetIsItsFile() {
    #expect(images.dataSet(named: "words", in: folder) == Data("[1]".utf8))
    #expect(images.dataSet(named: "leaf", in: folder) == nil)
  }

  private func image(_ name: String, scale: CGFloat = 2, isDark: Bool = false) -> ResolvedImage? {
    images.image(named: name, in: folder, displayScale: scale, isDark: isDark)
  }

  @Test func selectsVariantForDisplayScale() {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect([1, 2, 3, 4].map { image("photo", scale: $0)?.image.width } == [12, 24, 36, 36])
    #expect(image("photo", scale: 3)?.size == CGSize(width: 12, height: 2))
    #expect(image("leaf")?.size == CGSize(width: 10, height: 3))
    #expect(image("leaf", isDark: true)?.image.width == 40)
    #expect(image("broken") == nil && image("absent") == nil)
    #expect(images.unreadableFile(named: "broken", in: folder)?.file.hasPrefix("broken") == true)
    #expect(images.unreadableFile(named: "absent", in: folder) == nil)
    #expect(images.unreadableFile(named: "photo", in: folder) == nil)
    #expect(images.image(named: "photo", in: nil, displayScale: 1, isDark: false) == nil)
  }

  @Test func setsDeclareRenderingAndResizing() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let icon = image("Brand/icon")
    #expect(icon?.isTemplate == true)
    #expect(icon?.capInsets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(image("leaf")?.isTemplate == false && image("leaf")?.capInsets == nil)
    #expect(image("icon") == nil)
  }

  @Test func readsColorSets() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let ink = try #require(images.color(named: "Brand/ink", in: folder))
    #expect(
      ink.variants.map(\.isDark) == [false, true, false]
        && ink.variants.map(\.isHighContrast) == [false, false, true])
    let colors = ink.variants.map { $0.color.resolved(in: ColorContext()) }
    let plain = colors[0]
    #expect(plain.red == 1 && abs(plain.green - 0.2) < 1e-6 && abs(plain.blue - 0.2) < 1e-6)
    #expect(plain.opacity == 0.5)
    #expect(colors[1] == Color.Resolved(red: 1, green: 1, blue: 1))
    // The red of Display P3 is outside the gamut of sRGB.
    #expect(colors[2].red > 1)
    #expect(images.color(named: "absent", in: folder) == nil)
    #expect(images.color(named: "ink", in: nil) == nil)
  }

  @Test func namesInAnotherCaseAreFoundLast() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("50".utf8).write(to: folder.appendingPathComponent("Photo.png"))
    #expect(images.color(named: "brand/INK", in: folder) != nil)
    #expect(images.color(named: "Brand/inks", in: folder) == nil)
    #expect(image("Photo")?.image.width == 50 && image("photo")?.image.width == 24)
    #expect(image("LEAF")?.image.width == image("leaf")?.image.width)
  }

  @Test func otherFoldersSupplyMissingImages() throws {
    let other = try BundleImagesTests().folder
    defer {
      try? FileManager.default.removeItem(at: folder)
      try? FileManager.default.removeItem(at: other)
    }
    try FileManager.default.removeItem(at: folder.appendingPathComponent("photo@3x.png"))
    try FileManager.default.removeItem(at: folder.appendingPathComponent("Assets.xcassets"))
    #expect(!images.hasColors(in: nil))
    images.add(other)
    #expect(images.hasColors(in: nil))
    #expect(image("photo", scale: 3)?.image.width == 24 && image("leaf")?.image.width == 20)
    #expect(images.image(named: "leaf", in: nil, displayScale: 1, isDark: false) != nil)
    #expect(images.color(named: "Brand/ink", in: folder) != nil)
    #expect(images.unreadableFile(named: "broken", in: nil)?.file == "broken.png")
  }

  @Test func damagedSetsAreNamedWithTheReason() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for (set, content) in [
      ("a.imageset", "{"), ("b.colorset", #"{"color": []}"#),
      ("c.imageset", #"{"images": [{"filename": "c.heic"}]}"#),
      ("d.imageset", #"{"images": [{"filename": "d.svg"}]}"#),
    ] {
      let set = folder.appendingPathComponent("Assets.xcassets/\(set)")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(content.utf8).write(to: set.appendingPathComponent("Contents.json"))
    }
    func problem(_ name: String) -> String? {
      images.unreadableFile(named: name, in: folder).map { "\($0.file): \($0.reason)" }
    }
    #expect(problem("a") == "a.imageset/Contents.json: it is not valid JSON")
    #expect(problem("b") == "b.colorset/Contents.json: it lacks the key 'colors'")
    #expect(problem("c") == "c.heic: only PNG, JPEG, SVG and PDF files are read")
    let drawing = folder.appendingPathComponent("Assets.xcassets/d.imageset/d.svg")
    try Data("<svg/>".utf8).write(to: drawing)
    #expect(problem("d")?.contains("has no size") == true)
    #expect(problem("leaf") == nil && problem("Brand/ink") == nil)
  }

  @Test func drawingsHaveABitmapForTheDisplay() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/mark.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let json = """
      {"images": [{"filename": "light.svg"}, {"filename": "dark.svg", "appearances":
        [{"appearance": "luminosity", "value": "dark"}]}],
        "properties": {"template-rendering-intent": "template"}}
      """
    try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
    for (name, color) in [("light", "red"), ("dark", "blue")] {
      let svg = "<svg width='4' height='3'><path d='M0 0h4v3H0z' fill='\(color)'/></svg>"
      try Data(svg.utf8).write(to: set.appendingPathComponent("\(name).svg"))
    }
    func mark(scale: CGFloat, isDark: Bool = false) throws -> ResolvedImage {
      try #require(
        images.image(named: "mark", in: folder, displayScale: scale, isDark: isDark))
    }
    let image = try mark(scale: 3)
    #expect(image.size == CGSize(width: 4, height: 3) && image.isTemplate)
    #expect(image.image.width == 12 && image.image.pixels.prefix(4) == [255, 0, 0, 255])
    #expect(image.drawing != nil)
    #expect(try mark(scale: 2).image.width == 8)
    #expect(try mark(scale: 1, isDark: true).image.pixels.prefix(4) == [0, 0, 255, 255])
  }

  @Test func aSymbolSetIsASymbol() throws {
    let set = folder.appendingPathComponent("Assets.xcassets/badge.symbolset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(#"{"symbols": [{"idiom": "universal", "filename": "badge.svg"}]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    try Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <g id="Regular-M" transform="translate(1400 696)"><path d="M0 0h50v-50h-50z"/></g>
      </svg>
      """.utf8
    ).write(to: set.appendingPathComponent("badge.svg"))
    let library = SymbolLibrary(catalog: makeCatalog())
    var font = FontRequest()
    font.size = 20
    let symbol = library.customSymbol(named: "badge", in: folder, font: font, scale: .medium)
    #expect(symbol?.size == CGSize(width: 10, height: 10))
    #expect(symbol?.outline.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    let leaf = library.customSymbol(named: "leaf", in: folder, font: font, scale: .medium)
    #expect(leaf == nil)
    // UIKit has it as a template image.
    let image = library.image(named: "badge", in: folder, displayScale: 1, isDark: false)
    #expect(image?.isTemplate == true && image?.size == CGSize(width: 8.5, height: 8.5))
  }
}
