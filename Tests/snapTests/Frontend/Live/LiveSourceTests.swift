import Foundation
import SnapRuntime
import Testing

@testable import snap

struct LiveSourceTests {
  private func source(_ body: String, except lines: Set<String> = []) -> LiveSource {
    LiveSource(
      Data("struct A: View {\n  var body: some View {\n    \(body)\n  }\n}\n".utf8), except: lines)
  }

  /// The live literals of a body as they are written.
  private func literals(_ body: String) -> [String] {
    let source = source(body)
    return source.literals.map { String(decoding: source.bytes[$0.range], as: UTF8.self) }
  }

  @Test(arguments: [
    ("Text(\"Hi\").padding(12)", ["\"Hi\"", "12"]),
    ("x.offset(x: -5, y: a - 5).opacity(1.5e-1)", ["-5", "5", "1.5e-1"]),
    ("a[0]-5 + (1...3).count + 1_000", ["0", "5", "1", "3", "1_000"]),
    (
      "x.bold(true).fill(on ? .red : Color.blue.opacity(0.5))",
      ["true", ".red", "Color.blue", "0.5"]
    ),
    ("#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)", ["1", "0.5", "0", "1"]),
    ("Button(\"a\") { x = 3 }\n.red(4)", ["\"a\"", "3", "4"]),
  ])
  func literalsOfABodyAreLive(body: String, expected: [String]) {
    #expect(literals(body) == expected)
  }

  @Test(arguments: [
    "Text(\"a \\(b, default: 3) c\")", "Text(#\"raw\"#)", "Text(\"\"\"\n  long \"12\"\n  \"\"\")",
    "pair.0.1", "$0", "\\.0", "switch x { case 1, 2: y; case \"a\": z }", "if case .a(3) = x {}",
    "#Predicate<A> { $0.age > 18 }", "if #available(iOS 17, *) { y }", "@Wrapped(3) var x: A",
    "while true {}", "/* 12 */ x // 12", "enum Raw: Int { case a = 1 }", "0xFF", "UIColor.red",
    "shapes.red", "x?.red", "a.true", "`12`", "[1, 2, 3, 4, 5, 6, 7, 8, 9]", "A.red()",
    "x.weight(.black)",
    "let x = /[0-9]\"/",
  ])
  func codeThatNeedsTheCompilerHasNone(body: String) {
    #expect(literals(body) == [])
  }

  @Test(arguments: [
    "let x = 12\nfunc a(b: Int = 3) -> Int { 4 }",
    "struct A { static let x: some View = Text(\"a\") }",
    "enum Raw: Int { case a = 1 }", "func a(_ view: some View, b: Int = 3) { c(4) }",
    "#Preview(\"Name\", traits: .fixedLayout(width: 3, height: 4)) { A() }",
  ])
  func codeThatMakesNoViewsHasNone(text: String) {
    #expect(LiveSource(Data(text.utf8)).literals.isEmpty)
  }

  @Test func allDeclarationsOfViewsHaveLiterals() {
    let text = """
      func a(b: Int = 3) -> some View where T: View { c(1) }
      var d: some ToolbarContent { e(2) }
      #Preview("Name") { f(4) }
      """
    #expect(LiveSource(Data(text.utf8)).literals.map(\.value) == [1, 2, 4].map { .integer($0) })
  }

  @Test func nothingOnTheLineOfAPreviewMovesIt() {
    let text = "var a: some View { b(1) }; #Preview { c(2) }"
    #expect(LiveSource(Data(text.utf8)).literals.map(\.value) == [.integer(2)])
  }

  @Test func literalsAreArgumentsInTheText() {
    let text = String(decoding: source("a(b: -1, \"x\\n\")").text(file: 2), as: UTF8.self)
    #expect(
      text.contains("    a(b: __snapInteger(2097152,-1), __snapString(2097153,\"x\\n\"))\n"))
  }

  @Test func changesOfLiteralsAloneAreValues() {
    let old = source("a(1, \"x\", 0.5)")
    #expect(
      source("a(2, \"x\\u{41}\", 0.50)").values(unlike: old, file: 1) == [
        1 << 20: .integer(2), 1 << 20 + 1: .string("xA"),
      ])
    #expect(old.values(unlike: old, file: 0) == [:])
    for other in [
      "a(1.0, \"x\", 0.5)", "a(1, \"\\(x)\", 0.5)", "a(1, \"x\", 0.5, 2)", "b(1, \"x\", 0.5)",
    ] {
      #expect(source(other).values(unlike: old, file: 0) == nil)
    }
  }

  @Test func aLineThatIsLeftToTheCompilerHasNone() throws {
    let line = try #require(source("a(1)\n    b(2)").frame(ofLine: 3))
    let some = source("a(5)\n    b(2)", except: [line])
    #expect(some.literals.map(\.value) == [.integer(2)])
    #expect(some.literals[0].number == 1)
    #expect(source("a").frame(ofLine: 3) == nil)
  }

  /// Text that is no program must end the search, wherever it ends.
  @Test func everyPrefixOfASourceIsRead() {
    let text = Array(
      "#Preview(\"a\") { /* b */ #if X\n \"\\u{41}\\(c)\" -1.5e-3 [.red] case \"\"\"\n#\"d\"# `e` Color.red"
        .utf8)
    for end in text.indices {
      #expect(LiveSource(Data(text[..<end])).literals.count <= 3)
    }
  }

  /// Each text that the compiler parses must still be one with functions around its literals.
  @Test func textsOfSourcesParse() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let sources = try SourceFile.files(
      at: ["Gallery", "Apps"].map { "\(root.path)/Examples/\($0)" })
    let staged = sources.map { source in
      var source = source
      source.stage(LiveSource(source.contents).text(file: 0))
      return source
    }
    let compiler = try Toolkit.compiler(environment: ProcessInfo.processInfo.environment)
    let parse = try SourceParser(
      compiler: compiler, language: ["-parse-as-library", "-enable-bare-slash-regex"]
    )
    .parse(staged)
    #expect(parse.trees.allSatisfy { $0 != nil }, "\(parse.messages)")
    #expect(
      staged.contains { String(decoding: $0.staged, as: UTF8.self).contains("__snapString(") })
  }
}
