import Foundation
import Testing

@Suite(.serialized) struct ExplainTests {
  @Test func printsTheTree() throws {
    let explain = try SnapCommand.run("explain", "Card.swift", "--size", "50x60")
    #expect(explain.exitCode == 0, "\(explain.messages)")
    #expect(
      explain.text == """
        root  proposed 50×60, answered 50×60, at 0,0
          FrameLayout width: 30, height: 20  proposed 50×60, answered 30×20, at 10,20
            Color blue  proposed 30×20, answered 30×20, at 10,20

        """)
  }

  @Test func tellsTheStoryOfAPointAndOfAPath() throws {
    let point = try SnapCommand.run("explain", "Card.swift", "--at", "15,25", "--size", "50x60")
    #expect(point.exitCode == 0, "\(point.messages)")
    #expect(point.text.hasPrefix("The screen is 50×60.\n"))
    #expect(point.text.hasSuffix("So it is 30×20, at 10,20 on the screen.\n"))
    let path = try SnapCommand.run(
      "explain", "Card.swift", "--node", "Card/FrameLayout/Color", "--size", "50x60")
    #expect(path.text == point.text)
  }

  @Test func describesEveryViewAsJSON() throws {
    let explain = try SnapCommand.run("explain", "Previews.swift", "--json")
    struct Explained: Decodable {
      struct Layout: Decodable {
        struct Node: Decodable {
          var kind: String, size: [Double]
        }
        var nodes: [Node]
      }
      var view: String, layout: Layout, warnings: [String]
    }
    let views = try JSONDecoder().decode([Explained].self, from: explain.output)
    #expect(views.map(\.view) == ["Narrow \"1\"", "Preview", "Swatch_Previews"])
    #expect(views.map(\.layout.nodes[0].size) == [[12, 34], [40, 10], [70, 10]])
  }

  @Test func saysThatNobodyIsThere() throws {
    let point = try SnapCommand.run("explain", "Card.swift", "--at", "500,0")
    #expect(point.exitCode == 2)
    #expect(point.messages.hasSuffix("error: there is nothing at 500,0 on the screen\n"))
    let path = try SnapCommand.run("explain", "Card.swift", "--node", "Table")
    #expect(path.exitCode == 2)
    #expect(path.messages.contains("error: there is no view 'Table'"))
  }

  @Test(arguments: [
    ["--at", "3"], ["--at", "1,2", "--node", "a"], ["--size", "3"], ["--scale", "1"],
  ])
  func refusesBadOptions(options: [String]) throws {
    let explain = try SnapCommand.run(arguments: ["explain", "Card.swift"] + options)
    #expect(explain.exitCode == 64)
    #expect(explain.output.isEmpty)
  }
}
