import Foundation
import LayoutDSL
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
        ".overlay 24", "TrimmedShape from: 0, to: 0.5, 1 21", "RectangleInset 1 24",
        ".offset(x: 1, y: 0) 28", ".colorFilter(contrast 0.5) 27",
        ".colorFilter(brightness 0.5) 26", "Text \"filtered\" 25",
        // The lines in the bodies of the modifiers that the sources declare.
        "VStack 48", "Framed/.frame(width: 7) 42", "Text \"declared\" 29", ".padding(9) 51",
        "Text \"label\" 50",
      ])
  }

  @Test func viewsInsideModifiersAndLayoutsHaveTheirLines() throws {
    let lines = try lines(of: "Inside", in: "Inside.swift")
    let expected = [
      "Inside/AnyLayout 9",
      // Modifiers with a body.
      "Text \"menu\" 10", ".padding(3) 11", "Text \"alert\" 13", ".frame(width: 9) 14",
      // A style in a shape, and a constant.
      "Text \"shape\" 16", "RoundedRectangle cornerRadius: 2 17", "Circle 5",
      ".frame(height: 5) 19",
      // The stack of several views in an overlay.
      "ZStack 21", "Text \"first\" 22", "Text \"second\" 23",
    ]
    #expect(expected.filter { !lines.contains($0) } == [], "\(lines)")
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The greatest share of the nodes in the examples' own views that may have no line.
  ///
  /// `Documentation/JSON.md` states it. The rest is in branches that are not told apart, in closures
  /// that are arguments of functions, and in views that something else stores.
  private static let greatestShareWithoutLine = 0.02

  /// A modifier that the comparison does not understand loses the lines of all that is inside it.
  @Test func nodesOfTheExamplesViewsHaveLines() throws {
    let folder = Self.root.appendingPathComponent("Examples").path
    let apps = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/Apps")
    let packages: Set = ["Bazel", "CardServer", "SnapshotSuite"]
    let examples =
      try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0 != "Apps" && !packages.contains($0) } + apps.map { "Apps/\($0)" }
    var count = 0
    var unknown: [String] = []
    for example in examples.sorted() {
      let nodes = try ownNodes(of: "Examples/\(example)")
      #expect(!nodes.isEmpty, "\(example)")
      count += nodes.count
      unknown += nodes.filter { $0.source == nil }.map { "\(example): \($0.path)" }
    }
    let share = Double(unknown.count) / Double(count)
    print("Nodes without a source line: \(unknown.count) of \(count), \(share)")
    #expect(share <= Self.greatestShareWithoutLine, "\(unknown.joined(separator: "\n"))")
  }

  /// The nodes that an example's own views make: those in no view of the library, such as a control.
  ///
  /// A modifier of the library is looked into, because the view that it modifies is inside it.
  private func ownNodes(of example: String) throws -> [LayoutExplanation.Node] {
    let command = try SnapCommand.run(arguments: ["explain", example, "--json"], in: Self.root)
    #expect(command.exitCode == 0, "\(command.messages)")
    let types = try declaredTypes(in: Self.root.appendingPathComponent(example))
    let explained = try JSONDecoder.forEvents().decode([ExplainedView].self, from: command.output)
    return explained.flatMap { explained in
      var views: [String?] = []
      return explained.layout.nodes.filter { node in
        views.removeSubrange(min(node.depth, views.count)...)
        let around = node.views.last { !$0.isModifier || types.contains($0.name) }
        views.append(around?.name ?? views.last ?? nil)
        return views[views.count - 1].map(types.contains) ?? false
      }
    }
  }

  private func declaredTypes(in file: URL) throws -> Set<String> {
    let paths = file.pathExtension == "swift" ? [file.path] : [file.path + "/"]
    let text = try SourceFile.files(at: paths).map { String(decoding: $0.contents, as: UTF8.self) }
      .joined()
    return Set(text.matches(of: #/(?:struct|class|enum) (\w+)/#).map { String($0.1) })
  }
}
