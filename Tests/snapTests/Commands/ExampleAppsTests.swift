import Foundation
import Testing

/// The whole apps under `Examples/Apps`, compiled and drawn as their users would.
@Suite(.serialized) struct ExampleAppsTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let apps =
    (try? FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("Examples/Apps").path
    ).sorted()) ?? []

  private func snap(_ arguments: String...) throws -> SnapCommand {
    try SnapCommand.run(arguments: arguments, in: Self.root)
  }

  @Test(arguments: apps) func everyPreviewIsDrawn(app: String) throws {
    let folder = "Examples/Apps/\(app)"
    let list = try snap("list", folder)
    #expect(list.lines.contains { $0.contains("  App  ") }, "\(list.text)")
    let previews = list.lines.filter { $0.contains("#Preview") || $0.contains("PreviewProvider") }
    #expect(!previews.isEmpty)
    let pictures = try PictureFolder()
    let render = try snap("render", folder, "-o", pictures.path + "/\(app).png")
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(try pictures.contents.count >= previews.count)
    // No two screens of an app look alike.
    let files = try pictures.contents.map {
      try Data(contentsOf: URL(fileURLWithPath: pictures.path).appendingPathComponent($0))
    }
    #expect(Set(files).count == files.count)
  }

  @Test(arguments: apps) func theAppCompilesInSwift6Mode(app: String) throws {
    let pictures = try PictureFolder()
    let render = try snap(
      "render", "Examples/Apps/\(app)", "--view", "\(app)App", "--swift-version", "6", "-o",
      pictures.path + "/app.png")
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(try pictures.pixelSize(of: "app.png") == [393, 852])
  }
}
