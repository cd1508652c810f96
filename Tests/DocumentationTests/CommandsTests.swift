import Foundation
import Testing

/// The commands that the documents name are those that exist.
@Suite struct CommandsTests {
  /// The targets of the Makefile.
  private let targets: Set<String>
  /// The documents by path: those of the root folder and of `Documentation`.
  private let documents: [String: String]

  init() throws {
    let root = BuiltPackage.root
    let makefile = try String(
      contentsOf: root.appendingPathComponent("Makefile"), encoding: .utf8)
    targets = Set(makefile.matches(of: /(?m)^([a-z-]+):/).map { String($0.1) })
    var documents: [String: String] = [:]
    for folder in ["", "Documentation", "Documentation/LayoutDSL.docc"] {
      let files = try FileManager.default.contentsOfDirectory(
        at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      for file in files where file.pathExtension == "md" {
        documents[file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
      }
    }
    self.documents = documents
  }

  @Test func commandsOfDocumentsExist() {
    #expect(documents["README.md"] != nil && documents["CONTRIBUTING.md"] != nil)
    for (name, text) in documents {
      for match in text.matches(of: /(?m)(?:^|`|&& )make ([a-z-]+)/) {
        #expect(targets.contains(String(match.1)), "\(name): make \(match.1)")
      }
      for match in text.matches(of: /(?:scripts|\.ci)\/[a-z-]+/) {
        let script = BuiltPackage.root.appendingPathComponent(String(match.0)).path
        #expect(FileManager.default.isExecutableFile(atPath: script), "\(name): \(match.0)")
      }
    }
  }

  @Test func eachTargetIsDocumented() throws {
    let text = try #require(documents["CONTRIBUTING.md"]) + #require(documents["README.md"])
    let named = Set(text.matches(of: /(?:^|\n|`)make ([a-z-]+)/).map { String($0.1) })
    #expect(targets.subtracting(named).sorted() == [])
  }

  @Test(.enabled(if: BuiltPackage.hasModules)) func optionsOfSnapAreDocumented() throws {
    let document = try #require(documents["CLI.md"])
    let snap = BuiltPackage.products.appendingPathComponent("snap")
    func options(in text: String) -> Set<String> {
      Set(text.matches(of: /--[a-z][a-z-]+/).map { String($0.0) })
    }
    for (command, titles) in [
      "render": ["## Options of `render` and `film`", "### Only `render`"],
      "film": ["## Options of `render` and `film`", "### Only `film`"],
      "explain": ["## Options of `explain`"],
    ] {
      let help = try BuiltPackage.run(snap, ["help", command], in: BuiltPackage.root)
      let sections = try titles.map { title in
        let start = try #require(document.range(of: "\n\(title)\n"), "\(title)").upperBound
        let end = document[start...].firstRange(of: "\n##")?.lowerBound ?? document.endIndex
        return String(document[start..<end])
      }
      #expect(
        options(in: help).subtracting(["--help", "--version"]).sorted()
          == options(in: sections.joined()).sorted(), "snap \(command)")
    }
  }

  @Test(
    .enabled(if: BuiltPackage.hasModules),
    arguments: [
      "test", "review", "pending", "accept", "reject", "diff", "report", "merge-reports", "prune",
    ])
  func commandsOfSnapshotsAreDocumented(command: String) throws {
    let document = try #require(documents["CLI.md"])
    #expect(document.contains("snap \(command)") || document.contains("`\(command)`"))
    let snap = BuiltPackage.products.appendingPathComponent("snap")
    let help = try BuiltPackage.run(snap, ["help", command], in: BuiltPackage.root)
    for option in help.matches(of: /--[a-z][a-z-]+/).map({ String($0.0) })
    where !["--help", "--version"].contains(option) {
      #expect(document.contains(option), "snap \(command) \(option)")
    }
  }

  @Test func eachScriptIsUsed() throws {
    let root = BuiltPackage.root
    let scripts = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("scripts").path)
    var users = documents.values.joined()
    for file in ["Makefile", ".ci/run"] + scripts.map({ "scripts/\($0)" }) {
      users += try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
    }
    #expect(scripts.filter { !users.contains("scripts/\($0)") } == [])
  }
}
