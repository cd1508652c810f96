import Foundation
import Testing

@testable import snap

struct RefusedCodeTests {
  /// Returns the lines of a source after places were refused, each as `LINE:COLUMN`, and whether a
  /// declaration at a place is lost.
  private func refuse(
    _ places: (line: Int, column: Int)..., in source: String,
    lost place: (line: Int, column: Int) = (1, 1)
  ) throws -> (lines: [String], isLost: Bool) {
    let code = try RefusedCode.of(source, refusing: places)
    let text = String(decoding: try #require(code.staged), as: UTF8.self)
    return (
      text.components(separatedBy: "\n"),
      code.reasonOfLoss(line: place.line, column: place.column) == "no"
    )
  }

  private let card = """
    struct Card: View {
      @State private var price: Price = .free
      var body: some View {
        VStack {
          Text("above")
          LottieView()
            .frame(width: 4)
          Text("below")
        }
      }
      func buy() { Store.buy() }
    }
    """

  @Test func aViewTakesThePlaceOfAStatement() throws {
    let (lines, isLost) = try refuse((6, 7), in: card)
    #expect(
      lines[4...7].map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "|")
        == #"Text("above")|__snapRefused("no")||Text("below")"#)
    #expect(lines.count == 12 && !isLost)
  }

  @Test func aStatementOfOtherCodeIsLeftOut() throws {
    let (lines, _) = try refuse((11, 16), in: card)
    #expect(lines[10] == #"  func buy() { __snapOmitted("no") }"#)
  }

  @Test func aPropertyIsLostWithItsAttributes() throws {
    let (lines, isLost) = try refuse((2, 29), in: card, lost: (2, 3))
    #expect(lines[1].allSatisfy { $0 == " " } && isLost)
  }

  @Test func aPropertyOfAViewInOneLineIsLostWithItsSemicolon() throws {
    let view = "struct A: View { @State var x = lost() ; var body: some View { Text(\"\") } }"
    let (lines, isLost) = try refuse((1, 33), in: view)
    #expect(lines == ["struct A: View {  var body: some View { Text(\"\") } }"] && !isLost)
  }

  @Test func codeThatWasReplacedIsReplacedByTheEndOfTheProgram() throws {
    let view = #"var a: some View { __snapRefused("first \"reason\"") }"#
    let end = #"var a: some View { Swift.fatalError("does not compile: first \"reason\"") }"#
    #expect(try refuse((1, 22), in: view).lines == [end])
    #expect(try refuse((1, 22), in: end).lines == [""])
  }

