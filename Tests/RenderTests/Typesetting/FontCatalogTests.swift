import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import Render

@Suite struct FontCatalogTests {
  private static let dejaVu = URL(
    fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")

  private func name(_ font: Font) throws -> String {
    try makeCatalog().face(for: font.request(for: .large)).name
  }

  @Test func systemFamilyByWeightSlantAndSize() throws {
    #expect(try name(.body) == "Inter-Regular")
    #expect(try name(.headline) == "Inter-SemiBold")
    #expect(try name(.body.italic()) == "Inter-Italic")
    #expect(try name(.system(size: 12, weight: .black).italic()) == "Inter-BlackItalic")
    #expect(try name(.system(size: 19.9, weight: .ultraLight)) == "Inter-Thin")
    #expect(try name(.system(size: 20)) == "InterDisplay-Regular")
    #expect(try name(.system(size: 20, design: .serif)) == "NotoSerif-Regular")
    #expect(try name(.body.monospaced().bold()) == "NotoSansMono-Bold")
    #expect(try name(.system(.body, design: .rounded)) == "Quicksand-Medium")
  }

  @Test func facesAreOpenedOnce() throws {
    let catalog = makeCatalog()
    #expect(try catalog.face(for: FontRequest()) === catalog.face(for: FontRequest()))
  }

  /// From the Debian package fonts-inter-variable, which is only needed here.
  private static let variableFont = "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"

  @Test(.enabled(if: FileManager.default.fileExists(atPath: variableFont)))
  func variableFontsFollowTheirAxes() throws {
    let catalog = makeCatalog()
    try catalog.register(contentsOf: URL(fileURLWithPath: Self.variableFont))
    let family = try #require(catalog.registeredFaces.first?.familyName)
    func width(_ weight: Int) throws -> Double {
      var request = FontRequest()
      request.family = .named(family)
      request.weight = weight
      let face = try catalog.face(for: request)
      #expect(try catalog.face(for: request) === face)
      let glyph = try #require(face.glyph(for: "m"))
      return face.outline(of: glyph).boundingRect.width
    }
    #expect(try width(100) < width(400))
    #expect(try width(400) < width(900))
  }

  @Test func missingFamilyNamesItsPackage() {
    let catalog = FontCatalog(folders: ["/nowhere"]) { _ in throw CocoaError(.featureUnsupported) }
    let error = #expect(throws: FontError.self) { try catalog.face(for: FontRequest()) }
    #expect(
      error?.localizedDescription
        == "The font file Inter-Regular.otf is not installed. Looked in: /nowhere. "
        + "Install it with: apt-get install fonts-inter")
    #expect(throws: FontError.self) { try ShapingTextEngine(catalog: catalog) }
    #expect(throws: FontError.self) { try catalog.emojiFace() }
    for icons in SymbolFaces.Icons.allCases {
      #expect(throws: FontError.self) { try catalog.face(of: icons) }
    }
  }

  @Test func registeredFilesAreFoundByFamilyAndName() throws {
    let catalog = makeCatalog()
    try catalog.register(contentsOf: Self.dejaVu)
    for name in ["DejaVu Sans", "DejaVuSans"] {
      let font = Font.custom(name, fixedSize: 20).bold()
      #expect(try catalog.face(for: font.request(for: .large)).name == "DejaVuSans")
    }
    let error = #expect(throws: FontError.self) {
      try catalog.face(for: Font.custom("Abel", size: 20).request(for: .large))
    }
    #expect(error?.localizedDescription.contains("Registered: DejaVuSans.") == true)
  }

  @Test func filesOfAFolderAreRegistered() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    let inner = folder.appendingPathComponent("Fonts")
    try files.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    try files.copyItem(at: Self.dejaVu, to: inner.appendingPathComponent("Own.TTF"))
    try Data("nothing".utf8).write(to: folder.appendingPathComponent("Broken.otf"))
    try Data("nothing".utf8).write(to: folder.appendingPathComponent("Notes.txt"))
    let catalog = makeCatalog()
    catalog.registerFiles(in: folder)
    let request = Font.custom("DejaVu Sans", fixedSize: 20).request(for: .large)
    #expect(try catalog.face(for: request).name == "DejaVuSans")
    let error = #expect(throws: FontError.self) {
      try catalog.face(for: Font.custom("Broken", size: 20).request(for: .large))
    }
    #expect(error?.localizedDescription.contains("Broken.otf cannot be used as a font") == true)
  }

  @Test func registeredFamilyReplacesADesign() throws {
    let catalog = makeCatalog()
    try catalog.register(contentsOf: Self.dejaVu, for: .rounded)
    let rounded = Font.system(size: 20, design: .rounded).request(for: .large)
    #expect(try catalog.face(for: rounded).name == "DejaVuSans")
    #expect(try catalog.face(for: Font.body.request(for: .large)).name == "Inter-Regular")
  }

  @Test func unreadableFilesThrow() {
    let catalog = makeCatalog()
    for (path, text) in [
      ("/nowhere.ttf", "is missing or cannot be read."),
      (
        "/etc/passwd",
        "cannot be used as a font: it is not an OpenType or TrueType file."
      ),
    ] {
      let error = #expect(throws: FontError.self) {
        try catalog.register(contentsOf: URL(fileURLWithPath: path))
      }
      #expect(error?.localizedDescription.hasPrefix("\(path) \(text)") == true)
    }
  }
}
