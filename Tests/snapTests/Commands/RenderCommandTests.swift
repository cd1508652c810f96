import Drawing
import Foundation
import Render
import Testing

/// Every test runs the built `snap`, one after the other, so that they share their compilations.
@Suite(.serialized) struct RenderCommandTests {
  let pictures: PictureFolder

  init() throws {
    pictures = try PictureFolder()
  }

  // MARK: Pictures

  @Test func rendersTheOnlyViewAtItsIdealSize() throws {
    let render = try SnapCommand.run("render", "Card.swift", "-o", pictures.path + "/card.png")
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(render.text == "\(pictures.path)/card.png  30×20  Card\n")
    #expect(try pictures.contents == ["card.png"])
    #expect(try pictures.pixelSize(of: "card.png") == [30, 20])
  }

  /// The closure of a preview runs before there is a screen.
  @Test func previewsReadTheScreenOfTheDevice() throws {
    let file = pictures.path + "/Panel.swift"
    try """
    import SwiftUI
    #Preview(traits: .sizeThatFitsLayout) {
      Color.red.frame(width: UIScreen.main.bounds.width, height: 10)
    }
    """.write(toFile: file, atomically: true, encoding: .utf8)
    for (device, width) in [("iPad mini (A17 Pro)", 1488), ("iPhone SE (3rd generation)", 750)] {
      let render = try SnapCommand.run(
        "render", file, "--device", device, "-o", pictures.path + "/panel.png")
      #expect(render.exitCode == 0, "\(render.messages)")
      #expect(try pictures.pixelSize(of: "panel.png").first == width)
    }
  }

  @Test func outputOfTheViewGoesToStandardError() throws {
    let render = try SnapCommand.run("render", "Card.swift", "-o", "-", "--scale", "2")
    #expect(pixelSizeOfPNG(render.output) == [60, 40])
    #expect(render.messages.contains("hello from Card"))
  }

  @Test func previewsGoBeforeViewsAndMayUsePrivateOnes() throws {
    let render = try SnapCommand.run("render", "Previews.swift", "-o", pictures.path + "/p")
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(
      render.text == """
        \(pictures.path)/p.1  12×34  Narrow "1"
        \(pictures.path)/p.2  393×852  Preview
        \(pictures.path)/p.3  70×10  Swatch_Previews

        """)
    #expect(try pictures.contents == ["p.1", "p.2", "p.3"])
    #expect(try pictures.contents.map(pictures.pixelSize) == [[12, 34], [393, 852], [70, 10]])
  }

