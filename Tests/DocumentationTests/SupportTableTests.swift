import Foundation
import Testing

@Suite struct SupportTableTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let documentation = root.appendingPathComponent("Documentation")

  @Test func theSupportTableIsWhatTheSourcesDeclare() throws {
    let file = Self.documentation.appendingPathComponent("Support.md")
    let table = try Self.table()
    #expect(table.problems.isEmpty, "\(table.problems.joined(separator: "\n"))")
    let markdown = table.markdown
    if ProcessInfo.processInfo.environment["SNAP_RECORD"] == "all" {
      try markdown.write(to: file, atomically: true, encoding: .utf8)
    }
    let recorded = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let message = Self.difference(from: recorded, to: markdown)
    #expect(message == nil, "\(message ?? "")")
  }

  private static func table() throws -> SupportTable {
    let data = documentation.appendingPathComponent("Support")
    return SupportTable(
      symbols: try String(
        contentsOf: data.appendingPathComponent("swiftui_api.tsv"), encoding: .utf8),
      notes: try String(contentsOf: data.appendingPathComponent("partly.tsv"), encoding: .utf8),
      declarations: try PublicDeclarations(
        importing: "SwiftUI", from: root.appendingPathComponent("Sources")))
  }

  /// Says how the recorded table differs from the sources, nil if it does not.
  private static func difference(from recorded: String, to generated: String) -> String? {
    if recorded == generated { return nil }
    let changes = generated.split(separator: "\n").difference(from: recorded.split(separator: "\n"))
    let lines = changes.prefix(20).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
    return """
      Documentation/Support.md is not what the sources declare (\(changes.count) lines differ):
      \(lines.joined(separator: "\n"))
      update: SNAP_RECORD=all swift test --filter SupportTableTests
      """
  }
}
