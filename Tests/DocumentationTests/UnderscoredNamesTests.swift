import Foundation
import Testing

/// The public names that begin with an underscore are those that ARCHITECTURE.md gives a reason for.
struct UnderscoredNamesTests {
  @Test func architectureHasAReasonForEachName() throws {
    let declared = try Self.declaredNames()
    let listed = try Self.listedNames()
    #expect(declared.count > 30)
    #expect(
      declared.subtracting(listed).sorted() == [],
      "Make these package, or give their reason in ARCHITECTURE.md.")
    #expect(
      Set(listed).subtracting(declared).sorted() == [],
      "These are not public in Sources: remove them from ARCHITECTURE.md.")
    #expect(Set(listed).count == listed.count, "ARCHITECTURE.md lists a name twice.")
  }

  @Test func labelsAndAssociatedTypesAreNames() {
    let names = Self.names(
      in: """
        public protocol Style {
          associatedtype _Body
          func body(_ value: Int, _kind: Int)
        }
        struct Hidden {
          func _hidden() {}
        }
        """)
    #expect(names == ["_Body", "_kind"])
  }

  private static func declaredNames() throws -> Set<String> {
    let sources = BuiltPackage.root.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var names: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      names.formUnion(Self.names(in: try String(contentsOf: file, encoding: .utf8)))
    }
    return names
  }

  /// The underscored names and argument labels of the public declarations of a source.
  private static func names(in source: String) -> Set<String> {
    var scan = DeclarationScan(source)
    var names: Set<String> = []
    while let declaration = scan.next() {
      names.insert(declaration.name)
      guard case .member(let member) = declaration.content else { continue }
      names.formUnion(member.parameters?.map(\.label) ?? [])
    }
    return names.filter { $0.hasPrefix("_") && $0 != "_" }
  }

  /// The names in the first column of the table of names and reasons, in order.
  private static func listedNames() throws -> [String] {
    let file = BuiltPackage.root.appendingPathComponent("ARCHITECTURE.md")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let rows = lines.drop { $0 != "| Names | Reason |" }.dropFirst(2).prefix { $0.hasPrefix("|") }
    return rows.flatMap { row in
      let cell = row.dropFirst().prefix { $0 != "|" }
      return cell.matches(of: /`(\w+)`/).map { String($0.1) }
    }
  }
}