  /// The content of a chart is no view, so the place of a view is that of the whole chart.
  @Test func aClosureThatIsNoContentOfAViewIsReplacedWithItsStatement() throws {
    let chart = #"""
      struct Bars: View {
        var body: some View {
          Text("above")
          Chart(data) { item in
            BarMark(item)
            __snapRefused("first")
          }
          .frame(height: 100)
        }
      }
      #Preview("A") { Chart { __snapRefused("first") } }
      """#
    let (lines, _) = try refuse((6, 7), in: chart)
    #expect(
      lines[2...3].map { $0.trimmingCharacters(in: .whitespaces) }
        == [#"Text("above")"#, #"__snapRefused("first")"#])
    #expect(!lines.joined().contains("BarMark"))
    let preview = try refuse((11, 25), in: chart, lost: (12, 1)).lines
    #expect(preview[10] == #"#Preview("A") { Swift.fatalError("does not compile: first") }"#)
  }

  @Test func anUnknownWrapperOfAVariableWithAValueIsAState() throws {
    let source = """
      struct A { @Cloud("a", b: 1) private var x = 1
        @Cloud var y: Int
        @Cloud var z: Int?
      }
      class B { @Cloud var x = 1 }
      class C { @Cloud("key") var x: [Int] }
      struct D { @Cloud("key") var x
      }
      #Preview {
        @Cloud(
          .key) var x = 1
      }
      """
    let lines = try RefusedCode.lines(
      of: source, refusing: [(1, 13), (2, 4), (3, 4), (5, 12), (6, 12), (7, 13), (10, 4)],
      because: "unknown attribute 'Cloud'")
    #expect(
      lines == [
        "struct A { @SwiftUI.State private var x = 1", "  @SwiftUI.State var y: Int = .init()",
        "   var z: Int?", "}", "class B {  var x = 1 }", "class C {  var x: [Int] = .init() }",
        "struct D { ", "}", "#Preview {", "  ", " var x = 1", "}",
      ])
  }

  @Test func aStatementBeginsWithItsAttributes() throws {
    let source = "#Preview {\n  let a = 1\n  @Cloud var x = lost()\n  Text(a)\n}"
    let lines = try refuse((3, 18), in: source).lines
    #expect(lines[1...3] == ["  let a = 1", #"   __snapRefused("no") "#, "  Text(a)"])
  }

  @Test func anUnknownSuperclassOrProtocolIsRemoved() throws {
    let source = """
      @available(iOS 15, *) final class A<T: P>: Lost, Codable { var x = 1 }
      extension A: @unchecked Sendable, Lost where T: Q { func f() { lost() } }
      """
    #expect(
      try RefusedCode.lines(of: source, refusing: [(1, 44), (2, 35), (2, 65)]) == [
        "@available(iOS 15, *) final class A<T: P>: Any, Codable { var x = 1 }",
        #"extension A: @unchecked Sendable, Any where T: Q { func f() { __snapOmitted("no") } }"#,
      ])
  }

  @Test func aTypeThatDoesNotConformLosesTheProtocol() throws {
    let reason = "type 'A' does not conform to protocol 'Equatable'"
    let source = "struct A: Hashable, Named {\n  var x: Lost\n}"
    #expect(
      try RefusedCode.lines(of: source, refusing: [(1, 8)], because: reason) == [
        "struct A: Any, Named {", "  var x: Lost", "}",
      ])
    // The variable may be the reason.
    #expect(
      try RefusedCode.lines(of: source, refusing: [(2, 7), (1, 8)], because: reason) == [
        "struct A: Hashable, Named {", "  ", "}",
      ])
    let view = "type 'A' does not conform to protocol 'View'"
    #expect(
      try RefusedCode.lines(of: "struct A: View {}", refusing: [(1, 8)], because: view) == [""])
  }

  @Test func aCaseThatNamesARemovedCaseIsRemoved() throws {
    let source = """
      func f(_ a: A) -> Int {
        switch a {
        case .one: return 1
        case let .two(b):
          log(.three)
          return b
        }
      }
      """
    let reason = "type 'A' has no member 'two'"
    #expect(
      try RefusedCode.lines(of: source, refusing: [(4, 13)], because: reason) == [
        "func f(_ a: A) -> Int {", "  switch a {", "  case .one: return 1", "  ", "", "", "  }",
        "}",
      ])
    let lines = try RefusedCode.lines(
      of: source, refusing: [(5, 10)], because: "type 'A' has no member 'three'")
    #expect(lines[3] == "  case let .two(b):" && lines[4].hasPrefix("    __snapOmitted("))
  }

  @Test func aPropertyThatLosesItsOnlyValueGetsAnEmptyOne() throws {
    let source = """
      struct A {
        let icon: String
        let size: Int
        init(size: Int?) {
          icon = Lost.icon
          self.size = size == nil ? 0 : Lost.size
        }
      }
      """
    let refused = try RefusedCode.lines(of: source, refusing: [(5, 5), (6, 5)])
    #expect(
      refused[4...5] == [
        #"    /*icon*/ __snapOmitted("no")"#, #"    /*self.size*/ __snapOmitted("no")"#,
      ])
    let assigned = try RefusedCode.lines(
      of: refused.joined(separator: "\n"), refusing: [(7, 3)],
      because: "return from initializer without initializing all stored properties")
    #expect(
      assigned[4...5] == [
        #"    icon = __snapOmitted("no")"#, #"    self.size = __snapOmitted("no")"#,
      ])
    // An assignment that is refused again, as that of a property that is removed, is left out.
    let again = try RefusedCode.lines(
      of: assigned.joined(separator: "\n"), refusing: [(6, 5)], because: "no member")
    #expect(again[5] == #"    __snapOmitted("no")"#)
  }

  @Test func parametersOfAClosureStay() throws {
    let (lines, _) = try refuse((1, 39), in: "func f() -> [Int] { [1].map { item in lost(item) } }")
    #expect(
      lines == [
        #"func f() -> [Int] { [1].map { item in __snapOmitted("no") } }"#
      ])
  }

  @Test func aPreviewIsLostWithItsContent() throws {
    #expect(try refuse((1, 19), in: #"#Preview("A") { lost() }"#).isLost)
    let provider = """
      struct A_Previews: PreviewProvider {
        static var previews: some View { lost() }
      }
      """
    #expect(try refuse((2, 38), in: provider).isLost)
  }
}

extension RefusedCode {
  /// Returns a source of which places are refused, each as `LINE:COLUMN`.
  static func of(
    _ source: String, refusing places: [(line: Int, column: Int)], because reason: String = "no"
  ) throws -> Self {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("a.swift")
      try Data(source.utf8).write(to: file)
      let parser = SourceParser(
        compiler: try Toolkit.compiler(environment: ProcessInfo.processInfo.environment),
        language: ["-parse-as-library"])
      let tree = try #require(try parser.parse([SourceFile(path: file.path)]).trees[0])
      var code = RefusedCode(in: Data(source.utf8), tree: tree)
      for place in places { code.cut(line: place.line, column: place.column, because: reason) }
      return code
    }
  }

  /// Returns the lines of a source of which places are refused.
  static func lines(
    of source: String, refusing places: [(line: Int, column: Int)], because reason: String = "no"
  ) throws -> [String] {
    let code = try of(source, refusing: places, because: reason)
    let text = String(decoding: try #require(code.staged), as: UTF8.self)
    return text.components(separatedBy: "\n")
  }
}
