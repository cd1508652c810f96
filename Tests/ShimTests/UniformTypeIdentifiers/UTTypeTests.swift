import Foundation
import Testing

@testable import UniformTypeIdentifiers

struct UTTypeTests {
  @Test func typesConformToOthers() throws {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data))
    #expect(!UTType.image.conforms(to: .png) && UTType.data.isSupertype(of: .json))
    #expect(UTType("public.png") == .png && UTType("none") == nil)
    #expect(UTType(filenameExtension: "jpg") == .jpeg)
    #expect(try #require(UTType(filenameExtension: "zzz")).isDynamic)
    #expect(UTType(mimeType: "image/png") == .png)
    let decoded = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([UTType.pdf]))
    #expect(decoded == [.pdf])
  }

  @Test func typesThatAreNamedLessOftenAreKnown() {
    #expect(UTType.geoJSON.conforms(to: .json) && UTType.geoJSON.conforms(to: .text))
    #expect(UTType(filenameExtension: "js") == .javaScript)
    #expect(UTType("com.apple.scenekit.scene") == .sceneKitScene)
    #expect(UTType.m3uPlaylist.conforms(to: .playlist) && UTType.aiff.conforms(to: .audio))
  }

  @Test func textsInUTF16ArePlainTexts() {
    #expect(UTType.utf16PlainText.conforms(to: .plainText))
    #expect(UTType("public.utf16-external-plain-text") == .utf16ExternalPlainText)
  }

  @Test func aFileHasTheTypeOfItsName() throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("\(UUID().uuidString).json")
    try Data("{}".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let values = try file.resourceValues(forKeys: [.contentTypeKey, .nameKey])
    #expect(values.contentType == .json)
  }

  @Test func aTypeHasTheNamesOfOtherSystems() {
    #expect(UTType.png.tags == [.filenameExtension: ["png"], .mimeType: ["image/png"]])
    #expect(UTType.item.tags.isEmpty)
  }

  @Test func theAppDeclaresTypes() throws {
    let property = try PropertyListSerialization.propertyList(
      from: Data(
        """
        <plist version="1.0"><dict>
        <key>UTExportedTypeDeclarations</key><array>
        <dict><key>UTTypeIdentifier</key><string>org.a</string>
        <key>UTTypeConformsTo</key><array><string>public.json</string></array>
        <key>UTTypeDescription</key><string>A</string>
        <key>UTTypeTagSpecification</key><dict>
        <key>public.filename-extension</key><array><string>aa</string><string>ab</string></array>
        <key>public.mime-type</key><string>text/a</string></dict></dict>
        <dict><key>UTTypeConformsTo</key><string>public.data</string></dict></array>
        <key>UTImportedTypeDeclarations</key><array>
        <dict><key>UTTypeIdentifier</key><string>org.b</string>
        <key>UTTypeConformsTo</key><string>org.b</string></dict></array>
        </dict></plist>
        """.utf8), format: nil)
    let types = UTType.declared(in: try #require(property as? [String: Any]))
    #expect(types.map(\.identifier) == ["org.a", "org.b"])
    let first = try #require(types.first)
    #expect(first.conforms(to: .json) && first.conforms(to: .text))
    #expect(first.preferredFilenameExtension == "aa" && first.preferredMIMEType == "text/a")
    #expect(first.localizedDescription == "A")
    #expect(try !#require(types.last).conforms(to: .data))
  }

  @Test func aDeclaredTypeMayNotBeKnown() {
    #expect(UTType(exportedAs: "org.c", conformingTo: .png).conforms(to: .image))
    #expect(UTType(importedAs: "public.png") == .png)
    #expect(UTType("org.c") == nil)
  }
}
