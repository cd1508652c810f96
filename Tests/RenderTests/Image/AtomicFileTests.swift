import Foundation
import Testing

@testable import Codecs
@testable import Drawing
@testable import Render

struct AtomicFileTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "AtomicFileTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func fileAppearsOnCommit() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("picture.png")
      let file = try AtomicFile(at: url)
      try file.write(Data([1, 2]))
      try file.write(Data([3]))
      #expect(!FileManager.default.fileExists(atPath: url.path))
      try file.commit()
      #expect(try Data(contentsOf: url) == Data([1, 2, 3]))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["picture.png"])
    }
  }

  @Test func uncommittedFileIsRemoved() throws {
    try withFolder { folder in
      do {
        let file = try AtomicFile(at: folder.appendingPathComponent("picture.png"))
        try file.write(Data([1, 2, 3]))
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }

  @Test func unwritablePathIsReported() {
    let error = #expect(throws: RenderError.self) {
      _ = try AtomicFile(at: URL(fileURLWithPath: "/nonexistent/picture.png"))
    }
    guard case .cannotWrite("/nonexistent/picture.png", _) = error else {
      Issue.record("wrong error: \(String(describing: error))")
      return
    }
  }
}
