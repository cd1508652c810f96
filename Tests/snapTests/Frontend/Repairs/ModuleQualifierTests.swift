import Foundation
import Testing

@testable import snap

struct ModuleQualifierTests {
  @Test func theNameOfTheModuleBeforeItsTypesIsRemoved() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Icons-\(UUID())/Icons")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let file = folder.appending(path: "Icon.swift").path
    try Data("struct Icon {}\nlet a: Icons.Icon = Icons.Icon()\n".utf8)
      .write(to: URL(filePath: file))
    var sources = try SourceFile.files(at: [file])
    let messages = CompilerMessages("\(file):2:8: error: cannot find type 'Icons' in scope")
    let isChanged = DeclarationRepair.repair(&sources, after: messages.errors)
    #expect(isChanged)
    #expect(
      String(decoding: sources[0].staged, as: UTF8.self)
        == "struct Icon {}\nlet a:       Icon =       Icon()\n")
    let isChangedAgain = DeclarationRepair.repair(&sources, after: messages.errors)
    #expect(!isChangedAgain)
  }

  @Test(arguments: [
    ("public final class Decoder { struct Options {} }", []),
    ("@available(iOS 17, *)\n@objc(D) public struct Decoder { struct Options {} }", []),
    ("enum Reader { class Decoder {} }\nstruct Options {}", ["Decoder"]),
    ("enum Reader {\n  class Decoder {}\n}\nstruct Options {}", ["Decoder"]),
    ("class DecoderPool {}", ["Decoder"]),
  ])
  func aTypePrecedesTheModuleOfItsName(declaration: String, modules: [String]) throws {
    let folder = try TemporaryFolder(with: [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Decoding", targets: [.target(name: "Decoder"), .target(name: "Player")])
      """,
      "Sources/Decoder/Decoder.swift": declaration,
      "Sources/Player/Player.swift": "import Decoder\nlet options = Decoder.Options()",
    ])
    defer { folder.remove() }
    #expect(try SourceFile.files(at: [folder.url.path]).qualifyingModules == modules)
  }
}
