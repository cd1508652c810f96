import Foundation
import Testing

@Suite(.serialized) struct FrameOptionsTests {
  let pictures: PictureFolder

  init() throws {
    pictures = try PictureFolder()
  }

  @Test func everyScrollIsAFrame() throws {
    let render = try SnapCommand.run(
      "render", "Card.swift", "--scroll", "0,0", "--scroll", "-3,-40.5", "--size", "50x60",
      "-o", pictures.path + "/card.png", "--json")
    struct Frame: Decodable, Equatable {
      var view: String, frame: Int, scroll: [Double], path: String, width: Int, height: Int
    }
    let expected = [[0, 0], [-3, -40.5]].enumerated().map { index, scroll in
      Frame(
        view: "Card", frame: index + 1, scroll: scroll,
        path: "\(pictures.path)/card.\(index + 1).png", width: 50, height: 60)
    }
    #expect(try JSONDecoder().decode([Frame].self, from: render.output) == expected)
    #expect(render.text.contains("\"milliseconds\""))
    #expect(try pictures.contents == ["card.1.png", "card.2.png"])
  }

  @Test func everyTimeIsAFrameNamedAfterIt() throws {
    let render = try SnapCommand.run(
      "render", "Motion.swift", "--view", "Slide", "--at", "0s", "--at", "200ms",
      "-o", pictures.path + "/s.png")
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(try pictures.contents == ["s.0.2s.png", "s.0s.png"])
    #expect(try pictures.redColumns(of: "s.0s.png") == 0..<10)
    #expect(try pictures.redColumns(of: "s.0.2s.png") == 20..<30)
  }

  @Test func oneTimeUsesTheGivenPath() throws {
    let render = try SnapCommand.run(
      "render", "Motion.swift", "--view", "Slide", "--at", "0.1s", "--json",
      "-o", pictures.path + "/s.png")
    #expect(try pictures.redColumns(of: "s.png") == 10..<20)
    #expect(render.text.contains("\"time\" : 0.1"))
  }

  @Test func timesFollowEachScroll() throws {
    let render = try SnapCommand.run(
      "render", "Motion.swift", "--view", "Counter", "--scroll", "0,0", "--scroll", "0,15",
      "--at", "0.5s", "--at", "1s", "-o", pictures.path + "/c.png", "--json")
    struct Frame: Decodable, Equatable { var scroll: [Double], time: Double }
    #expect(
      try JSONDecoder().decode([Frame].self, from: render.output) == [
        Frame(scroll: [0, 0], time: 0.5), Frame(scroll: [0, 0], time: 1),
        Frame(scroll: [0, 15], time: 1.5), Frame(scroll: [0, 15], time: 2),
      ])
    #expect(
      try pictures.contents == ["c.1.0.5s.png", "c.1.1s.png", "c.2.0.5s.png", "c.2.1s.png"])
  }
}
