import Foundation
import Testing

@testable import snap

@Suite(.serialized) struct LintCommandTests {
  private let pictures: PictureFolder

  init() throws { pictures = try PictureFolder() }

  private func lint(_ body: String, _ arguments: String...) throws -> SnapCommand {
    let source = """
      import SwiftUI
      struct Page: View {
        var body: some View {
          \(body)
        }
      }
      #Preview { Page() }
      """
    try Data(source.utf8).write(to: URL(fileURLWithPath: pictures.path + "/Page.swift"))
    return try SnapCommand.run(
      arguments: ["lint", "Page.swift"] + arguments, in: URL(fileURLWithPath: pictures.path))
  }

  private func entries(_ body: String) throws -> [LintReport.Entry] {
    let command = try lint(body, "--json", "--screen", "light")
    return try JSONDecoder().decode([LintReport.Entry].self, from: command.output)
  }

  @Test func aPageWithoutMistakesPasses() throws {
    let run = try lint(
      """
      ScrollView {
        Text("Title").font(.largeTitle)
        Text("A text of several lines, which wraps.")
        Button { } label: { Text("Done").padding().frame(minHeight: 44) }
        Button("Send", systemImage: "arrow.up") {}.labelStyle(.iconOnly).buttonStyle(.bordered)
      }
      """)
    #expect(run.exitCode == 0, "\(run.text)\(run.messages)")
    #expect(run.text == "0 warnings\n" || run.text.hasPrefix("0 warnings, "))
  }

  @Test func aPreviewThatTrapsLeavesTheFindingsOfTheOthers() throws {
    let run = try lint(
      """
      Text("a text that is too long for this frame").frame(width: 60, height: 20)
        }
      }
      struct Bad: View {
        var body: some View {
          let none: [Int] = []
          Text("\\(none[3])")
        }
      }
      #Preview("Bad") { Bad() }
      struct Other: View {
        var body: some View {
          Text("b")
      """, "--screen", "light")
    #expect(run.exitCode == 3)
    #expect(run.text.contains("Page.swift:4"), "\(run.text)")
    #expect(run.messages.contains("while rendering Bad\n"), "\(run.messages)")
  }

  @Test func aFilterChoosesPreviews() throws {
    let body = """
      Text("a text that is too long for this frame").frame(width: 60, height: 20)
        }
      }
      #Preview("Good") { Text("b") }
      struct Other: View {
        var body: some View {
          Text("c")
      """
    #expect(try lint(body, "--screen", "light").exitCode == 1)
    let good = try lint(body, "--screen", "light", "--filter", "Good")
    #expect(good.exitCode == 0, "\(good.text)\(good.messages)")
    #expect(try lint(body, "--screen", "light", "--filter", "Page.swift").exitCode == 1)
    let none = try lint(body, "--filter", "Missing")
    #expect(none.exitCode == 64 && none.messages.contains("no preview has 'Missing' in its name"))
  }

  @Test func eachRuleFindsItsMistake() throws {
    let found = try entries(
      """
      VStack {
        Text("a text that is too long for this frame").frame(width: 60, height: 20)
        Text("faint").foregroundStyle(Color(white: 0.8))
        Text("cut by the clip").frame(width: 40, height: 8).fixedSize().frame(width: 40, height: 8).clipped()
        ZStack { Text("one over"); Text("two under") }
        Button("small") {}.buttonStyle(.plain)
        Color.blue.frame(width: 60, height: 60).onTapGesture {}
        Text("outside").fixedSize().frame(width: 1000, alignment: .trailing)
      }
      """)
    func places(_ rule: String) -> [Int] {
      found.filter { $0.rule == rule && $0.severity == .warning }.map(\.line)
    }
    #expect(places("truncation") == [5, 7])
    #expect(places("contrast") == [6])
    #expect(places("overlap") == [8])
    #expect(places("touch-target") == [9])
    #expect(places("label") == [10])
    #expect(places("off-screen") == [11])
    let faint = try #require(found.first { $0.rule == "contrast" })
    #expect(faint.subject == "faint" && faint.message.contains("#CCCCCC on #FFFFFF"))
    #expect(faint.message.hasSuffix("; it needs at least 4.5"), "\(faint.message)")
    let outside = try #require(found.first { $0.rule == "off-screen" })
    #expect(outside.message.hasPrefix("is entirely off the screen, and"), "\(outside.message)")
    let picture = URL(fileURLWithPath: pictures.path).appendingPathComponent(faint.picture ?? "")
    #expect(pixelSizeOfPNG(try Data(contentsOf: picture)).allSatisfy { $0 > 20 })
  }

