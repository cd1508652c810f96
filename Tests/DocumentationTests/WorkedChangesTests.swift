import Foundation
import Testing

/// The worked changes in CONTRIBUTING.md can be applied to the sources.
struct WorkedChangesTests {
  @Test func changesApplyToTheSources() throws {
    let changes = try Self.changes()
    #expect(changes.count > 10)
    for change in changes {
      let file = BuiltPackage.root.appendingPathComponent(change.path)
      guard !change.isNew else {
        let exists = FileManager.default.fileExists(atPath: file.path)
        #expect(!exists, "\(change.path) exists: choose another example")
        continue
      }
      let source = "\n" + (try String(contentsOf: file, encoding: .utf8))
      for text in change.formerTexts {
        let count = source.components(separatedBy: "\n" + text).count - 1
        #expect(count == 1, "\(change.path) has these lines \(count) times:\n\(text)")
      }
    }
  }

  /// An example of a symbol that has been added since would not compile.
  @Test func symbolsAreNew() throws {
    let declared = try PublicDeclarations(
      importing: "SwiftUI", from: BuiltPackage.root.appendingPathComponent("Sources"))
    var count = 0
    for change in try Self.changes() where change.path.hasPrefix("Sources/LayoutDSL/") {
      var scan = DeclarationScan(change.added)
      while let declaration = scan.next() {
        count += 1
        switch declaration.content {
        case .type: #expect(!declared.types.contains(declaration.name), "\(declaration.name)")
        case .member(let member):
          let known = declared.members(named: declaration.name, of: declaration.owner)
          #expect(!known.contains(member), "\(declaration.owner).\(declaration.name)")
        }
      }
    }
    #expect(count > 3)
  }

  @Test func changesAreReadFromDiffs() {
    let changes = WorkedChange.all(in: "+++ A.swift\n+a\n+\n--- B.swift\n b\n+c\n@@\n-d\n e\n")
    #expect(
      changes == [
        WorkedChange(path: "A.swift", isNew: true, hunks: [["+a", "+"]]),
        WorkedChange(path: "B.swift", isNew: false, hunks: [[" b", "+c"], ["-d", " e"]]),
      ])
    #expect(changes.map(\.added) == ["a\n\n", "c\n"])
    #expect(changes[1].formerTexts == ["b\n", "d\ne\n"])
  }

  private static func changes() throws -> [WorkedChange] {
    let file = BuiltPackage.root.appendingPathComponent("CONTRIBUTING.md")
    return CodeBlock.all(in: try String(contentsOf: file, encoding: .utf8))
      .filter { $0.language == "diff" }.flatMap { WorkedChange.all(in: $0.text) }
  }
}
