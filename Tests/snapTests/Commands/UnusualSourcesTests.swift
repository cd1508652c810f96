import Foundation
import Testing

@testable import snap

/// The names and errors of unusual sources: no message is about generated code.
@Suite(.serialized) struct UnusualSourcesTests {
  let folder: PictureFolder

  init() throws {
    folder = try PictureFolder()
  }

  private static let view = "struct Same: View { var body: some View { Color.red } }\n"

  private func write(_ source: String, to name: String = "a.swift") throws {
    try Data(("import SwiftUI\n" + source).utf8)
      .write(to: URL(fileURLWithPath: folder.path + "/" + name))
  }

  private func snap(_ arguments: String...) throws -> SnapCommand {
    let run = try SnapCommand.run(arguments: arguments, in: URL(fileURLWithPath: folder.path))
    #expect(!run.messages.contains("SnapMain") && !run.messages.contains("__"), "\(run.messages)")
    return run
  }

  private func render(_ arguments: String...) throws -> SnapCommand {
    let run = try SnapCommand.run(
      arguments: ["render", "."] + arguments, in: URL(fileURLWithPath: folder.path))
    #expect(!run.messages.contains("SnapMain") && !run.messages.contains("__"), "\(run.messages)")
    return run
  }

  // MARK: Names

  @Test func titlesMayHaveAnyCharacterAndShareALine() throws {
    try write(
      #"""
      #Preview("one\ntwo\tthree\u{7}\u{1b}[31m\"\\", traits: .sizeThatFitsLayout) { Color.red.frame(width: 5) }
      #Preview("a", traits: .sizeThatFitsLayout) { Color.red.frame(width: 6) }; #Preview("b", traits: .sizeThatFitsLayout) { Color.red.frame(width: 7) }
      @available(iOS 17, *)
      #Preview(traits: .sizeThatFitsLayout) { Color.red.frame(width: 8) }
      """#)
    let render = try render("-o", "p.png")
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(
      render.lines.map { $0.split(separator: "  ")[2] } == [
        #"one\ntwo\tthree\u{7}\u{1b}[31m"\"#, "a", "b", "Preview",
      ])
    let sizes = try (1...4).map { try folder.pixelSize(of: "p.\($0).png")[0] }
    #expect(sizes == [5, 6, 7, 8])
    let one = try self.render("--view", #"one\ntwo\tthree\u{7}\u{1b}[31m"\"#, "-o", "q.png")
    #expect(one.exitCode == 0, "\(one.messages)")
  }

  @Test func typesMayHaveAnyName() throws {
    let names = [
      "`class`", "`my view`", "ViewEntry", "MainActor", "Int32", "String", "Array", "Preview",
      "ViewProgram", "UnsafeMutableRawPointer", "Never", "Void", "`Self`", "`Type`", "SnapRuntime",
    ]
    try write(
      names.map {
        "enum \($0 == "Void" ? "Outer" : "O\($0.filter { $0.isLetter })") { struct \($0): View "
          + "{ var body: some View { Color.red.frame(width: 4, height: 4) } } }\n"
          + ($0.hasPrefix("`S") || $0.hasPrefix("`T")
            ? "" : "struct \($0): View { var body: some View { Color.red } }\n")
      }.joined()
        + "#Preview(\"all\") { @Previewable @State var side = 3.0; Color.red.frame(width: side) }\n"
    )
    #expect(try render("--view", "all", "-o", "p.png").exitCode == 0)
    for name in names where !name.hasPrefix("`S") && !name.hasPrefix("`T") {
      let render = try render("--view", name, "--size", "3x3", "-o", "p.png")
      #expect(render.exitCode == 0, "\(name): \(render.messages)")
    }
    #expect(try render("--view", "my view", "--size", "3x3", "-o", "p.png").exitCode == 0)
    #expect(try render("--view", "OSelf.Self", "-o", "p.png").exitCode == 0)
  }

  @Test(arguments: [
    "SnapMain.swift", "-x.swift", "@x.swift", "a b.swift", "é-1.swift", "x'\".swift",
  ])
  func filesMayHaveAnyName(name: String) throws {
    try write(
      Self.view + "#Preview(traits: .sizeThatFitsLayout) { Same().frame(width: 3, height: 4) }\n",
      to: name)
    let render = try render("-o", "p.png")
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(try folder.pixelSize(of: "p.png") == [3, 4])
    let named = try snap("render", "-o", "q.png", "--", name)
    #expect(named.exitCode == 0, "\(named.messages)")
  }

  @Test func aTypeThatHidesTheModuleOfPreviewsIsOneError() throws {
    try write("struct LayoutDSL: View { var body: some View { Color.red } }\n")
    #expect(try render("-o", "p.png").exitCode == 0)
    try write(
      "struct LayoutDSL: View { var body: some View { Color.red } }\n#Preview { LayoutDSL() }\n")
    #expect(
      try render("-o", "p.png").messages
        == "error: cannot read ./a.swift:2:1: a type named LayoutDSL hides the module of that name, "
        + "which '#Preview' needs; rename the type\n")
  }

  @Test(arguments: [
    ("a\nb.swift", #"a\nb.swift"#), ("a\tb.swift", #"a\tb.swift"#),
    ("a\u{1b}[31mb.swift", #"a\u{1b}[31mb.swift"#),
  ])
  func namesWithControlCharactersAreRefused(name: String, shown: String) throws {
    try write(Self.view + "#Preview { Same() }\n", to: name)
    for arguments in [["."], ["./\(name)"]] {
      let list = try SnapCommand.run(
        arguments: ["list"] + arguments, in: URL(fileURLWithPath: folder.path))
      #expect(list.exitCode == 2)
      #expect(
        list.messages
          == "error: cannot read ./\(shown): its name has a control character; rename it\n")
    }
  }

  @Test func aFileWithoutANameIsRefused() throws {
    try write(Self.view, to: ".swift")
    let expected = "error: cannot read .swift: it has no name before '.swift'; rename it\n"
    #expect(try snap("list", ".swift").messages == expected)
  }

  @Test func privateTypesOfOneNameAreListed() throws {
    try write("private " + Self.view)
    try write("private " + Self.view, to: "b.swift")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/F.swift", withIntermediateDirectories: false)
    #expect(
      try snap("list", ".").text == """
        Same  View  ./a.swift:2  needs to be internal
        Same  View  ./b.swift:2  needs to be internal

        """)
  }

  @Test func otherEndingsOfNamesAreRefused() throws {
    try write(Self.view, to: "x.SWIFT")
    let expected =
      "error: cannot read ./x.SWIFT: its name does not end in .swift, as the compiler requires\n"
    #expect(try render().messages == expected)
    try write(Self.view, to: "y.txt")
    #expect(try snap("list", "y.txt").messages.hasPrefix("error: cannot read y.txt: its name does"))
  }

  @Test func namesThatAreNotUTF8AreRefused() throws {
    try write(Self.view)
    let path = Array((folder.path + "/bad").utf8) + [0xff] + Array(".swift".utf8) + [0]
    let file = path.withUnsafeBytes {
      open($0.baseAddress!.assumingMemoryBound(to: CChar.self), O_CREAT | O_WRONLY, 0o600)
    }
    try #require(file >= 0)
    close(file)
    let list = try snap("list", ".")
    #expect(list.exitCode == 2)
    #expect(list.messages.hasSuffix("its name is not UTF-8; rename it\n"), "\(list.messages)")
  }

  // MARK: Errors

  @Test func twoTypesOfOneNameAreOneError() throws {
    try write(Self.view, to: "a.swift")
    try write(Self.view, to: "b.swift")
    let render = try render()
    #expect(render.exitCode == 3)
    #expect(render.messages.contains("a.swift:2:8: error: invalid redeclaration of 'Same'"))
    #expect(render.messages.components(separatedBy: ": error: ").count == 2, "\(render.messages)")
  }

  @Test func anErrorInAPreviewIsOneError() throws {
    try write("#Preview(\"bad\") {\n  Color.red\n    .nonsense()\n}\n#Preview { Color.red }\n")
    let render = try render()
    #expect(render.exitCode == 3)
    #expect(render.messages.hasPrefix("a.swift:4:6: error: "), "\(render.messages)")
    #expect(render.messages.components(separatedBy: ": error: ").count == 2, "\(render.messages)")
  }

  @Test func errorsThatFollowInAnExpansionAreLeftOut() throws {
    try write(
      "extension EnvironmentValues { @Entry var foo: Foo = 3 }\n" + Self.view)
    let messages = try render().messages
    #expect(messages.hasPrefix("a.swift:2:47: error: cannot find type 'Foo'"), "\(messages)")
    #expect(messages.components(separatedBy: ": error: ").count == 2, "\(messages)")
  }

  @Test func aTrapInAPreviewHasItsLine() throws {
    try write(
      """
      #Preview(
        "plain"
      ) {
        let numbers: [Int] = []
        return Text("\\(numbers[Int("3")!])")
      }
      #Preview("state") {
        @Previewable @State
        var numbers: [Int] = []
        Text("a")
        Text("\\(numbers[Int("3")!])")
      }
      """)
    for (name, line) in [("plain", 6), ("state", 12)] {
      let run = try SnapCommand.run(
        arguments: ["render", ".", "--view", name, "-o", "p.png"],
        in: URL(fileURLWithPath: folder.path))
      #expect(run.exitCode == 3)
      #expect(run.messages.contains("a.swift:\(line):"), "\(run.messages)")
      #expect(!run.messages.contains("swiftmacro") && !run.messages.contains("SnapMain"))
    }
  }

  /// The generated code cannot make them, which is no error of the sources.
  @Test func viewsThatCannotBeMadeDoNotStopOthers() throws {
    try write(
      """
      struct Throws: View { init() throws {}; var body: some View { Color.red } }
      struct Outer<T> { struct Inner: View { var body: some View { Color.red } } }
      struct Fine: View { var body: some View { Color.red.frame(width: 3, height: 4) } }
      """)
    let fine = try render("--view", "Fine", "-o", "p.png")
    #expect(fine.exitCode == 0, "\(fine.messages)")
    for name in ["Throws", "Outer.Inner"] {
      let other = try render("--view", name, "-o", "q.png")
      #expect(other.exitCode == 2)
      #expect(
        other.messages.hasPrefix("error: '\(name)' cannot be made without arguments: "),
        "\(other.messages)")
      #expect(other.messages.split(separator: "\n").count == 1, "\(other.messages)")
    }
  }

  @Test func attributedTypesDoNotHideViews() throws {
    try write(
      "func g() -> @Sendable () -> Void { {} }\ntypealias F = @MainActor () -> Void\n" + Self.view)
    #expect(try snap("list", "a.swift").text == "Same  View  a.swift:4\n")
  }

  @Test func unsupportedModifiersAreOneExactError() throws {
    try write(
      """
      struct Exit: View {
        @State private var isOn = false
        var body: some View {
          VStack {
            Text("a")
              .listSectionIndexVisibility(.visible)
              .sectionIndexLabel("a")
              .frame(width: isOn ? 10 : 20, alignment: .leading)
          }
        }
      }
      """)
    let render = try render()
    #expect(render.exitCode == 3)
    #expect(
      render.messages.contains("a.swift:7:10: error: 'listSectionIndexVisibility' is unavailable"))
    #expect(
      render.messages.contains(
        "a.swift:8:10: error: 'sectionIndexLabel' is unavail"))
    #expect(render.messages.components(separatedBy: ": error: ").count == 3, "\(render.messages)")
  }

  // MARK: Warnings

  @Test func aWarningHasItsLineOnce() throws {
    try write(
      """
      struct Row: View {
        var body: some View {
          VStack {
            HStack(spacing: 0) {
              Color.red.frame(width: 30)
              Color.red.frame(width: 30)
            }
            Image("nowhere")
          }
        }
      }
      #Preview(traits: .fixedLayout(width: 40, height: 40)) { Row() }
      #Preview(traits: .fixedLayout(width: 50, height: 40)) { Row() }
      #Preview { Color("unknown") }
      """)
    let render = try render("-o", "p.png")
    #expect(
      render.messages == """
        ./a.swift:9: warning: 'Image("nowhere")': no image named 'nowhere' found.
          Put it into an asset catalog, or as a file, beside the sources.
        ./a.swift:4: warning: 'VStack {': it is 60 wide, 20 wider than the screen, and overflows it.
          Let its views shrink or wrap, put it in a horizontal ScrollView, or clip it if the overflow \
        is intended.
        ./a.swift:15: warning: '#Preview { Color("unknown") }': no colour named 'unknown' found, so it \
        is clear.
          Add it to an asset catalog beside the sources.

