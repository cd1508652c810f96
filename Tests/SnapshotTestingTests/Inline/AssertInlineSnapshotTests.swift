import Foundation
import Goldens
import SnapshotTesting
import Testing

@Suite struct AssertInlineSnapshotTests {
  @Test func textsInTheSourceAreCompared() {
    assertInlineSnapshot(of: [1, 2], as: .dump) {
      """
      ▿ 2 elements
        - 1
        - 2

      """
    }
    assertInlineSnapshot(of: "a \\ b", as: .lines) {
      #"""
      a \ b
      """#
    }
  }

  @Test func anotherTextIsAFailure() {
    withKnownIssue {
      assertInlineSnapshot(of: "one", as: .lines, message: "Numbers", record: .never) { "two" }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        "Numbers\n\nSnapshot did not match. Difference: …\n\n−two\n+one") == true
    }
  }

  private func verify(
    _ text: String, expected: String?, record: RecordMode, source: String,
    at position: (line: Int, column: Int),
    syntax: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor()
  ) throws -> (message: String?, source: String) {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("CartTests.swift")
    try Data(source.utf8).write(to: file)
    let snapshot = InlineSnapshot(
      place: InlineSnapshotPlace(
        path: file.path, line: position.line, column: position.column, syntax: syntax),
      function: "cart()", expected: expected)
    let message = snapshot.verify(
      record: record, environment: [:], diffing: .lines, text: { text })
    return (message, try String(contentsOf: file, encoding: .utf8))
  }

  @Test func aMissingTextIsWritten() throws {
    let result = try verify(
      "a\n\nb", expected: nil, record: .missing,
      source: "func t() {\n  assertInlineSnapshot(of: f(\")\"), as: .dump)\n}\n", at: (2, 23))
    #expect(result.message?.hasPrefix("No snapshot was found in the source. Autom") == true)
    #expect(
      result.source == """
        func t() {
          assertInlineSnapshot(of: f(")"), as: .dump) {
            \"""
            a

            b
            \"""
          }
        }

        """)
  }

  @Test func aTextIsReplaced() throws {
    let source = """
      check(
        of: "\\(x) {" /* ( */
      ) { // old
        "}"
      }
      next()
      """
    let result = try verify(
      #"a \ b"#, expected: "}", record: .failed, source: source, at: (1, 6))
    #expect(result.message?.hasSuffix("CartTests.swift:1") == true)
    #expect(
      result.source == """
        check(
          of: "\\(x) {" /* ( */
        ) {
          #\"""
          a \\ b
          \"""#
        }
        next()
        """)
  }

  @Test func aLaterClosureHasItsLabel() throws {
    let result = try verify(
      "a", expected: nil, record: .missing, source: "check { 1 }\nnext: do {}\n", at: (1, 7),
      syntax: InlineSnapshotSyntaxDescriptor(
        trailingClosureLabel: "response", trailingClosureOffset: 1))
    #expect(
      result.source.hasPrefix(
        """
        check { 1 } response: {
          \"""
          a
          \"""
        }
        """))
  }

  @Test func neverLeavesTheSource() throws {
    let source = "check(of: 1)\n"
    let result = try verify("a", expected: nil, record: .never, source: source, at: (1, 6))
    #expect(result.message?.contains("recording is disabled") == true)
    #expect(result.source == source)
  }

  @Test func anEditedSourceIsNotTouched() throws {
    let source = "// check(of: 1)\nlet a = 1\n"
    let result = try verify("a", expected: nil, record: .all, source: source, at: (2, 4))
    #expect(result.message?.contains("Build and run again") == true)
    #expect(result.source == source)
  }

  @Test func callsBelowARecordedTextAreFound() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("CartTests.swift")
    try Data("check(of: 1)\ncheck(of: 2)\n".utf8).write(to: file)
    let sources = InlineSnapshotSources()
    func place(_ line: Int) -> InlineSnapshotPlace {
      InlineSnapshotPlace(path: file.path, line: line, column: 6)
    }
    try sources.write("one", at: place(1))
    try sources.write("one", at: place(1))
    try sources.write("two", at: place(2))
    #expect(throws: InlineSnapshotError.twoTexts(path: file.path, line: 1)) {
      try sources.write("other", at: place(1))
    }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == """
        check(of: 1) {
          \"""
          one
          \"""
        }
        check(of: 2) {
          \"""
          two
          \"""
        }

        """)
  }
}
