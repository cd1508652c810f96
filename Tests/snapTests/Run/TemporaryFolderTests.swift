import Drawing
import Foundation
import Testing

@testable import snap

struct TemporaryFolderTests {
  @Test func isPrivateAndRemoved() throws {
    let path = try withTemporaryFolder { url in
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      #expect(attributes[.posixPermissions] as? Int == 0o700)
      try Data().write(to: url.appendingPathComponent("file"))
      return url.path
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func thoseOfKilledCommandsAreRemoved() throws {
    let parent = try PictureFolder()
    let used = "snap-3F2504E0-4F89-41D3-9A0C-0305E82C3301"
    let abandoned = "snap-3F2504E0-4F89-41D3-9A0C-0305E82C3302"
    let others = ["snap-letters", "snap.3F2504E0-4F89-41D3-9A0C-0305E82C3303"]
    for name in [used, abandoned] + others {
      let path = "\(parent.path)/\(name)"
      try FileManager.default.createDirectory(
        atPath: path + "/in", withIntermediateDirectories: true)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -5)], ofItemAtPath: path)
    }
    let lock = open("\(parent.path)/\(used)", O_RDONLY)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    TemporaryFolder.removeUnlocked(in: URL(fileURLWithPath: parent.path))
    #expect(try parent.contents == ([used] + others).sorted())
  }

  @Test func aNewFolderIsLeft() throws {
    let parent = try PictureFolder()
    let name = "snap-3F2504E0-4F89-41D3-9A0C-0305E82C3304"
    try FileManager.default.createDirectory(
      atPath: "\(parent.path)/\(name)", withIntermediateDirectories: false)
    TemporaryFolder.removeUnlocked(in: URL(fileURLWithPath: parent.path))
    #expect(try parent.contents == [name])
  }

  /// A command whose program was killed with it.
  @Test func theNextCommandRemovesThem() throws {
    let temporary = try PictureFolder()
    let environment = ["TMPDIR": temporary.path]
    let killed = try SnapCommand.process(["render", "Slow.swift", "-o", "-"])
    killed.environment?.merge(environment) { $1 }
    let messages = Pipe()
    killed.standardError = messages
    killed.standardOutput = FileHandle.nullDevice
    try killed.run()
    var text = ""
    while !text.contains("started"),
      case let data = try InputFile.nextData(from: messages.fileHandleForReading.fileDescriptor),
      !data.isEmpty
    { text += String(decoding: data, as: UTF8.self) }
    kill(killed.processIdentifier, SIGKILL)
    killed.waitUntilExit()
    _ = try InputFile.data(from: messages.fileHandleForReading.fileDescriptor)
    usleep(1_500_000)
    let next = try SnapCommand.run(
      arguments: ["render", "Card.swift", "-o", "-"], environment: environment)
    #expect(next.exitCode == 0, "\(next.messages)")
    #expect(try temporary.contents.filter { $0.hasPrefix("snap-") } == [])
  }
}