  /// A finger on the row presses the button.
  @Test func aButtonThatIsARowIsLargeEnough() throws {
    let rows = """
      Section { Toggle("On", isOn: .constant(true)); Button("Sign out", role: .destructive) {} }
      Section { HStack { Button("One") {}.buttonStyle(.plain); Button("Two") {}.buttonStyle(.plain) } }
      """
    for container in ["Form", "List"] {
      let run = try lint("\(container) { \(rows) }", "--rule", "touch-target")
      #expect(!run.text.contains("Sign out") && !run.text.contains("Sígñ"), "\(run.text)")
      #expect(run.text.contains("'One'") && run.text.contains("'Two'"), "\(run.text)")
    }
  }

  @Test func viewsUnderAnAlertAreLeftOut() throws {
    for name in ["alert", "confirmationDialog"] {
      let run = try lint(
        """
        Text("Order 1042 is on its way to the harbour, and so is everything else").padding(40)
          .frame(maxHeight: .infinity, alignment: \(name == "alert" ? ".center" : ".bottom"))
          .\(name)("Cancel?", isPresented: .constant(true)) {
            Button("Cancel order", role: .destructive) {}
          } message: { Text("You get your money back in five days.") }
        """, "--rule", "overlap")
      #expect(run.exitCode == 0, "\(run.text)\(run.messages)")
    }
  }

