import Foundation
import Testing

@testable import snap

struct CompileCacheTests {
  let pictures: PictureFolder
  let folder: String

  init() throws {
    pictures = try PictureFolder()
    folder = pictures.path + "/cache"
  }

  private func cache(capacity: Int = 256) throws -> CompileCache {
    try CompileCache(environment: ["SNAP_CACHE": folder], capacity: capacity)
  }

  private var entries: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        .filter { $0 != "CACHEDIR.TAG" }
    }
  }

  private func key(_ text: String) -> CacheKey {
    var key = CacheKey(.scan)
    key.combine(text)
    return key
  }

  /// The text of an entry, and how often it was made.
  private func entry(_ text: String = "made") throws -> (text: String, makings: Int, path: String) {
    var makings = 0
    let file = try cache().file(key("test")) { file in
      makings += 1
      try Data(text.utf8).write(to: file)
    }
    return (try String(contentsOf: file, encoding: .utf8), makings, file.path)
  }

  @Test func makesAFileOnce() throws {
    #expect(try entry().makings == 1)
    let second = try entry()
    #expect(second.makings == 0)
    #expect(second.text == "made")
  }

  @Test func discardsAFileThatFails() throws {
    #expect(throws: Failure.self) {
      try cache().file(key("test")) { file in
        try Data("half".utf8).write(to: file)
        throw Failure.compilation([])
      }
    }
    #expect(try entries.isEmpty)
  }

  @Test func anErrorWhileMakingIsOneSentence() throws {
    let failure = #expect(throws: Failure.self) {
      try cache().file(key("test")) { file in
        try Data().write(to: file.appendingPathComponent("in/no/folder"))
      }
    }
    #expect(failure?.message?.hasPrefix("cannot use \(folder) as the cache: ") == true)
    #expect(failure?.message?.contains("Domain") == false)
  }

  // MARK: Damage

  @Test(arguments: ["", "mad", "made ", "Made"])
  func aDamagedEntryIsMadeAgain(text: String) throws {
    let path = try entry().path
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let repaired = try entry()
    #expect(repaired.makings == 1)
    #expect(repaired.text == "made")
    #expect(try entries.count == 1)
  }

  /// Reading it would take minutes.
  @Test func anEntryOfAnotherSizeIsNotRead() throws {
    let path = try entry().path
    #expect(truncate(path, 20 << 30) == 0)
    let start = ContinuousClock.now
    #expect(try entry().makings == 1)
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test func concurrentCommandsLeaveOneEntry() throws {
    let cache = try cache()
    let outer = try cache.file(key("test")) { file in
      let inner = try self.cache().file(key("test")) { try Data("first".utf8).write(to: $0) }
      #expect(try String(contentsOf: inner, encoding: .utf8) == "first")
      try Data("second".utf8).write(to: file)
    }
    #expect(try String(contentsOf: outer, encoding: .utf8) == "first")
    #expect(try entries.count == 1)
  }

  @Test func anythingInPlaceOfAnEntryIsReplaced() throws {
    let path = try entry().path
    let other = pictures.path + "/other"
    try Data("made".utf8).write(to: URL(fileURLWithPath: other))
    let places: [() throws -> Void] = [
      {
        try FileManager.default.createDirectory(
          atPath: path + "/in", withIntermediateDirectories: true)
      },
      { try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other) },
      { try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere") },
      { #expect(mkfifo(path, 0o700) == 0) },
    ]
    for place in places {
      try FileManager.default.removeItem(atPath: path)
      try place()
      let repaired = try entry()
      #expect(repaired.makings == 1)
      #expect(repaired.text == "made")
    }
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "made", "the link's target stays")
    #expect(try entries.count == 1)
  }

  @Test(arguments: [0o720, 0o702])
  func anEntryThatOthersCanWriteToIsMadeAgain(permissions: Int) throws {
    chmod(try entry().path, mode_t(permissions))
    #expect(try entry().makings == 1)
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
  func theEntryOfAnotherUserIsMadeAgain() throws {
    chown(try entry().path, 65534, 65534)
    #expect(try entry().makings == 1)
  }

  /// In a separate process, since the mask holds for all threads.
  @Test(arguments: ["0", "002", "007"])
  func entriesArePrivateUnderAnyMask(mask: String) throws {
    // The second command reads what the first one wrote.
    for _ in 1...2 {
      let list = try SnapCommand.process(["list", "Card.swift"])
      list.runInShell("", before: "umask \(mask);")
      list.environment?["SNAP_CACHE"] = folder
      list.standardOutput = FileHandle.nullDevice
      try list.run()
      list.waitUntilExit()
      #expect(list.terminationStatus == 0)
    }
    let paths = try [folder] + entries.map { "\(folder)/\($0)" }
    #expect(paths.count == 2)
    for path in paths {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o700)
    }
  }

  // MARK: Removal

  @Test func removesTheLeastRecentlyUsedFiles() throws {
    let cache = try cache(capacity: 4)
    var names: [String] = []
    for number in 1...5 {
      let file = try cache.file(key("\(number)")) { try Data().write(to: $0) }
      names.append(file.lastPathComponent)
      let date = Date(timeIntervalSince1970: Double(number))
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }
    #expect(try entries == names.suffix(3).sorted())
  }

  @Test func removesNothingElse() throws {
    let cache = try cache(capacity: 1)
    for name in ["letter.txt", "scan-notes", "photos/1.png"] {
      let file = URL(fileURLWithPath: "\(folder)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    for number in 1...3 { _ = try cache.file(key("\(number)")) { try Data().write(to: $0) } }
    #expect(
      try entries.filter { !$0.hasPrefix("scan-") || $0 == "scan-notes" }
        == ["letter.txt", "photos", "scan-notes"])
    #expect(FileManager.default.fileExists(atPath: folder + "/photos/1.png"))
  }

  @Test func removesTheFoldersOfKilledCommands() throws {
    _ = try cache()
    let used = folder + "/new-3F2504E0-4F89-41D3-9A0C-0305E82C3301"
    let abandoned = folder + "/new-3F2504E0-4F89-41D3-9A0C-0305E82C3302"
    for path in [used, abandoned] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      try Data("half".utf8).write(to: URL(fileURLWithPath: path + "/made"))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -5)], ofItemAtPath: path)
    }
    let lock = open(used, O_RDONLY)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    _ = try cache()
    #expect(try entries == ["new-3F2504E0-4F89-41D3-9A0C-0305E82C3301"])
  }

  // MARK: Modules

  /// The compiler compares the path and time of a map, and its folder, with those of the modules
  /// that it has kept.
  @Test func theMapOfModulesHasOnePathAndTime() throws {
    let map = try cache().moduleMap("module A {}\n")
    #expect(map.path.hasPrefix(folder + "/modules/"))
    #expect(try String(contentsOf: map, encoding: .utf8) == "module A {}\n")
    #expect(try cache().moduleMap("module B {}\n") != map)
    try Data("damaged".utf8).write(to: map)
    #expect(try cache().moduleMap("module A {}\n") == map)
    #expect(try String(contentsOf: map, encoding: .utf8) == "module A {}\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: map.path)
    #expect(attributes[.modificationDate] as? Date == Date(timeIntervalSince1970: 0))
    #expect(try entries == ["modules"])
    try FileManager.default.moveItem(atPath: folder, toPath: folder + "-moved")
    let moved = try CompileCache(environment: ["SNAP_CACHE": folder + "-moved"])
    let folders = try [map, moved.moduleMap("module A {}\n")].map {
      $0.deletingLastPathComponent().lastPathComponent
    }
    #expect(Set(folders).count == 2)
  }

  // MARK: Places

  @Test(arguments: [[:], ["SNAP_CACHE": ""]])
  func isInTheUsersCacheFolder(environment: [String: String]) throws {
    _ = try CompileCache(environment: environment.merging(["XDG_CACHE_HOME": folder]) { $1 })
    #expect(FileManager.default.fileExists(atPath: folder + "/layoutdsl/CACHEDIR.TAG"))
  }

  @Test func anEmptyHomeIsRefused() {
    let failure = #expect(throws: Failure.self) { try CompileCache(environment: ["HOME": ""]) }
    #expect(
      failure?.message == "cannot use ~/.cache/layoutdsl as the cache: HOME names no folder; "
        + "name another folder in SNAP_CACHE")
  }
}
