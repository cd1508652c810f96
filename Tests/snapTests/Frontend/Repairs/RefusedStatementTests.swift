import Foundation
import Testing

@testable import snap

struct RefusedStatementTests {
  /// Returns the lines of the body of a function after a place in it was refused, without indents and
  /// empty lines.
  private func refuse(line: Int, column: Int = 3, in body: String, of header: String = "func f()")
    throws -> [String]
  {
    try RefusedCode.lines(
      of: "\(header) {\n\(body)\n}\n", refusing: [(line + 1, column)]
    ).dropFirst().dropLast(2).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  @Test func aStatementIsLeftOut() throws {
    let body = "  log()\n  Analytics.log(\n    1)\n  show()"
    #expect(try refuse(line: 2, in: body) == ["log()", #"__snapOmitted("no")"#, "show()"])
    #expect(try refuse(line: 1, in: "  Analytics.log()") == [#"__snapOmitted("no")"#])
  }

  @Test func aStatementIsLeftOutWithItsTexts() throws {
    let body = #"""
        title = Title("\(user.name) and \(lost.count) others", action: {
          show()
        })
        show("\(1)")
      """#
    #expect(
      try refuse(line: 1, column: 39, in: body) == [
        #"/*title*/ __snapOmitted("no")"#, #"show("\(1)")"#,
      ])
  }

  @Test func theUsesOfAVariableAreLeftOutWithIt() throws {
    let body = """
        let (a, b) = Store.values
        show(1, a)
        show(2, x.b)
        return b
      """
    #expect(
      try refuse(line: 1, in: body, of: "func f() -> Int") == [
        #"__snapOmitted("no")"#, #"__snapOmitted("no")"#, "show(2, x.b)",
        #"return __snapOmitted("no")"#,
      ])
  }

  @Test func aStatementThatCanThrowThrows() throws {
    let body = """
        do {
          let data = try Disk.read("a")
          show(data)
        } catch { fail(error) }
        let other = try? Disk.read("b")
      """
    #expect(
      try refuse(line: 2, column: 18, in: body) == [
        "do {", #"throw __snapFailure("no")"#, "} catch { fail(error) }",
        #"let other = try? Disk.read("b")"#,
      ])
    #expect(try refuse(line: 5, column: 21, in: body).last == #"__snapOmitted("no")"#)
  }

  @Test func aGuardFails() throws {
    let body = """
        guard let user = Store.user, let name = user.name else {
          show(0)
          return
        }
        show(name)
      """
    #expect(
      try refuse(line: 1, column: 20, in: body) == [
        #"__snapOmitted("no"); do {"#, "show(0)", "return", "}",
      ])
  }

  @Test func aCaseLosesOneStatement() throws {
    let body = "  switch x {\n  case 1:\n    log()\n    show()\n  default: break\n  }"
    #expect(
      try refuse(line: 3, column: 5, in: body) == [
        "switch x {", "case 1:", #"__snapOmitted("no")"#, "show()", "default: break", "}",
      ])
  }

  @Test func aReturnReturnsAnEmptyValue() throws {
    let body = "  log()\n  if isNew { return Store.a }\n  return Store.b"
    #expect(
      try refuse(line: 3, in: body, of: "func f() -> Int") == [
        "log()", "if isNew { return Store.a }", #"return __snapOmitted("no")"#,
      ])
    #expect(
      try refuse(line: 2, column: 20, in: body, of: "func f() -> Int") == [
        "log()", #"if isNew { return __snapOmitted("no") }"#, "return Store.b",
      ])
  }

  @Test func aFunctionWhoseStatementHasNoReplacementReturnsAnEmptyValue() throws {
    for statement in [#"return __snapOmitted("no")"#, #"__snapOmitted("no")"#, "break a"] {
      let lines = try RefusedCode.lines(
        of: "func f() -> Int {\n  log()\n  \(statement)\n}", refusing: [(3, 3)])
      #expect(lines[0] == #"func f() -> Int { __snapOmitted("no") "#)
    }
    let lines = try RefusedCode.lines(
      of: #"func f() -> some Sequence { __snapOmitted("no") }"#, refusing: [(1, 29)])
    #expect(lines == [#"func f() -> some Sequence { Swift.fatalError("does not compile: no") }"#])
  }

  /// Without the statement, the loop may never end.
  @Test func aLoopWithAConditionLosesNoStatement() throws {
    let body = "  while isBusy {\n    log()\n    Store.next()\n  }"
    #expect(
      try refuse(line: 3, column: 5, in: body) == [
        #"while isBusy { Swift.fatalError("does not compile: no")"#, "}",
      ])
  }

  @Test func theContentOfAWindowIsAView() throws {
    let body = "  WindowGroup {\n    Lost()\n  }"
    #expect(
      try refuse(line: 2, column: 5, in: body, of: "var body: some Scene") == [
        #"WindowGroup { __snapRefused("no")"#, "}",
      ])
  }

  @Test func anActionOfAViewThrowsAndFailsToo() throws {
    let body = """
        Text("a").task {
          do {
            let a = try await Store.load()
            show(a)
          } catch { fail() }
        }
      """
    #expect(
      try refuse(line: 3, column: 23, in: body, of: "var body: some View").contains(
        #"throw __snapFailure("no")"#))
  }

  @Test func aFrameTakesThePlaceOfAModifier() throws {
    let body = """
        Text(a)
          .shimmering(1) { Lost() } label: { Text("") }
          .style(Neu(x))
          .font(.body)
        Text(lost)
      """
    let header = "var body: some View"
    for column in [6, 17] {
      #expect(
        try refuse(line: 2, column: column, in: body, of: header)[1]
          == #".markedAsRefused("no")"#)
    }
    #expect(try refuse(line: 3, column: 12, in: body, of: header)[2] == #".markedAsRefused("no")"#)
    #expect(try refuse(line: 5, column: 8, in: body, of: header).last == #"__snapRefused("no")"#)
    // A view may need an object of the environment.
    // A frame is no modifier of every view.
    for modifier in [".environmentObject(lost)", #".markedAsRefused("no")"#] {
      let lines = try RefusedCode.lines(
        of: "\(header) {\n  Image(a)\n  \(modifier)\n}", refusing: [(3, 4)])
      #expect(lines[0] == #"var body: some View { __snapRefused("no") "#)
    }
  }
}
