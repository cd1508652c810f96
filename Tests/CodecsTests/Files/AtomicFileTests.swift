import Drawing
import Foundation
import Testing

@testable import Codecs

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
      let file = try AtomicFile(at: url.path)
      try file.write(Data([1, 2]))
      try file.write(Data([3]))
      #expect(!FileManager.default.fileExists(atPath: url.path))
      try file.commit()
      #expect(try Data(contentsOf: url) == Data([1, 2, 3]))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["picture.png"])
    }
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
  func aReplacedFileKeepsItsOwner() throws {
    try withFolder { folder in
      let path = folder.path + "/picture.png"
      try Data().write(to: URL(fileURLWithPath: path))
      #expect(chown(path, 65534, 65534) == 0)
      let file = try AtomicFile(at: path)
      try file.write(Data([1]))
      try file.commit()
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.ownerAccountID] as? Int == 65534)
      #expect(attributes[.groupOwnerAccountID] as? Int == 65534)
    }
  }

  @Test func uncommittedFileIsRemoved() throws {
    try withFolder { folder in
      do {
        let file = try AtomicFile(at: folder.path + "/picture.png")
        try file.write(Data([1, 2, 3]))
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }

  @Test func unwritablePathIsReported() {
    let error = #expect(throws: RenderError.self) {
      _ = try AtomicFile(at: "/nonexistent/picture.png")
    }
    guard case .cannotWrite("/nonexistent/picture.png", _) = error else {
      Issue.record("wrong error: \(String(describing: error))")
      return
    }
  }

  // MARK: Targets

  @Test func aReplacedFileKeepsItsPermissions() throws {
    try withFolder { folder in
      let path = folder.path + "/picture.png"
      for permissions in [0o600, 0o640, 0o666, 0o444] {
        try write("old", to: path)
        chmod(path, mode_t(permissions))
        try writeAtomically("new", to: path)
        #expect(try text(path) == "new")
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == permissions)
      }
    }
  }

  @Test func aLinkStaysAndItsTargetIsReplaced() throws {
    try withFolder { folder in
      let link = folder.path + "/link.png"
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "picture.png")
      for contents in ["first", "second"] {
        try writeAtomically(contents, to: link)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "picture.png")
        #expect(try text(folder.path + "/picture.png") == contents)
      }
    }
  }

  @Test func devicesAndPipesAreWrittenThrough() throws {
    try withFolder { folder in
      let pipe = folder.path + "/pipe"
      #expect(mkfifo(pipe, 0o600) == 0)
      let reader = open(pipe, O_RDONLY | O_NONBLOCK)
      try writeAtomically("through", to: pipe)
      defer { close(reader) }
      let data = try InputFile.nextData(from: reader)
      #expect(data == Data("through".utf8))
      try writeAtomically("gone", to: "/dev/null")
      #expect(try FileTarget("/dev/null") == .stream, "it is still a device")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["pipe"])
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDeviceIsReported() {
    let error = #expect(throws: RenderError.self) { try writeAtomically("new", to: "/dev/full") }
    #expect(error?.description == "cannot write /dev/full: No space left on device")
  }

  @Test func aPlantedFileOrLinkIsNotFollowed() throws {
    try withFolder { folder in
      let path = folder.path + "/picture.png", other = folder.path + "/other"
      try write("other", to: other)
      // The name that a staged file had when it could be predicted.
      try FileManager.default.createSymbolicLink(
        atPath: "\(path).\(getpid()).new", withDestinationPath: other)
      try writeAtomically("new", to: path)
      #expect(try text(path) == "new")
      #expect(try text(other) == "other")
    }
  }

  @Test func aNameMayBeAsLongAsTheSystemAllows() throws {
    try withFolder { folder in
      let path = folder.path + "/" + String(repeating: "n", count: 251) + ".png"
      try writeAtomically("new", to: path)
      #expect(try text(path) == "new")
    }
  }

  @Test func filesOfKilledProcessesAreRemoved() throws {
    try withFolder { folder in
      let used = ".snap-3F2504E0-4F89-41D3-9A0C-0305E82C3301.new"
      let abandoned = ".snap-3F2504E0-4F89-41D3-9A0C-0305E82C3302.new"
      for name in [used, abandoned, ".snap-notes.new"] {
        try write("half", to: "\(folder.path)/\(name)")
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -5)],
          ofItemAtPath: "\(folder.path)/\(name)")
      }
      let lock = open("\(folder.path)/\(used)", O_RDONLY)
      defer { close(lock) }
      #expect(flock(lock, LOCK_EX) == 0)
      try writeAtomically("new", to: folder.path + "/picture.png")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
          == [used, ".snap-notes.new", "picture.png"])
    }
  }

  private func write(_ text: String, to path: String) throws {
    unlink(path)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func writeAtomically(_ text: String, to path: String) throws(RenderError) {
    let file = try AtomicFile(at: path)
    try file.write(Data(text.utf8))
    try file.commit()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }
}