        """)
  }

  @Test func namesThatDifferInDigitsHaveAWarningEach() throws {
    try write(
      "#Preview { VStack { ForEach(1..<4) { Image(\"photo\\($0)\") } } }\n")
    let messages = try render("-o", "p.png").messages
    for name in ["photo1", "photo2", "photo3"] { #expect(messages.contains("'\(name)'")) }
    #expect("it's 60 wide, 'a2' isn't 3".withoutMeasures == "it's  wide, 'a2' isn't ")
  }

  @Test func aScrollWithoutAScrollViewIsAWarning() throws {
    try write(Self.view)
    try Data("wait 1s\nscroll 0,9\n".utf8)
      .write(to: URL(fileURLWithPath: folder.path + "/s.txt"))
    let warning =
      "warning: 'struct Same: View { var body: some View { Color.red } }': nothing scrolls"
    #expect(try render("--scroll", "0,9", "-o", "p.png").messages.contains(warning))
    #expect(
      try snap("film", "a.swift", "--scroll-from", "0", "--scroll-to", "9", "--frames", "2")
        .messages.contains(warning))
    #expect(try snap("explain", "a.swift", "--scroll", "0,9").messages.contains(warning))
    #expect(
      try render("--script", "s.txt", "-o", "p.png").messages
        .hasPrefix("s.txt:2: warning: nothing scrolls"))
    try write(
      "struct Same: View { var body: some View { ScrollView { Color.red }"
        + ".fullScreenCover(isPresented: .constant(true)) { Text(\"a\") } } }\n")
    #expect(
      try render("--scroll", "0,9", "-o", "p.png").messages.contains(
        "the scroll to 0,9 has no effect, because nothing scrolls on the screen or presentation"))
    try write("struct Same: View { var body: some View { ScrollView { Color.red } } }\n")
    #expect(try render("--scroll", "0,9", "-o", "p.png").messages == "")
    #expect(
      try render("--scroll", "0,-900", "-o", "p.png").messages.hasSuffix(
        "the scroll to 0,-900 leaves no content on the screen.\n"
          + "  Pull by less than the length of the scroll view.\n"))
    #expect(try render("--scroll", "0,900", "-o", "p.png").messages == "")
  }

  // MARK: Programs

  @Test func anotherViewOfTheSameSourcesIsNotCompiledAgain() throws {
    try write(
      "struct One: View { var body: some View { Color.red } }\n"
        + "struct Two: View { var body: some View { Color.red } }\n// \(UUID())\n")
    let cache = URL(fileURLWithPath: folder.path).appendingPathComponent("cache")
    func entries(afterRendering view: String) throws -> [String] {
      let render = try SnapCommand.run(
        arguments: ["render", ".", "--view", view, "-o", "p.png"],
        in: URL(fileURLWithPath: folder.path), environment: ["SNAP_CACHE": cache.path])
      #expect(render.exitCode == 0, "\(render.messages)")
      return try FileManager.default.contentsOfDirectory(atPath: cache.path).sorted()
    }
    #expect(try entries(afterRendering: "One") == entries(afterRendering: "Two"))
  }
}
