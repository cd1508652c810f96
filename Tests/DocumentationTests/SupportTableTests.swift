import Foundation
import Testing

struct SupportTableTests {
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

  @Test func notesNameDeclaredSymbols() {
    var declarations = PublicDeclarations()
    declarations.add(
      """
      public protocol View {}
      extension View {
        public func sheet(item: Int, onDismiss: Int = 0) {}
      }
      """)
    let table = SupportTable(
      symbols: """
        area\towner\tsymbol\tstatus
        layout\t\tView
        layout\tView\tsheet(item:)
        layout\tView\tsheet(item:onDismiss:)
        layout\tView\tsheet(isPresented:)\tdeprecated
        """,
      notes: """
        symbol\thow
        sheet\tcannot be dragged
        sheet(item:)\tshort
        sheet(isPresented:)\tnever
        popover
        """, declarations: declarations)
    #expect(
      table.rows.map(\.support) == [
        .full, .partly("short"), .partly("cannot be dragged"), .missing,
      ])
    #expect(
      table.problems == [
        "popover: must be one line of two fields.",
        "sheet(isPresented:): no such symbol is declared.",
      ])
    #expect(table.markdown.contains("| `sheet(item:)` | *partly*: short |"))
    #expect(table.markdown.contains("| `sheet(isPresented:)` (deprecated) | missing |"))
    #expect(table.markdown.contains("| All | 1 | 2 | 1 |"))
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
    let old = recorded.components(separatedBy: "\n")
    let new = generated.components(separatedBy: "\n")
    let (oldLines, newLines) = (Set(old), Set(new))
    let changes =
      old.filter { !newLines.contains($0) }.map { "- \($0)" }
      + new.filter { !oldLines.contains($0) }.map { "+ \($0)" }
    return """
      Documentation/Support.md is not what the sources declare (\(changes.count) lines differ):
      \(changes.prefix(40).joined(separator: "\n"))
      update: SNAP_RECORD=all swift test --filter SupportTableTests
      """
  }
}
