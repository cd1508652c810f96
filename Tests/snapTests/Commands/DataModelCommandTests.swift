import Testing

/// Views of apps with a Core Data model.
struct DataModelCommandTests {
  @Test func previewsShowTheObjectsThatTheyInsert() throws {
    let folder = try PictureFolder()
    let path = folder.path + "/lists.png"
    let items = try SnapCommand.run(
      "render", "Lists", "--view", "Items", "--scale", "1", "-o", path)
    #expect(items.exitCode == 0, "\(items.messages)")
    // One of 1, two and a new one of 3 points.
    #expect(try folder.pixelSize(of: "lists.png") == [10, 1])
    let sections = try SnapCommand.run(
      "render", "Lists", "--view", "FolderView_Previews", "--scale", "1", "-o", path)
    #expect(sections.exitCode == 0, "\(sections.messages)")
    // Sections of 1, 2 × 3 and 9, and a folder of 3.
    #expect(try folder.pixelSize(of: "lists.png") == [19, 1])
  }

  @Test func anAppWithAModelIsDrawn() throws {
    let folder = try PictureFolder()
    let render = try SnapCommand.run(
      "render", "Lists", "--view", "ListsApp", "-o", folder.path + "/app.png")
    #expect(render.exitCode == 0, "\(render.messages)")
  }

  @Test func aBrokenModelIsOneError() throws {
    let render = try SnapCommand.run("render", "BrokenModel", "-o", "never.png")
    #expect(render.exitCode == 2)
    #expect(render.messages.contains("the entity A inherits from itself"))
    #expect(render.messages.contains("Broken.xcdatamodel/contents"))
  }
}
