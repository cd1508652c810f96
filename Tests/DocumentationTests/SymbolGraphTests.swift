import Foundation
import Testing

/// Every public symbol has a summary of its own.
@Suite struct SymbolGraphTests {
  @Test(.enabled(if: BuiltPackage.hasModules)) func publicSymbolsHaveDistinctSummaries() throws {
    let folder = try TemporaryFolder()
    let output = try BuiltPackage.run(
      BuiltPackage.root.appendingPathComponent("scripts/extract-symbols"),
      [BuiltPackage.products.path, folder.url.path], in: BuiltPackage.root)
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.url, includingPropertiesForKeys: nil)
    let graphs = try files.filter { $0.pathExtension == "json" }.map {
      try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0))
    }
    let names = Set(graphs.flatMap(\.declarations).map(\.baseName))
    // One name of each module, those that are exported again included.
    for name in ["View", "Toggle", "Path", "ViewHost", "PNGDepth", "VectorFormat", "Diffing"] {
      #expect(names.contains(name), "\(name) is not extracted: \(output)")
    }
    let undocumented = graphs.flatMap(\.undocumented)
    #expect(undocumented.isEmpty, "no summary:\n\(undocumented.joined(separator: "\n"))")
    let indistinct = graphs.flatMap(\.indistinct)
    #expect(indistinct.isEmpty, "the same summary:\n\(indistinct.joined(separator: "\n"))")
  }

  @Test func symbolsWithoutOwnCommentsAreListed() throws {
    let graph = try JSONDecoder().decode(
      SymbolGraph.self,
      from: Data(
        """
        {"symbols": [
          {"kind": {"identifier": "swift.method"}, "pathComponents": ["View", "a(_:)"],
           "docComment": {"lines": [{"text": "Does one"}, {"text": "thing."}, {"text": ""}]},
           "location": {"uri": "file:///x/Sources/A/B.swift", "position": {"line": 4}}},
          {"kind": {"identifier": "swift.method"}, "pathComponents": ["View", "a(b:)"],
           "docComment": {"lines": [{"text": "Does one thing."}]},
           "location": {"uri": "file:///x/Sources/A/B.swift", "position": {"line": 6}}},
          {"kind": {"identifier": "swift.enum.case"}, "pathComponents": ["Edge", "top"],
           "location": {"uri": "file:///x/Sources/A/Edge.swift", "position": {"line": 2}}},
          {"kind": {"identifier": "swift.init"}, "pathComponents": ["Edge", "init(rawValue:)"]},
          {"kind": {"identifier": "swift.extension"}, "pathComponents": ["Int"],
           "location": {"uri": "file:///x/Sources/A/Edge.swift", "position": {"line": 9}}}
        ]}
        """.utf8))
    #expect(graph.undocumented == ["A/Edge.swift:3 Edge.top"])
    #expect(graph.indistinct == ["A/B.swift:5 View.a(_:)", "A/B.swift:7 View.a(b:)"])
  }
}
