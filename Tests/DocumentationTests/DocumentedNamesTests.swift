import Foundation
import Testing

/// The files and identifiers that ARCHITECTURE.md and the decisions name exist.
struct DocumentedNamesTests {
  /// Names of other libraries and tools, and of libraries that are built.
  private static let foreign: Set = [
    "JSONSerialization", "dispatchPrecondition", "isMainThread", "libSnapModules",
    "libSnapRuntime", "moduleAliases",
  ]

  @Test func documentsNameWhatExists() throws {
    let spans = try Self.documents().mapValues(Self.codeSpans)
    #expect(spans.count > 20 && spans.values.joined().count > 200)
    let files = try Self.files()
    let paths = files.map { $0.path }
    let wanted = Set(spans.values.joined().flatMap(Self.identifiers))
    let known = try files.reduce(into: Self.foreign) { try Self.find(wanted, in: $1, known: &$0) }
    for (document, spans) in spans {
      for span in spans where span.wholeMatch(of: /[\w+.\/-]+\.(?:swift|c|h)/) != nil {
        let exists = paths.contains { $0.hasSuffix("/" + span) }
        #expect(exists, "\(document): there is no file \(span)")
      }
      for name in spans.flatMap(Self.identifiers) where !known.contains(name) {
        Issue.record("\(document): \(name) is not in the sources")
      }
    }
  }

  @Test func identifiersHaveCapitalsInside() {
    #expect(Self.identifiers(in: "ViewGraph.update(at:)") == ["ViewGraph"])
    #expect(Self.identifiers(in: "make fuzz SECONDS=60") == [])
    #expect(Self.identifiers(in: "View._makeView") == ["_makeView"])
    #expect(Self.identifiers(in: "Engine/ViewNode.swift") == [])
    #expect(Self.codeSpans(in: "a `b`\n```\nlet `c` = 1\n```\n`d`") == ["b", "d"])
  }

  private static func documents() throws -> [String: String] {
    let folder = BuiltPackage.root.appendingPathComponent("Documentation/Decisions")
    let decisions = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    var documents: [String: String] = [:]
    for file in decisions + [BuiltPackage.root.appendingPathComponent("ARCHITECTURE.md")] {
      documents[file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
    }
    return documents
  }

  /// The texts between backticks, outside of fenced blocks.
  private static func codeSpans(in document: String) -> [String] {
    var isFenced = false
    return document.components(separatedBy: "\n").flatMap { line -> [String] in
      if line.hasPrefix("```") { isFenced.toggle() }
      if isFenced { return [] }
      return line.matches(of: /`([^`]+)`/).map { String($0.1) }
    }
  }

  /// The words of a code span that can only be names in Swift: those with a capital after a small
  /// letter.
  ///
  /// A path has none.
  private static func identifiers(in span: String) -> [String] {
    if span.contains("/") { return [] }
    return span.matches(of: /\w+/).map { String($0.0) }
      .filter { $0.count > 3 && $0.contains(/[a-z][A-Z]/) }
  }

  /// The files of the package that documents name.
  private static func files() throws -> [URL] {
    var files = [BuiltPackage.root.appendingPathComponent("Package.swift")]
    for folder in ["Sources", "Tests", "Fuzz", "Benchmarks"] {
      let contents = FileManager.default.enumerator(
        at: BuiltPackage.root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      while let file = contents?.nextObject() as? URL {
        if ["swift", "c", "h"].contains(file.pathExtension) { files.append(file) }
      }
    }
    return files
  }

  /// Adds those of the wanted words that a file contains.
  private static func find(_ wanted: Set<String>, in file: URL, known: inout Set<String>) throws {
    try Data(contentsOf: file).withUnsafeBytes { bytes in
      for word in bytes.split(whereSeparator: { !isPartOfWord($0) }) where word.count > 3 {
        let word = String(decoding: word, as: UTF8.self)
        if wanted.contains(word) { known.insert(word) }
      }
    }
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
