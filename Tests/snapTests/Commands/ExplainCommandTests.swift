import Foundation
import Testing

@Suite(.serialized) struct ExplainCommandTests {
  @Test func printsTheTree() throws {
    let explain = try SnapCommand.run("explain", "Card.swift", "--size", "50x60")
    #expect(explain.exitCode == 0, "\(explain.messages)")
    #expect(
      explain.text == """
        root  proposed 50×60, size 50×60, at 0,0
          Card/.frame(width: 30, height: 20)  proposed 50×60, size 30×20, at 10,20  Card.swift:6
            Color blue  proposed 30×20, size 30×20, at 10,20  Card.swift:6

        """)
  }

  @Test func explainsTheNodeAtAPointOrPath() throws {
    let point = try SnapCommand.run("explain", "Card.swift", "--at", "15,25", "--size", "50x60")
    #expect(point.exitCode == 0, "\(point.messages)")
    #expect(
      point.text == """
        Card/frame/Color  Card.swift:6
        The screen is 50×60.
        Card/.frame(width: 30, height: 20) is proposed 50×60 and takes 30×20.
          It is 30×20 whatever is proposed; its view takes 30×20.
        Color blue is proposed 30×20 and takes 30×20.
          It takes all that is proposed.
        So it is 30×20, at 10,20 on the screen.

        """)
    let path = try SnapCommand.run(
      "explain", "Card.swift", "--node", "Card/frame/Color", "--size", "50x60")
    #expect(path.text == point.text)
  }

  @Test func aPreviewThatTrapsLeavesTheOthers() throws {
    let folder = try PictureFolder()
    let source = folder.path + "/Traps.swift"
    try #"""
    import SwiftUI
    #Preview("One", traits: .fixedLayout(width: 4, height: 4)) { Color.blue }
    #Preview("Bad") { let none: [Int] = []; Text("\(none[3])") }
    #Preview("Two", traits: .fixedLayout(width: 6, height: 4)) { Color.red }
    """#.write(toFile: source, atomically: true, encoding: .utf8)
    let explain = try SnapCommand.run("explain", source)
    #expect(explain.exitCode == 3)
    #expect(explain.lines.filter { $0.hasSuffix(":") } == ["One:", "Two:"], "\(explain.text)")
    #expect(explain.messages.contains("while rendering Bad\n"), "\(explain.messages)")
  }

  @Test func explainsTheNamedView() throws {
    let one = try SnapCommand.run("explain", "Many.swift", "--view", "One")
    #expect(one.lines.map { $0.prefix(12) } == ["root  propos", "  One/.frame", "    Color re"])
    #expect(one.text.hasSuffix("Many.swift:4\n"))
    let none = try SnapCommand.run("explain", "Many.swift", "--view", "Nobody")
    #expect(none.exitCode == 64)
    #expect(none.messages.contains("there is no view 'Nobody'"))
  }

  @Test func textIsMeasuredInPixels() throws {
    let sizes = try ["1", "3"].map { scale in
      try SnapCommand.run("explain", "Pages.swift", "--view", "Page", "--scale", scale)
        .lines.first { $0.contains("Text \"Thirds\"") }
    }
    #expect(sizes[0] != nil && sizes[0] != sizes[1])
  }

  @Test func explainsAScrolledScreen() throws {
    let explain = try SnapCommand.run(
      "explain", "Pages.swift", "--view", "Feed", "--size", "100x100", "--scroll", "0,150",
      "--node", "Feed/ScrollView/LazyVStack/frame[2]/Color")
    #expect(explain.exitCode == 0, "\(explain.messages)")
    #expect(explain.lines.contains { $0.contains("150 to 250 of that is visible") })
    #expect(explain.text.hasSuffix("at 0,50 on the screen.\n"), "\(explain.text)")
  }

  @Test func warnsAsRenderDoes() throws {
    let explain = try SnapCommand.run(
      "explain", "Pages.swift", "--view", "Wide", "--size", "40x40")
    let folder = try PictureFolder()
    let render = try SnapCommand.run(
      "render", "Pages.swift", "--view", "Wide", "--size", "40x40", "-o", folder.path + "/w.png")
    for messages in [explain.messages, render.messages] {
      #expect(
        messages.hasPrefix(
          "Pages.swift:15: warning: 'HStack(spacing: 0) {': it is 60 wide, 20 wider than the screen"
        ), "\(messages)")
    }
  }

  @Test func describesEveryViewAsJSON() throws {
    let explain = try SnapCommand.run("explain", "Previews.swift", "--json")
    struct Explained: Decodable {
      struct Layout: Decodable {
        struct Node: Decodable {
          struct Source: Decodable, Equatable {
            var file: String, line: Int
          }
          struct CustomView: Decodable {
            var name: String, number: Int
          }
          struct Guide: Decodable {
            var name: String, value: Double
          }
          var depth: Int, path: String, views: [CustomView], kind: String, isModifier: Bool
          var values: String, proposal: [Double?], size: [Double], frame: [[Double]]
          var guides: [Guide], source: Source?
        }
        var nodes: [Node]
        var subject: Int?, story: [String]?
      }
      var view: String, layout: Layout, warnings: [String]
    }
    let views = try JSONDecoder().decode([Explained].self, from: explain.output)
    #expect(views.map(\.view) == ["Narrow \"1\"", "Preview", "Swatch_Previews"])
    #expect(views.map(\.layout.nodes[0].size) == [[12, 34], [393, 852], [70, 10]])
    let frame = views[2].layout.nodes[2]
    #expect(frame.path == "transformPreference/Swatch/frame")
    #expect(frame.kind == "frame" && frame.isModifier)
    #expect(frame.views.map(\.name) == ["Swatch"] && frame.values == "width: 70, height: 10")
    #expect(frame.proposal == [70, 10] && frame.frame == [[0, 0], [70, 10]])
    #expect(frame.source == .init(file: "Previews.swift", line: 5))
    #expect(views.allSatisfy { $0.warnings.isEmpty && $0.layout.story == nil })
  }

  @Test func theSchemeIsThatOfTheView() throws {
    let folder = try PictureFolder()
    let source = folder.path + "/Scheme.swift"
    try """
    import SwiftUI
    struct Scheme: View {
      @Environment(\\.colorScheme) private var scheme
      var body: some View { Color.red.frame(width: scheme == .dark ? 20 : 10, height: 10) }
    }
    """.write(toFile: source, atomically: true, encoding: .utf8)
    let dark = try SnapCommand.run("explain", source, "--scheme", "dark")
    #expect(dark.text.contains("size 20×10"), "\(dark.text)\(dark.messages)")
    let both = try SnapCommand.run(
      "explain", source, "--scheme", "dark", "--scheme", "light")
    #expect(both.exitCode == 64)
    #expect(both.messages.contains("Usage: snap explain"), "\(both.messages)")
  }

  @Test func failsIfThereIsNoSuchNode() throws {
    let point = try SnapCommand.run("explain", "Card.swift", "--at", "500,0")
    #expect(point.exitCode == 64)
    #expect(point.messages.hasSuffix("error: there is nothing at 500,0 on the screen\n"))
    let path = try SnapCommand.run("explain", "Card.swift", "--node", "Card/Color")
    #expect(path.exitCode == 64)
    #expect(
      path.messages.hasSuffix(
        "error: there is no view 'Card/Color'; the nearest are:\n  Card/frame/Color\n"),
      "\(path.messages)")
  }

  @Test(arguments: [
    ["--at", "3"], ["--at", "1,2", "--node", "a"], ["--size", "3"], ["--scale", "0"],
  ])
  func refusesBadOptions(options: [String]) throws {
    let explain = try SnapCommand.run(arguments: ["explain", "Card.swift"] + options)
    #expect(explain.exitCode == 64)
    #expect(explain.output.isEmpty)
  }
}
