import Foundation
import SnapRuntime
import Testing

@testable import snap

@Suite(.serialized) struct SourceMatcherTests {
  /// The lines of the tree, each as name and source line.
  private func lines(of view: String, in file: String = "Lines.swift") throws -> [String] {
    let explain = try SnapCommand.run("explain", file, "--view", view, "--size", "90x300")
    #expect(explain.exitCode == 0, "\(explain.messages)")
    return explain.lines.dropFirst().map { line in
      let name = line.split(separator: "  ", omittingEmptySubsequences: true)[0]
        .drop { $0 == " " }
      let source = line.contains("\(file):") ? line.split(separator: ":").last ?? "" : "-"
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
        ".frame(height: 5) 24", ".opacity(0.5) 71", ".padding(1) 71", ".frame(width: 4) 22",
        "Color red 21",
      ])
  }

  @Test func ambiguousBranchesHaveNoLine() throws {
    #expect(try lines(of: "Doubt") == ["Doubt/Text \"a\" -"])
  }

  @Test func modifiersNeedNoEntryInAList() throws {
    let lines = try lines(of: "Modifiers", in: "Modifiers.swift")
    #expect(
      lines == [
        "Modifiers/.transformPreference(NavigationBarKey) 33", "VStack 5",
        ".frame(width: 40) 9", ".task 8", ".gesture(_EndedGesture) 7", "Text \"tapped\" 6",
        ".padding(1) 13", ".transformPreference(NavigationBarKey) 12", ".mask 11",
        "Text \"masked\" 10",
        // Inside a control, nothing is compared.
        ".frame(height: 9) 16", "Button/StandardButton/.gesture(PressableGesture) 14",
        ".opacity(1) -", "Label/Label/Text \"button\" -",
        ".clipShape(Rectangle) 20", ".aspectRatio(fit) 19", "Image \"star\" 17",
        ".overlay 24", "TrimmedShape 1 21", "RectangleInset 1 24",
        // Either modifier can have made either node.
        ".offset(x: 1, y: 0) 28", ".colorFilter(contrast 0.5) -", ".colorFilter(brightness 0.5) -",
        "Text \"doubt\" 25",
        // The lines in the bodies of the modifiers that the sources declare.
        "VStack 48", "Framed/.frame(width: 7) 42", "Text \"declared\" 29", ".padding(9) 51",
        "Text \"label\" 50",
      ])
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let examples =
    (try? FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("Examples").path
    ).filter { $0 != "Apps" }) ?? []

  /// Nodes inside a control come from the library, those in an example's own views from its lines.
  @Test(arguments: examples) func nodesOfAnExamplesViewsHaveLines(example: String) throws {
    let command = try SnapCommand.run(
      arguments: ["explain", "Examples/\(example)", "--json"], in: Self.root)
    #expect(command.exitCode == 0, "\(command.messages)")
    let views = try JSONDecoder.forEvents().decode([ExplainedView].self, from: command.output)
    let types = try declaredTypes(in: Self.root.appendingPathComponent("Examples/\(example)"))
    // The nodes whose innermost custom view is one of the example's.
    let nodes = views.flatMap { explained in
      var views: [String?] = []
      return explained.layout.nodes.filter { node in
        views.removeSubrange(min(node.depth, views.count)...)
        views.append(node.views.last?.name ?? views.last ?? nil)
        return views[views.count - 1].map(types.contains) ?? false
      }
    }
    #expect(!nodes.isEmpty)
    let unknown = nodes.filter { $0.source == nil }
    #expect(
      Double(unknown.count) < 0.1 * Double(nodes.count),
      "\(unknown.count) of \(nodes.count) have no line: \(unknown.map(\.path))")
  }

  private func declaredTypes(in file: URL) throws -> Set<String> {
    let paths = file.pathExtension == "swift" ? [file.path] : [file.path + "/"]
    let text = try SourceFile.files(at: paths).map { String(decoding: $0.contents, as: UTF8.self) }
      .joined()
    return Set(text.matches(of: #/(?:struct|class|enum) (\w+)/#).map { String($0.1) })
  }
}
