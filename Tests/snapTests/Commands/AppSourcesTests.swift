import Testing

/// The commands on the sources of an app as they are in Xcode.
struct AppSourcesTests {
  @Test func anAppIsListed() throws {
    let list = try SnapCommand.run("list", "App")
    #expect(
      list.text == """
        Phone  App   App/Main.swift:5
        Shown  View  App/Shown.swift:7  needs width

        """)
    #expect(try SnapCommand.run("list", "App/Shown.swift", "--platform", "macOS").lines.count == 2)
  }

  @Test func theFirstWindowOfAnAppIsDrawn() throws {
    let folder = try PictureFolder()
    let path = folder.path + "/app.png"
    let render = try SnapCommand.run(
      "render", "App", "--view", "Phone", "--size", "10x10", "-o", path)
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(try folder.redColumns(of: "app.png") == 0..<7)
    let whole = try SnapCommand.run("render", "App", "-o", path)
    #expect(whole.exitCode == 0, "\(whole.messages)")
    #expect(try folder.pixelSize(of: "app.png") == [393, 852])
  }

  @Test func theNetworkIsOff() throws {
    let folder = try PictureFolder()
    let path = folder.path + "/fetch.png"
    let render = ["render", "Fetch.swift", "--size", "7x1", "-o", path]
    let off = try SnapCommand.run(arguments: render)
    #expect(off.messages.contains("the network is off, so a request fails; --network turns it on"))
    #expect(off.exitCode == 0, "\(off.messages)")
    // The first picture waits for the end of the request.
    #expect(try folder.redColumns(of: "fetch.png") == 0..<7)
    let on = try SnapCommand.run(arguments: render + ["--network"])
    #expect(!on.messages.contains("network is off"))
    #expect(try folder.redColumns(of: "fetch.png") == 1..<6)
  }

  @Test func theCompletionOfARequestRunsOnTheClock() throws {
    let folder = try PictureFolder()
    let render = try SnapCommand.run(
      "render", "Retry.swift", "--size", "7x1", "--at", "0.4s", "--at", "0.6s",
      "-o", folder.path + "/retry.png")
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(try folder.redColumns(of: "retry.0.4s.png") == 3..<4)
    #expect(try folder.redColumns(of: "retry.0.6s.png") == 0..<7)
  }

  @Test func otherQueuesFinishBeforeThePicture() throws {
    let folder = try PictureFolder()
    let render = try SnapCommand.run(
      "render", "Background.swift", "--size", "7x1", "-o", folder.path + "/background.png")
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(try folder.redColumns(of: "background.png") == 0..<7)
  }

  @Test func foundationReadsXML() throws {
    let folder = try PictureFolder()
    let render = try SnapCommand.run("render", "Feed.swift", "-o", folder.path + "/feed.png")
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(try folder.pixelSize(of: "feed.png") == [6, 1])
  }

  @Test func messagesKeepTheirPlaces() throws {
    let render = try SnapCommand.run("render", "App/Shown.swift", "--platform", "macOS")
    #expect(render.exitCode == 3)
    #expect(render.messages.contains("App/Shown.swift:4:8: error: no such module 'AppKit'"))
  }

  /// The compiler would report the first one only, after minutes of checking in a large folder.
  @Test func everyMissingModuleIsReported() throws {
    let render = try SnapCommand.run("render", "Imports.swift")
    #expect(render.exitCode == 3)
    let use = "guard its uses with '#if canImport"
    #expect(
      render.messages == """
        Imports.swift:2:8: error: no such module 'Models'; \(use)(Models)'

        Imports.swift:3:15: error: no such module 'Tools'; \(use)(Tools)'

        """)
  }
}
