import Foundation
import Testing

@testable import snap

struct CompileCacheTests {
  let folder = FileManager.default.temporaryDirectory.path + "/snapTests.\(UUID().uuidString)"

  @Test func makesAFileOnce() throws {
    let cache = try CompileCache(environment: ["SNAP_CACHE": folder])
    var makings = 0
    for _ in 1...2 {
      let file = try cache.file(CacheKey("test")) { file in
        makings += 1
        try Data("made".utf8).write(to: file)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == "made")
    }
    #expect(makings == 1)
  }

  @Test func discardsAFileThatFails() throws {
    let cache = try CompileCache(environment: ["SNAP_CACHE": folder])
    #expect(throws: Failure.self) {
      try cache.file(CacheKey("test")) { file in
        try Data("half".utf8).write(to: file)
        throw Failure.compilation
      }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test func removesTheLeastRecentlyUsedFiles() throws {
    let cache = try CompileCache(environment: ["SNAP_CACHE": folder], capacity: 4)
    for name in 1...5 {
      let file = try cache.file(CacheKey("\(name)")) { try Data().write(to: $0) }
      let date = Date(timeIntervalSince1970: Double(name))
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }
    let kept = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(kept.map { $0.prefix(1) } == ["3", "4", "5"])
  }

  @Test func isInTheUsersCacheFolder() throws {
    _ = try CompileCache(environment: ["XDG_CACHE_HOME": folder])
    #expect(FileManager.default.fileExists(atPath: folder + "/layoutdsl"))
  }

  @Test func keysDependOnTheDivisionIntoParts() {
    func key(_ parts: String...) -> String {
      var key = CacheKey("test")
      for part in parts { key.combine(part) }
      return key.text
    }
    #expect(key("ab", "c") == key("ab", "c"))
    #expect(key("ab", "c") != key("a", "bc"))
    #expect(key("ab") != key("ba"))
  }
}
