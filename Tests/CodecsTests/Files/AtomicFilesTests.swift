import Drawing
import Foundation
import Testing

@testable import Codecs

final class AtomicFilesTests {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ texts: KeyValuePairs<String, String>) throws(RenderError) {
    var files = AtomicFiles()
    for (name, text) in texts {
      files.add(Data(text.utf8), at: name.hasPrefix("/") ? name : "\(folder.path)/\(name)")
    }
    try files.write()
  }

  private func contents() throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
      })
  }

  @Test func writesEveryFile() throws {
    try write(["1.png": "one", "2.png": "two"])
    try write(["2.png": "2", "3.png": "3"])
    #expect(try contents() == ["1.png": "one", "2.png": "2", "3.png": "3"])
  }

  @Test(arguments: ["missing/2.png", "/dev/full"])
  func writesNoFileIfOneCannotBeStaged(path: String) throws {
    try write(["1.png": "old"])
    #expect(throws: RenderError.self) { try write(["1.png": "new", "0.png": "new", path: "new"]) }
    #expect(try contents() == ["1.png": "old"])
  }

  @Test(.timeLimit(.minutes(1))) func aPipeIsNotWaitedFor() throws {
    #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
    #expect(throws: RenderError.self) { try write(["1.png": "one", "pipe": "two"]) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["pipe"])
  }

  @Test func restoresTheFilesBeforeOneThatCannotBeRenamed() throws {
    try write(["1.png": "old"])
    let paths = ["1.png", "2.png", "3.png"].map { "\(folder.path)/\($0)" }
    let files = try paths.map { try AtomicFile(at: $0) }
    for file in files { try file.write(Data("new".utf8)) }
    // A folder appears where the last file should be.
    try FileManager.default.createDirectory(atPath: paths[2], withIntermediateDirectories: true)
    #expect(throws: RenderError.self) { try AtomicFile.commit(files) }
    rmdir(paths[2])
    withExtendedLifetime(files) {}
    #expect(try contents()["1.png"] == "old")
    #expect(try contents()["2.png"] == nil)
  }
}
