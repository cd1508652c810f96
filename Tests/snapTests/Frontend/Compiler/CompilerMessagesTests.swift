import Testing

@testable import snap

struct CompilerMessagesTests {
  @Test func notesBelongToTheirError() {
    let found = CompilerMessages(
      """
      a b/c.swift:2:8: error: ambiguous use of 'x'
      1 | import SwiftUI
        |        `- error: ambiguous use of 'x'

      d.swift:3:1: note: found this candidate
      3 | x
      \u{1B}[1me.swift:4:5: \u{1B}[0m\u{1B}[31mwarning: \u{1B}[0munused
      error: link command failed
      """)
    #expect(found.messages.map(\.path) == ["a b/c.swift", "e.swift", nil])
    #expect(found.messages.map(\.line) == [2, 4, nil])
    #expect(found.messages.map(\.isError) == [true, false, true])
    #expect(found.messages[0].lines.count == 6)
    #expect(found.errors.map(\.text) == ["ambiguous use of 'x'", "link command failed"])
  }

  @Test func aMissingModuleIsNamedOnce() {
    let found = CompilerMessages(
      """
      a.swift:1:8: error: no such module 'Kit'
      b.swift:2:8: error: no such module 'Kit'
      b.swift:3:8: error: no such module 'Other'
      c.swift:2:8: error: no such module 'Kit'
      """)
    #expect(found.messages.count == 4)
    #expect(
      CompilerMessages.text(of: found.messages) == """
        a.swift:1:8: error: no such module 'Kit'
          It is imported in 3 places; this is the first.

        b.swift:3:8: error: no such module 'Other'
        """)
  }

  @Test func errorsInTheExpansionOfAMacroAreAtItsUse() {
    let found = CompilerMessages(
      """
      macro expansion #Preview:1:18: error: invalid redeclaration
      `- d/p.swift:3:61: note: expanded code originates here
      3 | #Preview("one")
        | `- note: in expansion of macro 'Preview' here
        +--- macro expansion #Preview ---
        |1 | nonisolated func __preview
        +--------------------------------
      """)
    #expect(found.messages.map(\.path) == ["d/p.swift"])
    #expect(
      found.messages[0].lines == [
        "d/p.swift:3:61: error: invalid redeclaration (in #Preview)", "3 | #Preview(\"one\")",
        "  | `- note: in expansion of macro 'Preview' here",
      ])
  }

  @Test(arguments: [
    ("static property 'shared' is not concurrency-safe because it is nonisolated", true),
    ("sending 'value' risks causing data races", true),
    ("main actor-isolated property 'a' can not be referenced", true),
    ("cannot find 'a' in scope", false),
  ])
  func anotherIsolationMayAvoidErrorsAboutIsolation(text: String, isAboutIsolation: Bool) throws {
    let message = try #require(CompilerMessages("a.swift:1:1: error: \(text)").errors.first)
    #expect(message.isAboutIsolation == isAboutIsolation)
  }

  @Test func otherTextIsKept() {
    let found = CompilerMessages("Killed\n")
    #expect(found.messages.map(\.lines) == [["Killed", ""]])
    #expect(CompilerMessages("").messages.isEmpty)
  }
}
