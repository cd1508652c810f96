import Foundation
import Testing

@testable import snap

@Suite(.serialized) struct SourceLinesTests {
  /// The lines of the tree, each as name and source line.
  private func lines(of view: String) throws -> [String] {
    let explain = try SnapCommand.run("explain", "Lines.swift", "--view", view, "--size", "90x300")
    #expect(explain.exitCode == 0, "\(explain.messages)")
    return explain.lines.dropFirst().map { line in
      let name = line.split(separator: "  ", omittingEmptySubsequences: true)[0]
        .drop { $0 == " " }
      let source = line.contains("Lines.swift:") ? line.split(separator: ":").last ?? "" : "-"
      return "\(name) \(source)"
    }
  }

  @Test func eachNodeHasTheLineThatMakesIt() throws {
    let lines = try lines(of: "Lines")
    #expect(
      lines == [
        "Lines/VStack 8",
        ".padding(2) 9", ".frame(maxWidth: ∞) 31", "Text \"Title\" 29",
        // One of two branches made it, which are not told apart.
        "Text \"on Text(1)\" -",
        "HStack 37", ".overlay 38", "Text \"a\" 38", "Circle 39",
        "HStack 37", ".overlay 38", "Text \"b\" 38", "Circle 39",
        "Box/.padding(9) 66", "ZStack 63", "Divider 19",
        // What a function of the user's does to a view is not looked into.
        ".frame(height: 5) 24", ".opacity(0.5) -", ".padding(1) -", ".frame(width: 4) -",
        "Color red -",
      ])
  }

  @Test func branchesThatLookAlikeHaveNoLine() throws {
    #expect(try lines(of: "Doubt") == ["Doubt/Text \"a\" -"])
  }

  @Test func namesAreFoundOutsideOfCommentsAndStrings() {
    let source = """
      { // frame
        a.frame(frame: 1) /* frame /* frame */ */
        b("frame \\(c.frame("frame"))", #"\\(frame) " frame"#)
        \"\"\"
        frame " \\(frame)
        \"\"\"
        .frame
        `frame`
      }
      """
    let bytes = Array(source.utf8)
    let names = SourceNames(in: bytes, from: 0, through: bytes.count - 1)
    #expect(names.lines(of: .init(text: "frame", isMember: true), count: 2) == [2, 7])
    #expect(names.lines(of: .init(text: "frame", isMember: false), count: 1) == [8])
    #expect(names.lines(of: .init(text: "frame", isMember: true), count: 3) == nil)
    #expect(names.lines(of: .init(text: "c", isMember: false), count: 1) == nil)
  }
}
