import Foundation
import Testing
import UniformTypeIdentifiers

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
}