  @Test func picturesInAFolderAreNamedAfterTheirViews() throws {
    let folder = pictures.path + "/new/"
    let render = try SnapCommand.run("render", "Previews.swift", "-o", folder)
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(
      render.lines == [
        "\(folder)Previews.Narrow-1.png  12×34  Narrow \"1\"",
        "\(folder)Previews.png  393×852  Preview",
        "\(folder)Previews.Swatch_Previews.png  70×10  Swatch_Previews",
      ])
    // The folder exists now, so the slash can be left out.
    let again = try SnapCommand.run(
      "render", "Previews.swift", "--view", "Narrow \"1\"", "--at", "0s", "--at", "1s",
      "--scheme", "light", "--scheme", "dark", "-o", pictures.path + "/new")
    #expect(again.exitCode == 0, "\(again.messages)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
        "Previews.Narrow-1.dark.0s.png", "Previews.Narrow-1.dark.1s.png",
        "Previews.Narrow-1.light.0s.png", "Previews.Narrow-1.light.1s.png",
        "Previews.Narrow-1.png", "Previews.Swatch_Previews.png", "Previews.png",
      ])
  }

  @Test func inAFolderEveryViewIsRenderedIfThereIsNoPreview() throws {
    let render = try SnapCommand.run("render", "Many.swift", "-o", pictures.path)
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(try pictures.contents == ["Many.One.png", "Many.Two.png"])
  }

  @Test func rendersAFolderAsOneModuleWithoutRunningItsApplication() throws {
    let render = try SnapCommand.run("render", "Module", "-o", pictures.path + "/module.png")
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(!render.messages.contains("this must not run"))
    #expect(try pictures.pixelSize(of: "module.png") == [9, 9])
  }

  @Test func modulesOfOneFolderAreCompiledTogether() throws {
    let render = try SnapCommand.run(
      "render", "Modules", "--view", "Screen", "-o", pictures.path + "/m.png")
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(try pictures.pixelSize(of: "m.png") == [7, 9])
    // The second of two files with one name.
    let preview = try SnapCommand.run(
      "render", "Modules", "--view", "Bar", "--scale", "1", "-o", pictures.path + "/bar.png")
    #expect(preview.exitCode == 0, "\(preview.messages)")
    #expect(try pictures.pixelSize(of: "bar.png") == [3, 5])
  }

  @Test func widgetsHaveTheSizeOfTheirFamily() throws {
    let preview = try SnapCommand.run("render", "Widgets", "-o", pictures.path + "/p.png")
    #expect(preview.exitCode == 0, "\(preview.messages)")
    #expect(preview.lines == ["\(pictures.path)/p.png  338×158  Medium"])
    let widget = try SnapCommand.run(
      "render", "Widgets", "--view", "Clock", "-o", pictures.path + "/w.png")
    #expect(widget.exitCode == 0, "\(widget.messages)")
    #expect(try pictures.pixelSize(of: "w.png") == [158, 158])
    #expect(try pictures.redColumns(of: "w.png").count > 100)
    let list = try SnapCommand.run("list", "Widgets")
    #expect(list.text.contains("Clock   Widget    Widgets/Clock.swift:16"), "\(list.text)")
  }

  @Test func assetsAndOtherResourcesAreThoseOfAnApp() throws {
    let render = try SnapCommand.run("render", "Assets", "-o", pictures.path + "/a.png")
    #expect(render.exitCode == 0 && render.messages.isEmpty, "\(render.messages)")
    #expect(try pictures.redColumns(of: "a.png") == 0..<100)
  }

  @Test func eachRunHasAHomeOfItsOwn() throws {
    for _ in 0..<2 {
      let render = try SnapCommand.run("render", "Home.swift", "-o", pictures.path + "/h.png")
      #expect(render.exitCode == 0, "\(render.messages)")
      #expect(try pictures.pixelSize(of: "h.png") == [1, 2])
    }
  }

  @Test func stringsOfModelsAreTranslated() throws {
    let render = try SnapCommand.run(
      "render", "Words", "--locale", "de_DE", "-o", pictures.path + "/de.png")
    #expect(render.exitCode == 0, "\(render.messages)")
    // Brot, Brot, Brot, 2 Laibe, Titel
    #expect(try pictures.pixelSize(of: "de.png") == [24, 1])
    let english = try SnapCommand.run("render", "Words", "-o", pictures.path + "/en.png")
    #expect(english.exitCode == 0, "\(english.messages)")
    // Bread, Bread, Bread, 2 loaves, No
    #expect(try pictures.pixelSize(of: "en.png") == [25, 1])
  }

  @Test func rendersTheNamedView() throws {
    let render = try SnapCommand.run(
      "render", "Many.swift", "--view", "One", "--background", "transparent", "--scheme", "dark",
      "-o", pictures.path + "/one.png")
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(try pictures.pixelSize(of: "one.png") == [11, 12])
  }

  @Test func findsPicturesBesideTheSources() throws {
    let folder = URL(fileURLWithPath: pictures.path)
    try Pixmap(width: 24, height: 8, bytes: [UInt8](repeating: 255, count: 24 * 8 * 4))
      .write(to: folder.appendingPathComponent("photo@2x.png"))
    let view = #"import SwiftUI; struct Photo: View { var body: some View { Image("photo") } }"#
    try Data(view.utf8).write(to: folder.appendingPathComponent("Photo.swift"))
    let render = try SnapCommand.run(
      arguments: ["render", "Photo.swift", "--scale", "2", "-o", "view.png"], in: folder)
    #expect(render.exitCode == 0 && render.messages.isEmpty, "\(render.messages)")
    #expect(try pictures.pixelSize(of: "view.png") == [24, 8])
  }

  // MARK: Screens

  @Test func theChildrenOfAProviderArePicturesOfTheirOwn() throws {
    let render = try SnapCommand.run("render", "Group.swift", "-o", pictures.path + "/g.png")
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(
      render.lines == [
        "\(pictures.path)/g.1.png  60×50  Plain",
        "\(pictures.path)/g.2.png  60×50  Greeting_Previews 2",
      ])
    let one = try SnapCommand.run(
      "render", "Group.swift", "--view", "Greeting_Previews 2", "-o", pictures.path + "/one.png")
    #expect(one.lines == ["\(pictures.path)/one.png  60×50  Greeting_Previews 2"])
    let three = try SnapCommand.run(
      "render", "Group.swift", "--view", "Greeting_Previews 3", "-o", pictures.path + "/3.png")
    #expect(three.exitCode == 64)
    #expect(three.messages.contains("'Greeting_Previews' has 2 previews"), "\(three.messages)")
    let film = try SnapCommand.run("film", "Group.swift", "-o", pictures.path + "/f.png")
    #expect(film.exitCode == 64)
    #expect(film.messages.contains("--view 'Greeting_Previews 1'"), "\(film.messages)")
    let output = try SnapCommand.run("render", "Group.swift", "-o", "-")
    #expect(output.exitCode == 64 && output.output.isEmpty, "\(output.messages)")
  }

  // MARK: Files that are none

  @Test(.timeLimit(.minutes(5)))
  func pipesAndEndlessFilesBesideTheSourceDoNotHang() throws {
    let folder = URL(fileURLWithPath: pictures.path)
    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
    let view = #"""
      import SwiftUI

      struct Photo: View {
        var body: some View {
          VStack {
            Image("pipe")
            Image("sparse")
            Text("key").font(.custom("Pipe", size: 10))
          }
        }
      }
      """#
    try Data(view.utf8).write(to: folder.appendingPathComponent("Photo.swift"))
    for pipe in ["pipe.png", "Pipe.ttf", "Localizable.xcstrings", "script.txt"] {
      #expect(mkfifo(path(pipe), 0o600) == 0)
    }
    for file in ["sparse.png", "Sparse.otf"] {
      try Data().write(to: folder.appendingPathComponent(file))
      #expect(truncate(path(file), 5 << 30) == 0)
    }
    let render = try SnapCommand.run(
      arguments: ["render", "Photo.swift", "-o", "a.png"], in: folder)
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(render.messages.contains("pipe.png cannot be shown: it is a pipe"))
    #expect(render.messages.contains("sparse.png cannot be shown: it has 5120 MiB"))
    let script = try SnapCommand.run(
      arguments: ["render", "Photo.swift", "-o", "a.png", "--script", "script.txt"], in: folder)
    #expect(script.exitCode == 2 && script.messages.contains("it is a pipe"), "\(script.messages)")
    #expect(mkfifo(path("B.swift"), 0o600) == 0)
    let source = try SnapCommand.run(
      arguments: ["render", ".", "-o", "a.png"], in: folder)
    #expect(source.exitCode != 0 && source.messages.contains("it is a pipe"), "\(source.messages)")
  }

  // MARK: Depth

  @Test func aViewThatIsTooDeepIsExplained() throws {
    let folder = URL(fileURLWithPath: pictures.path)
    let view = #"""
      import SwiftUI

      struct Deep: View {
        var body: some View {
          var view = AnyView(Text("a"))
          for _ in 0..<100_000 { view = AnyView(VStack { view }) }
          return view
        }
      }
      """#
    try Data(view.utf8).write(to: folder.appendingPathComponent("Deep.swift"))
    let render = try SnapCommand.run(
      arguments: ["render", "Deep.swift", "-o", "a.png"], in: folder)
    #expect(render.exitCode == 0)
    #expect(render.messages.contains("levels of views and modifiers deep"))
  }

  // MARK: Failures of the user's code

  @Test func printsCompilerErrors() throws {
    let render = try SnapCommand.run("render", "Broken.swift", "-o", pictures.path + "/b.png")
    #expect(render.exitCode == 3)
    #expect(render.messages.hasPrefix("Broken.swift:4:35: error: "))
    #expect(render.messages.contains("isNoModifier"))
  }

  @Test func namesTheSignalAndTheViewOfATrap() throws {
    let render = try SnapCommand.run("render", "Trap.swift", "-o", pictures.path + "/t.png")
    #expect(render.exitCode == 3)
    #expect(render.messages.contains("Index out of range"))
    #expect(render.messages.contains("trapped: Index out of range, signal"))
    #expect(
      render.messages.contains("while rendering Trap_Previews\n  at Trap.swift:10:"),
      "\(render.messages)")
    #expect(render.messages.split(separator: "\n").count <= 8, "\(render.messages)")
    #expect(!render.messages.contains("views-"), "the program has no name that users know")
    #expect(try pictures.contents == ["t.1.png"], "the first view is fine")
  }

  /// Signals in the functions of a system library, which keep no frame pointers.
  @Test(arguments: [
    ("Cast", "Ends.swift:5:"), ("Aborting", "Ends.swift:10:"), ("Deadlock", "Ends.swift:18:"),
    ("Locked", "Ends.swift:33:"),
  ])
  func namesTheLineThatEndsTheProgramInALibrary(view: String, place: String) throws {
    let render = try SnapCommand.run(
      "render", "Ends.swift", "--view", view, "--timeout", "2s", "-o", pictures.path + "/e.png")
    #expect(render.exitCode == 3)
    #expect(render.messages.contains("\n  at \(place)"), "\(render.messages)")
  }

  @Test func namesTheFunctionThatCallsItselfWithoutEnd() throws {
    let render = try SnapCommand.run(
      "render", "Ends.swift", "--view", "Recursion", "-o", pictures.path + "/r.png")
    #expect(render.exitCode == 3)
    #expect(
      render.messages.contains("calls itself without end, so the stack is full\n  at Ends.swift:"),
      "\(render.messages)")
  }

  @Test func previewsBesideATrapKeepTheirPicturesAndNumbers() throws {
    let source = pictures.path + "/Traps.swift"
    try #"""
    import SwiftUI
    #Preview("One", traits: .fixedLayout(width: 4, height: 4)) { Color.blue }
    #Preview("Bad") { let none: [Int] = []; Text("\(none[3])") }
    #Preview("Two", traits: .fixedLayout(width: 6, height: 4)) { Color.red }
    #Preview("Worse") { let none: [Int] = []; Text("\(none[4])") }
    """#.write(toFile: source, atomically: true, encoding: .utf8)
    let render = try SnapCommand.run(
      "render", source, "--scheme", "light", "--scheme", "dark", "-o", pictures.path + "/t.png")
    #expect(render.exitCode == 3)
    #expect(
      render.text.split(separator: "\n").map { $0.suffix(20) }
        == [
          "/t.light.1.png  4×4  One", "/t.light.3.png  6×4  Two", "/t.dark.1.png  4×4  One",
          "/t.dark.3.png  6×4  Two",
        ].map { $0.suffix(20) }, "\(render.text)")
    let names = ["t.dark.1.png", "t.dark.3.png", "t.light.1.png", "t.light.3.png"]
    #expect(try pictures.contents == ["Traps.swift"] + names)
    for view in ["Bad", "Worse"] {
      #expect(render.messages.components(separatedBy: "while rendering \(view)\n").count == 2)
    }
  }

  @Test func viewsAreDrawnWithoutTheCodeThatDoesNotCompile() throws {
    let folder = pictures.path + "/app"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let sources = [
      "Session": """
      import Accounts_Unknown
      import Combine
      final class Session: ObservableObject {
        @Published var user: Accounts_Unknown.User?
        func signOut() { Accounts.signOut() }
      }
      """,
      "Home": """
      import SwiftUI
      struct Home: View {
        @StateObject private var session = Session()
        var body: some View { Button("Sign out") { session.signOut() }.frame(width: 90, height: 20) }
      }
      #Preview("Home", traits: .sizeThatFitsLayout) { Home() }
      #Preview("Lost", traits: .sizeThatFitsLayout) { Lost() }
      """,
    ]
    for (name, text) in sources {
      try text.write(toFile: "\(folder)/\(name).swift", atomically: true, encoding: .utf8)
    }
    for _ in 1...2 {
      let render = try SnapCommand.run("render", folder, "-o", pictures.path + "/")
      #expect(render.exitCode == 3)
      #expect(render.messages.contains("error: no such module 'Accounts_Unknown'"))
      #expect(try pictures.contents == ["Home.png", "app"], "\(render.messages)")
      #expect(try pictures.pixelSize(of: "Home.png") == [90, 20])
    }
    let other = try SnapCommand.run(
      "render", folder, "--view", "Lost", "-o", pictures.path + "/lost.png")
    #expect(other.exitCode == 3)
    #expect(try !pictures.contents.contains("lost.png"))
  }

  /// Each part of the sum is the width that the view has only if what is missing fails as it should.
  @Test func codeGoesOnWithoutTheStatementsThatNeedAMissingModule() throws {
    let folder = pictures.path + "/app"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "let other = 1".write(toFile: "\(folder)/Other.swift", atomically: true, encoding: .utf8)
    try """
    import SwiftUI
    import Store_Unknown
    final class Model {
      var width: CGFloat = 10
      init() {
        let config = Store.Config("a")
        config.isQuiet = true
        Store.start(config)
        do {
          let stored = try Store.read()
          width = stored.width
        } catch {
          width += 20
        }
        load { self.width += $0 }
        guard let user = Store.user else { return }
        width = user.width
      }
      func load(_ add: (CGFloat) -> Void) {
        add(40)
        Store.log("loaded")
      }
    }
    struct Home: View {
      @Stored("margin") private var margin = 3.0
      let model = Model()
      var body: some View {
        Color.red
          .frame(width: model.width + margin, height: 20)
          .glowing(Store.style)
      }
    }
    #Preview("Home", traits: .sizeThatFitsLayout) { Home() }
    """.write(toFile: "\(folder)/Home.swift", atomically: true, encoding: .utf8)
    let render = try SnapCommand.run("render", folder, "-o", pictures.path + "/")
    #expect(render.exitCode == 3)
    #expect(try pictures.pixelSize(of: "Home.png") == [73, 20], "\(render.messages)")
    let warning = "warning: code that does not compile is left out: Home.swift"
    for place in ["6:18", "10:24", "16:22", "21:5", "30:16"] {
      #expect(
        render.messages.contains("\(warning):\(place)"), "\(place) of \(render.messages)")
    }
  }

  @Test func viewsAreDrawnWithoutTheFilesThatCannotBeParsed() throws {
    let folder = pictures.path + "/app"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let sources = [
      "Home": """
      import SwiftUI
      struct Home: View { var body: some View { Color.red.frame(width: 30, height: 20) } }
      #Preview("Home", traits: .sizeThatFitsLayout) { Home() }
      #Preview("Other", traits: .sizeThatFitsLayout) { Card() }
      """,
      "Card": """
      import SwiftUI
      struct Card: View { var body: some View { Text("a" } }
      #Preview("Card") { Card() }
      """,
      "Script": "print(1)\n",
    ]
    for (name, text) in sources {
      try text.write(toFile: "\(folder)/\(name).swift", atomically: true, encoding: .utf8)
    }
    for _ in 1...2 {
      let render = try SnapCommand.run("render", folder, "-o", pictures.path + "/")
      #expect(render.exitCode == 3)
      #expect(render.messages.contains("Card.swift:2:52: error:"), "\(render.messages)")
      #expect(render.messages.contains("Script.swift:1:1: error:"))
      #expect(
        render.messages.contains(
          "error: a part of Other does not compile: Home.swift:4:50: cannot find"),
        "\(render.messages)")
      #expect(try pictures.contents == ["Home.png", "app"], "\(render.messages)")
    }
    let list = try SnapCommand.run("list", folder)
    #expect(list.exitCode == 3 && list.messages.contains("Card.swift:2:52: error:"))
    #expect(list.lines.count == 3, "\(list.text)")
    let card = try SnapCommand.run(
      "render", folder, "--view", "Card", "-o", pictures.path + "/card.png")
    #expect(card.exitCode == 3 && card.messages.contains("Card.swift:2:52: error:"))
    let film = try SnapCommand.run(
      "film", folder, "--view", "Home", "--frames", "1", "-o", pictures.path + "/film.png")
    #expect(film.exitCode == 3 && film.messages.contains("Card.swift:2:52: error:"))
    #expect(try pictures.contents.contains("film.png"), "\(film.messages)")
    let explain = try SnapCommand.run("explain", folder, "--view", "Home")
    #expect(explain.exitCode == 3 && explain.text.contains("size 30×20"), "\(explain.messages)")
    #expect(explain.messages.contains("Script.swift:1:1: error:"))
  }

  @Test func childrenOfAProviderBesideATrapKeepTheirPicturesAndNumbers() throws {
    let source = pictures.path + "/Traps.swift"
    try #"""
    import SwiftUI
    struct Card: View {
      let number: Int
      var body: some View {
        let none: [Int] = []
        Text(number == 2 ? "\(none[number])" : "card")
      }
    }
    struct Cards_Previews: PreviewProvider {
      static var previews: some View {
        Group { Card(number: 1); Card(number: 2) }
        Card(number: 3).previewDisplayName("Three")
      }
    }
    """#.write(toFile: source, atomically: true, encoding: .utf8)
    func render(_ arguments: String...) throws -> SnapCommand {
      try SnapCommand.run(
        arguments: ["render", source, "--size", "4x4"] + arguments
          + ["-o", pictures.path + "/t.png"])
    }
    let all = try render()
    #expect(all.exitCode == 3)
    #expect(try pictures.contents == ["Traps.swift", "t.1.png", "t.3.png"])
    let reason = "while rendering Cards_Previews 2\n  at "
    #expect(all.messages.components(separatedBy: reason).count == 2, "\(all.messages)")
    let other = try render("--view", "Three")
    #expect(other.exitCode == 0, "\(other.messages)")
    let trapped = try render("--view", "Cards_Previews 2")
    #expect(trapped.exitCode == 3 && trapped.messages.contains(reason), "\(trapped.messages)")
  }

  @Test func anInterruptEndsTheUsersCodeToo() throws {
    let messages = Pipe()
    let process = try SnapCommand.process(
      ["render", "Slow.swift", "-o", pictures.path + "/slow.png"])
    process.standardError = messages
    try process.run()
    var text = ""
    while !text.contains("started"),
      case let data = try InputFile.nextData(from: messages.fileHandleForReading.fileDescriptor),
      !data.isEmpty
    { text += String(decoding: data, as: UTF8.self) }
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    // The pipe ends when the last of those that write to it has, and the view would take longer.
    #expect(try InputFile.data(from: messages.fileHandleForReading.fileDescriptor).isEmpty)
    #expect(try pictures.contents == [])
  }

  @Test func outlinesAreWrittenAsSVGAndPDF() throws {
    let svg = pictures.path + "/card.svg", pdf = pictures.path + "/card.pdf"
    let render = try SnapCommand.run("render", "Card.swift", "--scale", "2", "-o", svg)
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(render.text == "\(svg)  30×20  Card\n")
    #expect(try SnapCommand.run("render", "Card.swift", "-o", pdf).exitCode == 0)
    let text = try String(contentsOfFile: svg, encoding: .utf8)
    #expect(text.contains("width=\"30\" height=\"20\""))
    #expect(try Data(contentsOf: URL(fileURLWithPath: pdf)).starts(with: Data("%PDF".utf8)))
    #expect(try pictures.contents == ["card.pdf", "card.svg"])
  }

  // MARK: Usage

  @Test func listsTheCandidatesIfThereAreSeveral() throws {
    let render = try SnapCommand.run("render", "Many.swift")
    #expect(render.exitCode == 64)
    #expect(
      render.messages == """
        error: which view? Name one with --view:
          One  View  Many.swift:3
          Two  View  Many.swift:6

        """)
  }

  @Test func listsTheArgumentsThatAViewNeeds() throws {
    let render = try SnapCommand.run("render", "Many.swift", "--view", "Three")
    #expect(render.exitCode == 64)
    #expect(
      render.messages
        == "error: 'Three' needs title; add a '#Preview' that passes what it needs\n")
  }

  @Test(arguments: [
    ["--size", "390"], ["--size", "0x10"], ["--size", "1e9x10"], ["--size", "nanx10"],
    ["--scale", "0"], ["--scale", "two"], ["--scroll", "10"], ["--scroll", "1,inf"],
    ["--scheme", "sepia"], ["--scheme", "dark", "--scheme", "dark"], ["--os", "12"],
    ["--background", "bluish"], ["--view"], ["--nonsense"],
    ["--at", "1m"], ["--at", "-1s"], ["--at", "1s", "--at", "500ms"],
    ["--at", "1s", "--script", "count.txt"], ["-o", "-", "--json"],
    ["-o", "-", "--scroll", "0,0", "--scroll", "0,1"], ["-o", "card.jpg"],
    ["-o", "card.svg", "--png", "small"], ["--depth", "12"], ["--color-space", "cmyk"],
  ])
  func refusesBadOptions(options: [String]) throws {
    let render = try SnapCommand.run(arguments: ["render", "Card.swift"] + options)
    #expect(render.exitCode == 64)
    #expect(render.messages.lowercased().hasPrefix("error: "))
    #expect(render.output.isEmpty)
  }

  // MARK: Files

  @Test(arguments: ["Missing.swift", "Module/Empty"])
  func refusesUnreadableSources(path: String) throws {
    let render = try SnapCommand.run("render", path)
    #expect(render.exitCode == 2)
    #expect(render.messages == "error: cannot read \(path): No such file or directory\n")
  }

  @Test(arguments: [
    ("missing/card.png", "there is no folder FOLDER/missing"),
    ("missing/all/", "there is no folder FOLDER/missing"),
  ])
  func refusesUnwritableOutputs(name: String, reason: String) throws {
    let path = "\(pictures.path)/\(name)"
    let reason = reason.replacing("FOLDER", with: pictures.path)
    let render = try SnapCommand.run("render", "Card.swift", "-o", path)
    #expect(render.exitCode == 2)
    #expect(render.messages == "error: cannot write \(path): \(reason)\n")
  }
}
