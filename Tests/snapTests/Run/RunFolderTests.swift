import Foundation
import Testing

@testable import snap

struct RunFolderTests {
  private let pictures: PictureFolder
  private var root: URL { URL(fileURLWithPath: pictures.path, isDirectory: true) }

  init() throws {
    pictures = try PictureFolder()
    try write("program", "binary")
  }

  private func write(_ path: String, _ text: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The folder of a run of a program whose source has a text.
  private func run(_ text: String, resources: [String] = []) throws -> RunFolder {
    try write("a.swift", text)
    return try RunFolder(
      for: root.appendingPathComponent("program"),
      sources: [SourceFile(path: pictures.path + "/a.swift")],
      resources: resources.map { root.appendingPathComponent($0) })
  }

  private func names(beside run: RunFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: run.program.deletingLastPathComponent().path
    ).sorted()
  }

  @Test func typesOfDataFindWhatTheListDeclares() throws {
    try write("app/Info.plist", "<plist version=\"1.0\"><dict/></plist>")
    let run = try run("let type = UTType(\"org.a\")", resources: ["app"])
    defer { run.remove() }
    #expect(try names(beside: run).contains("Info.plist"))
  }

  @Test(arguments: [(true, "1"), (false, nil)] as [(Bool, String?)])
  func previewsKnowThatTheyAre(showsPreviews: Bool, expected: String?) throws {
    let run = try RunFolder(
      for: root.appendingPathComponent("program"), sources: [], resources: [],
      showsPreviews: showsPreviews)
    defer { run.remove() }
    #expect(run.environment["XCODE_RUNNING_FOR_PREVIEWS"] == expected)
  }

  @Test func theFoldersOfALanguageAreOne() throws {
    for (path, text) in [
      ("a/en.lproj/x.txt", "x"), ("b/en.lproj/x.txt", "other"), ("b/en.lproj/y.txt", "y"),
      ("b/fr.lproj/x.txt", "fr"),
    ] {
      try write(path, text)
    }
    let run = try run("Bundle.main", resources: ["a", "b"])
    defer { run.remove() }
    func text(_ path: String) throws -> String {
      try String(
        contentsOf: run.program.deletingLastPathComponent().appending(path: path), encoding: .utf8)
    }
    #expect(try text("en.lproj/x.txt") == "x")
    #expect(try text("en.lproj/y.txt") == "y")
    #expect(try text("fr.lproj/x.txt") == "fr")
  }

  @Test func theStoreFindsItsConfiguration() throws {
    try write("shop/Plus.storekit", "{}")
    let run = try run("import StoreKit", resources: ["shop"])
    defer { run.remove() }
    #expect(try names(beside: run).contains("Plus.storekit"))
  }

  @Test func aProgramWithoutResourcesIsNotCopied() throws {
    try write("empty/Notes.swift", "")
    for (text, resources) in [
      ("Text(a)", ["r"]), ("import StoreKit", []), ("import StoreKit", ["empty"]),
      ("import StoreKit", ["none"]),
    ] {
      let run = try run(text, resources: resources)
      defer { run.remove() }
      #expect(run.program == root.appendingPathComponent("program"), "\(text)")
    }
  }

  @Test func aWholeFolderKeepsThePathsOfItsFiles() throws {
    try write("r/Albums/one.json", "1")
    try write("a.swift", "Bundle.main")
    let run = try RunFolder(
      for: root.appendingPathComponent("program"),
      sources: [SourceFile(path: pictures.path + "/a.swift")],
      resources: [root.appendingPathComponent("r")],
      wholeFolders: [root.appendingPathComponent("r/Albums")])
    defer { run.remove() }
    let bundle = try #require(Bundle(url: run.program.deletingLastPathComponent()))
    let file = try #require(bundle.url(forResource: "Albums/one.json", withExtension: nil))
    #expect(try String(contentsOf: file, encoding: .utf8) == "1")
  }

  @Test func resourcesAreBesideTheCopy() throws {
    try write("r/data.json", "first")
    try write("r/strings.xcstrings", "{}")
    try write("r/de.lproj/a.strings", "")
    try write("r/Folder/inner.txt", "")
    try write("r/Model.xcdatamodeld/x", "")
    try write("r2/data.json", "second")
    let run = try run("Bundle.main", resources: ["r", "r2"])
    #expect(
      try names(beside: run) == [
        ".home", "Info.plist", "Model.momd", "data.json", "de.lproj", "program",
      ])
    let folder = run.program.deletingLastPathComponent()
    let data = try String(contentsOf: folder.appendingPathComponent("data.json"), encoding: .utf8)
    #expect(data == "first", "the nearest resource of a name is used")
    run.remove()
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    let original = root.appendingPathComponent("r/data.json")
    #expect(try String(contentsOf: original, encoding: .utf8) == "first")
  }

  @Test func aBundleHasItsInformation() throws {
    try write("r/Info.plist", "<plist><dict><key>API</key><string>a.b</string></dict></plist>")
    for (resources, api) in [([], nil), (["r"], "a.b")] as [([String], String?)] {
      let run = try run("Bundle.main.bundleIdentifier!", resources: resources)
      defer { run.remove() }
      let file = run.program.deletingLastPathComponent().appendingPathComponent("Info.plist")
      let list =
        try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        as? [String: Any]
      #expect(list?["CFBundleIdentifier"] as? String == "com.example.app")
      #expect(list?["API"] as? String == api)
    }
  }

  @Test func aResourceCannotReplaceTheProgram() throws {
    try write("r/program", "not it")
    let run = try run("Bundle.main", resources: ["r"])
    defer { run.remove() }
    #expect(try String(contentsOf: run.program, encoding: .utf8) == "binary")
  }

  @Test func theHomeIsPrivate() throws {
    let run = try run("URL.documentsDirectory")
    defer { run.remove() }
    let home = try #require(run.environment["HOME"])
    #expect(run.environment.values.allSatisfy { $0.hasPrefix(home) })
    for folder in ["tmp", "Documents", "Library/Caches", "Library/Application Support"] {
      let mode = try FileManager.default.attributesOfItem(atPath: "\(home)/\(folder)")
      #expect(mode[.posixPermissions] as? NSNumber == 0o700)
    }
  }

  @Test func temporaryFilesBelongToOneRun() throws {
    let run = try run("Text(a)")
    let folder = try #require(run.environment["TMPDIR"])
    #expect(folder.hasPrefix(run.url.path) && FileManager.default.isWritableFile(atPath: folder))
    run.remove()
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func aMissingProgramIsAFailureAndLeavesNothing() throws {
    try write("r/a.txt", "")
    try write("a.swift", "Bundle.main")
    let source = try SourceFile(path: pictures.path + "/a.swift")
    #expect(throws: Failure.self) {
      try RunFolder(
        for: root.appendingPathComponent("missing"), sources: [source],
        resources: [root.appendingPathComponent("r")])
    }
  }
}
