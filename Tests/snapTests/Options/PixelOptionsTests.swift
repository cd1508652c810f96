import Foundation
import Testing

@Suite(.serialized) struct PixelOptionsTests {
  @Test func pixelOptionsAreApplied() throws {
    let render = try SnapCommand.run(
      "render", "Card.swift", "--png", "small", "--depth", "16", "--color-space", "display-p3",
      "-o", "-")
    #expect(pixelSizeOfPNG(render.output) == [30, 20])
    #expect(render.output[24] == 16)
    #expect(render.output.range(of: Data("cICP".utf8)) != nil)
  }
}
