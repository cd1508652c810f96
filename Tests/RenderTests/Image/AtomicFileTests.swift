import Foundation
import Testing

@testable import Render

struct AtomicFileTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "AtomicFileTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func aPictureInBandsIsThereWhenItIsWhole() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("picture.png")
      let picture = PNGEncoderTests.large(isOpaque: true)
      let file = try AtomicFile(at: url)
      let stream = PNGStream(
        width: picture.width, height: picture.height, isOpaque: true, write: file.write)
      try picture.bytes.withUnsafeBytes { try stream.append($0, count: picture.height) }
      try stream.finish()
      #expect(!FileManager.default.fileExists(atPath: url.path))
      try file.commit()
      #expect(try Pixmap(pngData: Data(contentsOf: url)) == picture)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["picture.png"])
    }
  }

  @Test func whatIsGivenUpLeavesNothing() throws {
    try withFolder { folder in
      do {
        let file = try AtomicFile(at: folder.appendingPathComponent("picture.png"))
        try file.write(Data([1, 2, 3]))
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }

  @Test func placesThatCannotBeWrittenAreNamed() {
    let error = #expect(throws: RenderError.self) {
      _ = try AtomicFile(at: URL(fileURLWithPath: "/nonexistent/picture.png"))
    }
    guard case .cannotWrite("/nonexistent/picture.png", _) = error else {
      Issue.record("wrong error: \(String(describing: error))")
      return
    }
  }
}
