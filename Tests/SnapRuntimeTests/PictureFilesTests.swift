import Foundation
import Testing

@testable import SnapRuntime

struct PictureFilesTests {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test func writesEveryFile() throws {
    var pictures = PictureFiles()
    pictures.add(Data("one".utf8), at: folder.path + "/1.png")
    pictures.add(Data("two".utf8), at: folder.path + "/2.png")
    try pictures.write()
    #expect(try contents() == ["1.png": "one", "2.png": "two"])
  }

  @Test func writesNoFileIfOneFails() throws {
    var pictures = PictureFiles()
    pictures.add(Data("one".utf8), at: folder.path + "/1.png")
    pictures.add(Data("two".utf8), at: folder.path + "/missing/2.png")
    #expect(throws: (any Error).self) { try pictures.write() }
    #expect(try contents().isEmpty)
  }

  private func contents() throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
      })
  }
}
