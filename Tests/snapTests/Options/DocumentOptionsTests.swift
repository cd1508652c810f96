import Foundation
import Testing

@Suite(.serialized) struct DocumentOptionsTests {
  @Test func aDocumentHasItsInformationAndItsPaper() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("card.pdf").path
    let render = try SnapCommand.run(
      "render", "Card.swift", "--paper", "letter", "--title", "T", "--author", "A", "-o", path)
    #expect(render.exitCode == 0)
    let text = String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    #expect(text.contains("/MediaBox [0 0 612 792]"))
    #expect(text.contains("/Title <FEFF0054> /Author <FEFF0041>"))
  }

  @Test(arguments: [
    (["--text", "fonts", "-o", "a.png"], "this is PNG"),
    (["--paper", "a4", "-o", "a.svg"], "this is SVG"), (["--paper", "a9", "-o", "a.pdf"], "a4"),
  ])
  func otherFormatsAndValuesAreRefused(_ arguments: [String], _ reason: String) throws {
    let render = try SnapCommand.run(arguments: ["render", "Card.swift"] + arguments)
    #expect(render.exitCode != 0 && render.messages.contains(reason))
  }
}
