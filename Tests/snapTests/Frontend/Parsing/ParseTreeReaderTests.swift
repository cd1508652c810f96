import Foundation
import Testing

@testable import snap

struct ParseTreeReaderTests {
  private func tree(_ text: String) -> ParseNode? {
    ParseTreeReader.tree(of: Array(text.utf8))
  }

  /// The tree that the installed compiler prints.
  private func tree(ofSource source: String) throws -> ParseNode {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("a.swift")
      try Data(source.utf8).write(to: file)
      let parser = SourceParser(
        compiler: try Toolkit.compiler(environment: ProcessInfo.processInfo.environment),
        language: ["-parse-as-library"])
      return try #require(try parser.parse([SourceFile(path: file.path)]).trees[0])
    }
  }

  @Test func escapesAreRead() throws {
    let root = try #require(
      tree(#"{"_kind":"k","value":"a\nb\t\"\\\u0007é\b","range":{"start":-1,"end":2}}"#))
    #expect(root.kind == "k")
    #expect(root.value == "a\nb\t\"\\\u{7}é\u{8}")
    #expect(root.range?.start == -1 && root.range?.end == 2)
  }

  @Test(arguments: [
    "func g() -> @Sendable () -> Void { {} }",
    "func g() -> @MainActor () -> Void { {} }",
    "typealias F = @Sendable () -> Void",
    "typealias F = (@MainActor @Sendable (Int) async throws -> Void)?",
    "typealias F = (@Sendable () -> Void, @Sendable () -> Void)",
    "typealias F = @Sendable (_ a: @escaping () -> Void, _ b: @escaping () -> Void) -> Int",
    "let f: [@convention(c) (Int) -> Void] = []",
    "func g(_ x: @escaping @autoclosure () -> Int) -> (() -> @Sendable () -> Void)? { nil }",
    "struct S { var a: Int { get async throws { 1 } }; subscript() -> @Sendable () -> Void { {} } }",
    "@available(*, deprecated, message: \"x \\\"q\\\" \\\\ \\n\", renamed: \"foo(bar:)\") func d() {}",
    "@differentiable(reverse) func d(_ x: @differentiable(reverse) (Float) -> Float) -> Float { 0 }",
  ])
  func declarationsAfterAnAttributedTypeAreFound(declaration: String) throws {
    let tree = try tree(
      ofSource: """
        \(declaration)
        struct Outer {
          \(declaration)
          struct Inner { var body: Int { 1 } }
        }
        #Preview("last") { 1 }
        """)
    let outer = try #require(tree.children.first { $0.name == "Outer" })
    let inner = try #require(outer.children.first { $0.name == "Inner" })
    #expect(inner.children.contains { $0.name == "body" })
    #expect(tree.children.last?.name == "Preview")
  }

  @Test func aLongChainIsRead() throws {
    let chain = String(repeating: ".padding(1)", count: 400)
    let tree = try tree(ofSource: "let a = Text(\"\")\(chain)")
    #expect(tree.children.count == 2)
  }

  @Test(arguments: [
    "", "{", "{}}", "[", "[]", "\"", "\"\\", "{\"a\":", "{\"a\":\"\\u12", "null", "{]", "[}",
  ])
  func otherTextIsRefused(text: String) {
    #expect(tree(text)?.kind ?? "" == "")
  }

  /// No prefix and no damage stops the program.
  @Test func damageIsSurvived() throws {
    let text = Array(
      #"{"_kind":"type_attributed","attrs":"@a ","type_repr":{"a":[{},"":1]}}]}"#.utf8)
    for end in text.indices { _ = ParseTreeReader.tree(of: Array(text[..<end])) }
    for index in text.indices {
      for byte in Array("{}[]\",:\\u1".utf8) {
        var damaged = text
        damaged[index] = byte
        _ = ParseTreeReader.tree(of: damaged)
      }
    }
  }
}
