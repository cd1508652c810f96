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

  @Test func outputOfTheViewGoesToStandardError() throws {
    let render = try SnapCommand.run("render", "Card.swift", "-o", "-", "--scale", "2")
    #expect(pixelSizeOfPNG(render.output) == [60, 40])
    #expect(render.messages.contains("hello from Card"))
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
    #expect(three.exitCode == 2)
    #expect(three.messages.contains("'Greeting_Previews' has 2 previews"), "\(three.messages)")
    let film = try SnapCommand.run("film", "Group.swift", "-o", pictures.path + "/f.png")
    #expect(film.exitCode == 2)
    #expect(film.messages.contains("--view 'Greeting_Previews 1'"), "\(film.messages)")
    let output = try SnapCommand.run("render", "Group.swift", "-o", "-")
    #expect(output.exitCode == 2 && output.output.isEmpty, "\(output.messages)")
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

  @Test func theVersionOfTheSystemDecidesAvailability() throws {
    let render = try SnapCommand.run(
      "render", "Group.swift", "--view", "Greeting_Previews 1", "--os", "18", "--os", "26", "-o",
      pictures.path + "/g.png")
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(try pictures.contents == ["g.iOS18.png", "g.iOS26.png"])
    #expect(try !pictures.redColumns(of: "g.iOS18.png").isEmpty)
    #expect(try pictures.redColumns(of: "g.iOS26.png").isEmpty)
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

  // MARK: Locale and time zone

  /// A view of dates and prices that Foundation formats, in several ways.
  private func writeDates() throws -> URL {
    let folder = URL(fileURLWithPath: pictures.path)
    let view = #"""
      import SwiftUI

      let stored = Date(timeIntervalSinceReferenceDate: 0).formatted()

      struct Dates: View {
        private let date = Date(timeIntervalSinceReferenceDate: 0)
        private let formatter = DateFormatter()

        init() {
          formatter.dateStyle = .full
          formatter.timeStyle = .full
        }

        var body: some View {
          let texts = [
            stored, date.formatted(date: .complete, time: .complete), formatter.string(from: date),
            12.5.formatted(.currency(code: "USD")), String(format: "%.2f", 1234.5),
            ["a", "b"].formatted(), "\(Calendar.current.component(.hour, from: date))",
            "\(Calendar.current.firstWeekday)", Locale.current.identifier,
            TimeZone.current.identifier, String.localizedStringWithFormat("%.1f", 1234.5),
          ]
          let _ = print(texts.joined(separator: " | "))
          VStack {
            ForEach(texts, id: \.self) { Text($0) }
            TextField("", value: .constant(12.5), format: .currency(code: "USD"))
            Text(date, style: .time)
            DatePicker("Date", selection: .constant(date))
          }
        }
      }
      """#
    try Data(view.utf8).write(to: folder.appendingPathComponent("Dates.swift"))
    return folder
  }

  @Test func picturesDependOnNothingOfTheMachine() throws {
    let folder = try writeDates()
    var results: Set<Data> = [], texts: Set<String> = []
    let machines = [
      ["TZ": "Asia/Tokyo", "LANG": "de_DE.UTF-8"], ["TZ": "America/New_York", "LC_ALL": "C"],
      ["TZ": ":/etc/localtime", "LC_ALL": "ar_EG.UTF-8", "LANGUAGE": "ar"],
      ["TZ": "", "LANG": "", "LC_TIME": "fr_FR.UTF-8"], ["TZFILE": "Europe/Berlin"],
    ]
    for machine in machines {
      let render = try SnapCommand.run(
        arguments: ["render", "Dates.swift", "--size", "500x600", "-o", "-"], in: folder,
        environment: machine)
      #expect(render.exitCode == 0, "\(render.messages)")
      results.insert(render.output)
      texts.insert(render.messages)
    }
    #expect(results.count == 1)
    #expect(texts.count == 1)
    #expect(texts.first?.contains("$12.50 | 1234.50 | a and b | 0 | 1 | en_US | GMT") == true)
  }

  @Test func theCallerChoosesTheLocaleAndTheTimeZone() throws {
    let folder = try writeDates()
    let render = try SnapCommand.run(
      arguments: [
        "render", "Dates.swift", "--locale", "de-DE", "--time-zone", "Asia/Tokyo", "-o", "a.png",
      ], in: folder)
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(
      render.messages.contains("12,50\u{A0}$ | 1234.50 | a und b | 9 | 2 | de_DE | Asia/Tokyo"),
      "\(render.messages)")
    for options in [["--locale", "xx-nowhere"], ["--locale", ""], ["--time-zone", "Mars/Base"]] {
      let wrong = try SnapCommand.run(
        arguments: ["render", "Dates.swift", "-o", "b.png"] + options, in: folder)
      #expect(wrong.exitCode == 64)
      #expect(wrong.messages.contains("write a "), "\(wrong.messages)")
    }
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

  // MARK: Time

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

  // MARK: Scripts

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
    ("nobody.txt", 2, "error: nobody.txt:2: no view on the screen has the id, accessibility"),
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

  @Test func theHelpDescribesScripts() throws {
    let help = try SnapCommand.run("render", "--help")
    #expect(help.text.contains("drag X,Y to X,Y [in TIME] [CURVE]"))
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
    #expect(render.messages.contains("trapped: signal"))
    #expect(render.messages.hasSuffix("while rendering Trap_Previews\n"))
    #expect(try pictures.contents == [], "the first view was fine, but nothing is half-written")
  }

  @Test func anInterruptEndsTheUsersCodeToo() throws {
    let messages = Pipe()
    let process = try SnapCommand.process(
      ["render", "Slow.swift", "-o", pictures.path + "/slow.png"])
    process.standardError = messages
    try process.run()
    var text = ""
    while !text.contains("started"), case let data = messages.fileHandleForReading.availableData,
      !data.isEmpty
    { text += String(decoding: data, as: UTF8.self) }
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    // The pipe ends when the last of those that write to it has, and the view would take longer.
    #expect(messages.fileHandleForReading.readDataToEndOfFile().isEmpty)
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

  @Test func pixelOptionsAreApplied() throws {
    let render = try SnapCommand.run(
      "render", "Card.swift", "--png", "small", "--depth", "16", "--color-space", "display-p3",
      "-o", "-")
    #expect(pixelSizeOfPNG(render.output) == [30, 20])
    #expect(render.output[24] == 16)
    #expect(render.output.range(of: Data("cICP".utf8)) != nil)
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
    #expect(render.messages == "error: 'Three' needs title\n")
  }

  @Test(arguments: [
    ["--size", "390"], ["--size", "0x10"], ["--size", "1e9x10"], ["--size", "nanx10"],
    ["--scale", "0"], ["--scale", "two"], ["--scroll", "10"], ["--scroll", "1,inf"],
    ["--scheme", "sepia"], ["--scheme", "dark", "--scheme", "dark"], ["--os", "12"],
    ["--background", "bluish"], ["--view"], ["--nonsense"],
    ["--at", "1"], ["--at", "-1s"], ["--at", "1s", "--at", "500ms"],
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
    ("missing/card.png", "No such file or directory"), ("", "it is a folder"),
  ])
  func refusesUnwritableOutputs(name: String, reason: String) throws {
    let path = "\(pictures.path)/\(name)"
    let render = try SnapCommand.run("render", "Card.swift", "-o", path)
    #expect(render.exitCode == 2)
    #expect(render.messages == "error: cannot write \(path): \(reason)\n")
  }
}