  @Test func aFindingOfAllScreensHasOneLineAndTheTextOfTheScreen() throws {
    let strings = pictures.path + "/en.lproj"
    try FileManager.default.createDirectory(atPath: strings, withIntermediateDirectories: true)
    try Data(#""cart.checkout" = "Check out now";"#.utf8).write(
      to: URL(fileURLWithPath: strings + "/Localizable.strings"))
    let run = try lint(
      """
      VStack {
        Button("Sign out") {}.buttonStyle(.plain)
        Text("cart.checkout").frame(width: 40, height: 20)
      }
      """, "--rule", "touch-target", "--rule", "truncation")
    #expect(
      run.lines.contains {
        $0.hasPrefix("Page.swift:5: warning: 'Sign out' is ") && $0.contains(", long-texts, ")
      }, "\(run.text)")
    #expect(run.lines.contains { $0.hasPrefix("Page.swift:6: warning: 'Check out now' is ") })
    #expect(run.lines.last == "2 warnings", "\(run.text)")
  }

  /// Light has another red, whose contrast suffices with Increase Contrast.
  @Test func theFigureIsThatOfTheFirstScreenThatIsNamed() throws {
    let badge = #"Text("New").font(.caption.bold()).foregroundStyle(.white).background(.red)"#
    func line(_ screens: String...) throws -> Substring {
      let options = ["--rule", "contrast"] + screens.flatMap { ["--screen", $0] }
      try Data("import SwiftUI\n#Preview { \(badge) }".utf8).write(
        to: URL(fileURLWithPath: pictures.path + "/Page.swift"))
      let run = try SnapCommand.run(
        arguments: ["lint", "Page.swift"] + options, in: URL(fileURLWithPath: pictures.path))
      return run.lines.first ?? ""
    }
    let dark = try line("dark")
    #expect(dark.contains("on #FF453A") && dark.hasSuffix(" on dark"))
    #expect(try line("light", "dark") == dark)
  }

  @Test func controlsWithoutALabelOverlapWithoutAName() throws {
    let found = try entries(
      """
      HStack(spacing: -20) {
        Color.red.frame(width: 60, height: 60).onTapGesture {}
        Color.blue.frame(width: 60, height: 60).onTapGesture {}
      }
      """)
    #expect(
      found.filter { $0.rule == "overlap" }.map(\.message) == [
        "and another control cover each other by 20×60"
      ])
  }

  @Test func withoutPreviewsEveryViewIsInspected() throws {
    let source = """
      import SwiftUI
      struct First: View { var body: some View { Text("a").foregroundStyle(Color(white: 0.8)) } }
      struct Second: View { var body: some View { Text("b").foregroundStyle(Color(white: 0.9)) } }
      struct Third: View { let text: String; var body: some View { Text(text) } }
      """
    try Data(source.utf8).write(to: URL(fileURLWithPath: pictures.path + "/Page.swift"))
    let run = try SnapCommand.run(
      arguments: ["lint", "Page.swift", "--screen", "light", "--json"],
      in: URL(fileURLWithPath: pictures.path))
    let found = try JSONDecoder().decode([LintReport.Entry].self, from: run.output)
    #expect(found.map(\.subject) == ["a", "b"], "\(run.messages)")
  }

  @Test func aClipThroughATextIsFound() throws {
    let found = try entries(
      #"Text("cut by a clip").fixedSize().frame(width: 60, height: 30).clipped()"#)
    #expect(found.map(\.rule) == ["clipping"])
  }

  @Test func longTextsAndLargeSizesHaveScreensOfTheirOwn() throws {
    let run = try lint(#"Text("Cancel order").lineLimit(nil).frame(width: 110, height: 22)"#)
    #expect(run.exitCode == 1)
    #expect(run.lines.first?.contains("on long-texts, xxxLarge, accessibility3") == true)
  }

  @Test func commentsAndOptionsSuppressAFinding() throws {
    let faint = #"Text("faint").foregroundStyle(Color(white: 0.8))"#
    #expect(try lint(faint, "--screen", "light").exitCode == 1)
    let ignored = try lint("\(faint) // snap:ignore contrast", "--screen", "light")
    #expect(ignored.exitCode == 0 && ignored.text == "0 warnings, 1 suppressed\n")
    #expect(try lint(faint, "--skip", "contrast").exitCode == 0)
    #expect(try lint(faint, "--rule", "overlap").exitCode == 0)
    #expect(try lint(faint, "--screen", "sideways").exitCode == 64)
  }

  @Test func limitedLinesAreANote() throws {
    let limited = #"Text("a text that is too long").lineLimit(1).frame(width: 60)"#
    let run = try lint(limited, "--screen", "light")
    #expect(run.exitCode == 0 && run.text == "0 warnings, 1 note\n")
    #expect(try lint(limited, "--screen", "light", "--notes").text.contains(": note: "))
  }

  /// Root writes into a folder without permissions, so a file is where the folder would be.
  @Test func nothingIsWrittenWithoutAPicture() throws {
    try Data().write(to: URL(fileURLWithPath: pictures.path + "/.snap"))
    let clean = try lint(#"Text("Title")"#, "--screen", "light")
    #expect(clean.exitCode == 0 && clean.text == "0 warnings\n", "\(clean.messages)")
    let faint = #"Text("faint").foregroundStyle(Color(white: 0.8))"#
    let found = try lint(faint, "--screen", "light")
    #expect(found.exitCode == 2 && found.messages.hasPrefix("error: cannot write "))
    #expect(found.text.contains("'faint' has a contrast of "))
    #expect(found.text.hasSuffix("\n1 warning\n"))
    #expect(!found.text.contains(".png"))
  }

  @Test func picturesOfTheLastRunAreRemoved() throws {
    let faint = #"Text("faint").foregroundStyle(Color(white: 0.8))"#
    let folder = pictures.path + "/.snap/lint"
    #expect(try lint(faint, "--screen", "light").text.contains("  .snap/lint/light.1.png\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["light.1.png"])
    try Data().write(to: URL(fileURLWithPath: folder + "/mine.png"))
    #expect(try lint(#"Text("Title")"#, "--screen", "light").exitCode == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["mine.png"])
  }
}
