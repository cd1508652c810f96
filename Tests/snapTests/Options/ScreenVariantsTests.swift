import Foundation
import Testing

@Suite(.serialized) struct ScreenVariantsTests {
  let pictures: PictureFolder

  init() throws {
    pictures = try PictureFolder()
  }

  @Test func everyCombinationOfValuesIsAPicture() throws {
    let render = try SnapCommand.run(
      "render", "Group.swift", "--view", "Greeting_Previews 1", "--scheme", "light", "--scheme",
      "dark", "--locale", "en_US", "--locale", "de_DE", "-o", pictures.path + "/g.png")
    #expect(render.exitCode == 0, "\(render.messages)")
    let names = ["de_DE.dark", "de_DE.light", "en_US.dark", "en_US.light"].map { "g.\($0).png" }
    #expect(try pictures.contents == names)
    let folder = URL(fileURLWithPath: pictures.path)
    let files = try names.map { try Data(contentsOf: folder.appendingPathComponent($0)) }
    #expect(Set(files).count == 4)
    #expect(
      render.lines.map { $0.split(separator: "  ").last } == Array(repeating: "Plain", count: 4))
  }

  @Test func devicesAndSizesGiveNames() throws {
    let render = try SnapCommand.run(
      "render", "Card.swift", "--device", "iPhone SE (3rd generation)", "--device", "iPhone 16",
      "--scale", "1", "-o", pictures.path + "/c.png")
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(try pictures.contents == ["c.iPhone-16.png", "c.iPhone-SE-3rd-generation.png"])
    #expect(try pictures.pixelSize(of: "c.iPhone-16.png") == [393, 852])
    let sizes = try SnapCommand.run(
      "render", "Card.swift", "--size", "50x60", "--size", "70.5x80", "-o",
      pictures.path + "/s.png")
    #expect(sizes.exitCode == 0, "\(sizes.messages)")
    #expect(try pictures.contents.suffix(2) == ["s.50x60.png", "s.70.5x80.png"])
  }

  @Test func oneScreenThatFailsLeavesNoPicture() throws {
    let folder = URL(fileURLWithPath: pictures.path)
    let view = """
      import SwiftUI

      struct Picky: View {
        @Environment(\\.colorScheme) private var scheme

        var body: some View { Color.red.frame(width: [5][scheme == .dark ? 1 : 0]) }
      }
      """
    try Data(view.utf8).write(to: folder.appendingPathComponent("Picky.swift"))
    let render = try SnapCommand.run(
      arguments: [
        "render", "Picky.swift", "--scheme", "light", "--scheme", "dark", "-o", "p.png",
      ], in: folder)
    #expect(render.exitCode == 3)
    #expect(try pictures.contents == ["Picky.swift"])
  }
}
