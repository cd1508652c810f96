import Foundation
import Testing

@testable import snap

struct DisfavoredOverloadTests {
  @Test func anAmbiguousReplacementIsDisfavored() throws {
    let text = "extension View {\n  public func badge(_ n: Int) -> some View { self }\n}\n"
    let message = "9:1: error: ambiguous use of 'badge(_:)'"
    let new = try #require(try DeclarationRepair.repaired(text, after: message))
    #expect(new == text.replacing("public func", with: "@_disfavoredOverload public func"))
    #expect(try DeclarationRepair.repaired(new, after: message) == nil)
    #expect(
      try DeclarationRepair.repaired(text, after: "9:1: error: ambiguous use of 'tint'") == nil)
    #expect(
      try DeclarationRepair.repaired(text, after: "9:1: error: cannot find 'badge' in scope") == nil
    )
  }

  @Test func aModuleWithReplacementsCompiles() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("Replacements-\(UUID().uuidString).swift")
    let picture = file.deletingPathExtension().appendingPathExtension("png")
    defer {
      try? FileManager.default.removeItem(at: file)
      try? FileManager.default.removeItem(at: picture)
    }
    let source = """
      import SwiftUI
      extension View {
        func scrollContentBackground(_ visibility: Visibility) -> some View { self }
        func badge(_ count: Int) -> some View { hidden() }
      }
      #Preview { List { Text("a").badge(3) }.scrollContentBackground(.hidden) }
      """
    try Data(source.utf8).write(to: file)
    #expect(try SnapCommand.run("render", file.path, "-o", picture.path).exitCode == 0)
  }
}
