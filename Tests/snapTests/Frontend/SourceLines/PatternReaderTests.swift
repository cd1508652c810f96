import Foundation
import Testing

@testable import snap

struct PatternReaderTests {
  /// The pattern of a body, which begins in line 1, as one line of text.
  private func pattern(_ body: String) throws -> String {
    let source = "var body: some View {\(body)\n}"
    return try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("a.swift")
      try Data(source.utf8).write(to: file)
      let parser = SourceParser(
        compiler: try Toolkit.compiler(environment: ProcessInfo.processInfo.environment),
        language: ["-parse-as-library"])
      let tree = try #require(try parser.parse([SourceFile(path: file.path)]).trees[0])
      let getter = try #require(
        tree.children.flatMap(\.accessors).first { $0.has(.isGetter) }?.body)
      let bytes = Array(source.utf8)
      let names = SourceNames(in: bytes, from: 0, through: bytes.count - 1)
      var reader = PatternReader(path: "a.swift", names: names, body: getter)
      return text(of: reader.block(getter, isFunction: true))
    }
  }

  private func text(of pattern: SourcePattern) -> String {
    func line(_ line: SourcePattern.Line?) -> String { line.map { "@\($0.line)" } ?? "" }
    switch pattern.form {
    case .view(let name, let place, let content):
      return name + line(place) + (content.map { "{\(text(of: $0))}" } ?? "")
    case .typeMember(let type, let name, let view):
      guard case .view(_, let place, _) = view.form else { return "\(type).\(name)" }
      return "\(type).\(name)\(line(place))"
    case .modifier(let modifier):
      let contents = modifier.contents.map(text).joined(separator: "; ")
      return "\(text(of: modifier.base)).\(modifier.name)\(line(modifier.line))"
        + (contents.isEmpty ? "" : "(\(contents))")
    case .member(let name, let call): return call == nil ? "own \(name)" : "own \(name)()"
    case .itself: return "self"
    case .sequence(let patterns): return patterns.map(text).joined(separator: ", ")
    case .choice(let patterns): return "(" + patterns.map(text).joined(separator: " | ") + ")"
    case .each(let pattern): return "each{\(text(of: pattern))}"
    case .anything: return "?"
    }
  }

  @Test func equalNamesAreCountedInTheOrderOfTheSource() throws {
    #expect(
      try pattern(
        """

          VStack(spacing: Double(1)) {
            Text("a").padding(2)
            Text("b").overlay(Text("c"))
          }
          .padding(Double(3))
        """)
        == "VStack@2{Text@3.padding@3, Text@4.overlay@4(Text@4)}.padding@6(Double@6)")
  }

  @Test func anEmptyBodyMakesNothing() throws {
    #expect(try pattern("") == "")
    #expect(try pattern("EmptyView()") == "EmptyView@1")
  }

  @Test func everyBranchIsAChoice() throws {
    #expect(
      try pattern("if a { Text(b) } else if let c { Image(c) } else { Divider() }")
        == "(Text@1 | (Image@1 | Divider@1))")
    #expect(try pattern("if a { Text(b) }") == "(Text@1 | )")
    #expect(
      try pattern("switch a { case .b: Text(c)\ncase .d(let e): Image(e)\ndefault: EmptyView() }")
        == "(Text@1 | Image@2 | EmptyView@3)")
  }

  @Test func onlyReturnedViewsCountInAFunctionThatReturns() throws {
    #expect(try pattern("let a = Text(b)\nreturn Text(a)") == "Text@2")
    #expect(try pattern("let a = Text(b)\nText(a)") == "Text@2")
  }

  @Test func containersThatAddNothingDisappear() throws {
    #expect(try pattern("Group { Text(a); Text(b) }") == "Text@1, Text@1")
    #expect(try pattern("AnyView(Text(a))") == "Text@1")
    #expect(try pattern("AnyView(Text(a), Text(b))") == "?")
    #expect(try pattern("ForEach(a) { b in Text(b) }") == "each{Text@1}")
  }

  @Test func viewsThatMayNotExistAreChoices() throws {
    #expect(try pattern("LazyVStack { Text(a) }") == "LazyVStack@1{(Text@1 | )}")
    #expect(
      try pattern("ScrollView { Text(a) }")
        == "ScrollView@1{(Text@1 | VStack@1{Text@1})}")
    #expect(
      try pattern("ViewThatFits { Text(a); Text(b) }") == "ViewThatFits@1{(Text@1 | Text@1)}")
  }

  @Test func membersAndModifiersOfTheTypeAreTold() throws {
    #expect(try pattern("header") == "own header")
    #expect(try pattern("row(a)") == "own row()")
    #expect(try pattern("self.padding()") == "own padding()")
    #expect(try pattern("Color.red") == "Color.red@1")
    #expect(try pattern("Text(a).modifier(Framed(b))") == "Framed@1{Text@1}")
  }

  /// Words in strings and comments are not uses of a name.
  @Test func textIsNoName() throws {
    #expect(
      try pattern("\n// Text(a)\nText(\"Text(b)\")\n/* Text\n */ Text(\"\\(Text.self)\")")
        == "Text@3, Text@5")
  }

  @Test func stylesAndLiteralsAreNoViews() throws {
    #expect(try pattern("Text(a).background(.red.opacity(0.5))") == "Text@1.background@1")
    #expect(
      try pattern("Text(a).background(Color.red, in: Circle())") == "Text@1.background@1(Circle@1)")
    #expect(try pattern("Text(a).background(b, in: .capsule)") == "Text@1.background@1")
  }
}
