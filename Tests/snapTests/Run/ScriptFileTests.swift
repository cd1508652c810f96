import Foundation
import Render
import Testing

@Suite(.serialized) struct ScriptFileTests {
  let pictures: PictureFolder

  init() throws {
    pictures = try PictureFolder()
  }

  @Test func aScriptTakesItsPictures() throws {
    let render = try SnapCommand.run(
      "render", "Motion.swift", "--view", "Counter", "--script", "count.txt",
      "-o", pictures.path + "/c.png")
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(try pictures.contents == ["c.one.png", "c.two.png"])
    #expect(try pictures.redColumns(of: "c.one.png") == 0..<20)
    #expect(try pictures.redColumns(of: "c.two.png") == 0..<30)
  }

  @Test func aShotHasItsNameEvenIfItIsTheOnlyOne() throws {
    let render = try SnapCommand.run(
      "render", "Motion.swift", "--view", "Counter", "--script", "once.txt",
      "-o", pictures.path + "/c.png")
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(try pictures.contents == ["c.only.png"])
  }

  @Test func aScriptWithoutShotsEndsInAPicture() throws {
    let render = try SnapCommand.run(
      "render", "Motion.swift", "--view", "Counter", "--script", "scroll.txt", "-o", "-")
    #expect(pixelSizeOfPNG(render.output) == [40, 40])
  }

  @Test(arguments: [
    ("unknown.txt", 64, "error: unknown.txt:2: 'swipe' is not a step; the steps are scroll, drag"),
    ("missing.txt", 2, "error: cannot read missing.txt: No such file or directory"),
    ("Module", 2, "error: cannot read Module: it is a folder"),
  ])
  func reportsErrorsInAScript(script: String, code: Int32, message: String) throws {
    let render = try SnapCommand.run(
      "render", "Motion.swift", "--view", "Counter", "--script", script,
      "-o", pictures.path + "/c.png")
    #expect(render.exitCode == code)
    #expect(render.messages.contains(message), "\(render.messages)")
    #expect(try pictures.contents == [])
  }

  @Test func aFailingStepLeavesTheShotsBeforeItAndTheScreen() throws {
    let render = try SnapCommand.run(
      "render", "Motion.swift", "--view", "Counter", "--script", "lost.txt",
      "-o", pictures.path + "/c.png")
    #expect(render.exitCode == 2)
    #expect(
      render.messages.contains("error: lost.txt:4: no view on the screen has the id"),
      "\(render.messages)")
    #expect(try pictures.contents == ["c.before.png", "c.failed-line-4.png"])
    #expect(try pictures.redColumns(of: "c.before.png") == 0..<10)
    #expect(try pictures.redColumns(of: "c.failed-line-4.png") == 0..<20)
  }

  @Test func aFailingStepWritesNoPictureToStandardOutput() throws {
    let render = try SnapCommand.run(
      "render", "Motion.swift", "--view", "Counter", "--script", "nobody.txt", "-o", "-")
    #expect(render.exitCode == 2)
    #expect(render.output.isEmpty)
    #expect(render.messages.contains("error: nobody.txt:2: no view on the screen has the id"))
  }

  @Test func theHelpDescribesScripts() throws {
    let help = try SnapCommand.run("render", "--help")
    #expect(help.text.contains("drag X,Y to X,Y [in TIME] [CURVE]"))
  }
}
