import Foundation
import Testing

@testable import snap

struct FileWatchTests {
  /// Runs work after a watch of a new folder has begun, and waits for a change.
  private func change(
    _ before: (URL) throws -> Void = { _ in }, _ work: (URL) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      try before(folder)
      let watch = try FileWatch { $0.hasSuffix(".out") }
      watch.add([folder.path])
      try work(folder)
      watch.wait()
    }
  }

  @Test(.timeLimit(.minutes(1))) func aWrittenFileIsAChange() throws {
    try change { try Data("a".utf8).write(to: $0.appendingPathComponent("a.swift")) }
  }

  @Test(.timeLimit(.minutes(1))) func aReplacedAndARemovedFileAreChanges() throws {
    try change {
      try Data("a".utf8).write(to: $0.appendingPathComponent("a.swift"), options: .atomic)
    }
    try change {
      try Data("a".utf8).write(to: $0.appendingPathComponent("a.swift"))
    } _: {
      try FileManager.default.removeItem(at: $0.appendingPathComponent("a.swift"))
    }
  }

  @Test(.timeLimit(.minutes(1))) func aReplacedFileIsOneChangeIfItIsClosedLater() throws {
    try withTemporaryFolder { folder in
      let watch = try FileWatch()
      watch.add([folder.path])
      let hidden = folder.appendingPathComponent(".new")
      let file = folder.appendingPathComponent("a.swift")
      try Data().write(to: hidden)
      let handle = try FileHandle(forWritingTo: hidden)
      try handle.write(contentsOf: Data("a".utf8))
      try FileManager.default.moveItem(at: hidden, to: file)
      #expect(watch.wait(for: .seconds(30)))
      try handle.close()
      #expect(!watch.wait(for: .milliseconds(100)))

      let again = try FileHandle(forWritingTo: file)
      try again.write(contentsOf: Data("bc".utf8))
      try again.close()
      #expect(watch.wait(for: .seconds(30)))
    }
  }

  @Test(.timeLimit(.minutes(1))) func aFolderThatIsMadeAgainIsAChange() throws {
    try withTemporaryFolder { parent in
      let folder = parent.appendingPathComponent("App")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let watch = try FileWatch()
      watch.add([folder.path])
      watch.addExistence(of: [folder.path])
      try FileManager.default.removeItem(at: folder)
      watch.wait()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      watch.wait()
    }
  }

  @Test(.timeLimit(.minutes(1))) func hiddenAndIgnoredFilesAreNoChanges() throws {
    try withTemporaryFolder { folder in
      let watch = try FileWatch { $0.hasSuffix(".out") }
      watch.add([folder.path])
      for name in [".hidden", "picture.out"] {
        try Data("a".utf8).write(to: folder.appendingPathComponent(name))
      }
      let returned = DispatchSemaphore(value: 0)
      nonisolated(unsafe) let waiting = watch
      Thread.detachNewThread {
        waiting.wait()
        returned.signal()
      }
      #expect(returned.wait(timeout: .now() + 0.2) == .timedOut)
      try Data("a".utf8).write(to: folder.appendingPathComponent("a.swift"))
      #expect(returned.wait(timeout: .now() + 30) == .success)
    }
  }
}
