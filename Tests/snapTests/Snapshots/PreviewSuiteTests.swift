import Foundation
import Testing

/// Every test runs the built `snap` on a new folder.
@Suite(.serialized) struct PreviewSuiteTests {
  private let pictures: PictureFolder

  init() throws {
    pictures = try PictureFolder()
  }

  private func write(_ path: String, _ text: String) throws {
    let file = URL(fileURLWithPath: "\(pictures.path)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func test(_ arguments: String...) throws -> SnapCommand {
    try SnapCommand.run(
      arguments: ["test"] + arguments, in: URL(fileURLWithPath: pictures.path),
      environment: ["CI": "", "GITHUB_ACTIONS": "", "SNAP_RECORD": "", "SNAP_ARTIFACTS": ""])
  }

  private let preview = """
    import SwiftUI
    #Preview("Dot", traits: .fixedLayout(width: 4, height: 4)) { Color.red }
    """

  /// The tests of a package import test frameworks and have no previews of the app.
  @Test func thePackagesSourcesAreItsPreviews() throws {
    try write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", targets: [.target(name: "App"), .testTarget(name: "AppTests")])
      """)
    try write("Sources/App/Dot.swift", preview)
    try write("Tests/AppTests/DotTests.swift", "import XCTest\nnot Swift")
    let run = try test(".")
    #expect(run.exitCode == 1 && run.text.contains("1 new"), "\(run.text)\(run.messages)")
    let golden = "\(pictures.path)/Sources/App/__Snapshots__/Dot/Dot.1.png"
    #expect(FileManager.default.fileExists(atPath: golden))
  }

  @Test func everyScreenHasItsPictureOfEveryPreview() throws {
    try write("Dot.swift", preview)
    let run = try test(
      "Dot.swift", "--scheme", "light", "--scheme", "dark", "--os", "18", "--os", "26")
    #expect(run.text.contains("4 new"), "\(run.text)\(run.messages)")
    let again = try test(
      "Dot.swift", "--scheme", "light", "--scheme", "dark", "--os", "18", "--os", "26")
    #expect(again.exitCode == 0 && again.text.contains("4 passed"), "\(again.text)")
  }

  /// A preview that traps costs one process, and the previews after it are shown by another.
  @Test func everyTrapIsThatOfItsPreview() throws {
    let traps = (1...3).map {
      """
      #Preview("Trap \($0)") { let a: [Int] = []; Text("\\(a[\($0)])") }
      #Preview("Dot \($0)", traits: .fixedLayout(width: 4, height: 4)) { Color.blue }
      """
    }
    try write("Dot.swift", preview + "\n" + traps.joined(separator: "\n"))
    let run = try test("Dot.swift", "--timeout", "60s")
    #expect(run.text.contains("4 new"), "\(run.text)\(run.messages)")
    #expect(run.text.contains("3 error"), "\(run.text)")
  }

  /// A picture of refused code would be a wrong golden.
  @Test func codeThatDoesNotCompileLeavesThePreviewsThatDoNotUseIt() throws {
    try write("Dot.swift", preview)
    try write("Card.swift", "import SwiftUI\nstruct Card: View { var body: some View { Text(1 } }")
    try write("Script.swift", "print(1)")
    try write(
      "Uses.swift",
      """
      import SwiftUI
      struct Panel: View {
        var body: some View {
          VStack {
            Text("text")
            Card()
          }
        }
      }
      #Preview("Panel") { Panel() }
      #Preview("Card") { Card() }
      """)
    for result in ["1 new", "1 passed"] {
      let run = try test(".")
      #expect(run.exitCode == 3)
      #expect(run.text.contains("\(result), 3 error"), "\(run.text)\(run.messages)")
      let reason = "cannot find 'Card' in scope"
      #expect(
        run.text.contains("Uses/Card.1\nit does not compile: Uses.swift:11:20: \(reason)"),
        "\(run.text)")
      #expect(
        run.text.contains("Uses/Panel.1\na part of it does not compile: Uses.swift:6:7: \(reason)"),
        "\(run.text)")
      #expect(run.text.contains("Card.swift:2:"), "\(run.text)")
      #expect(run.text.contains("Script.swift:1:1: error:"), "\(run.text)")
    }
    let goldens = try FileManager.default.contentsOfDirectory(
      atPath: "\(pictures.path)/__Snapshots__")
    #expect(goldens == ["Dot"])
  }

  /// The content of a chart is no view: the chart as a whole is replaced.
  @Test func aChartThatDoesNotCompileIsNamedWithItsPlace() throws {
    try write(
      "Other.swift", "import SwiftUI\nstruct Other: View { var body: some View { Color.red } }")
    try write(
      "Bars.swift",
      """
      import Charts
      import SwiftUI
      struct Bars: View {
        var body: some View {
          Chart(0..<4, id: \\.self) { index in
            BarMark(x: .value("x", index), y: .value("y", index)).foregroundStyle(.teall)
            RuleMark(y: .value("Goal", 2))
          }
          .frame(height: 100)
        }
      }
      #Preview("Bars") { Bars() }
      #Preview("Trap") { let a: [Int] = []; Text("\\(a[1])") }
      @main struct BarsApp: App { var body: some Scene { WindowGroup { Text("") } } }
      """)
    let place = "Bars.swift:6:78", reason = "type 'ShapeStyle' has no member 'teall'"
    let run = try test(".")
    #expect(run.exitCode == 3)
    let error = try #require(run.text.range(of: "\(place): error: \(reason)"), "\(run.text)")
    let picture = try #require(
      run.text.range(of: "Bars/Bars.1\na part of it does not compile: \(place): \(reason)"),
      "\(run.text)")
    #expect(error.lowerBound < picture.lowerBound)
    #expect(run.text.contains("trapped: Index out of range"), "\(run.text)")
    #expect(
      !run.messages.contains("Signal") && !run.messages.contains("SnapViews"), "\(run.messages)")
    let render = try SnapCommand.run(
      arguments: ["render", ".", "--view", "Bars", "-o", "bars.png"],
      in: URL(fileURLWithPath: pictures.path))
    #expect(render.exitCode == 3 && render.messages.contains("\(place): error: \(reason)"))
    for word in ["RefusedView", "SnapViews", "trying again", "Signal"] {
      #expect(!(run.text + run.messages + render.messages).contains(word), "\(word)")
    }
  }

  /// The app is created for these previews alone; that of the last one does not help it.
  @Test func aPreviewThatNeedsTheAppIsShownAfterCreatingIt() throws {
    try write(
      "Cards.swift",
      #"""
      import SwiftUI
      nonisolated(unsafe) var registered: [Int] = []
      @main struct CardsApp: App {
        init() { registered = [1, 2] }
        var body: some Scene { WindowGroup { Card(number: 0) } }
      }
      struct Card: View {
        let number: Int
        var body: some View { Text("\(registered[number])") }
      }
      #Preview("First") { Card(number: 0) }
      #Preview("Plain") { Text(registered.isEmpty ? "none" : "app") }
      struct Cards_Previews: PreviewProvider {
        static var previews: some View {
          Text("text")
          Card(number: 1)
          Card(number: 2)
          Card(number: 0)
        }
      }
      """#)
    let run = try test("Cards.swift", "--timeout", "60s")
    #expect(run.exitCode == 3)
    #expect(run.text.contains("5 new, 1 error"), "\(run.text)\(run.messages)")
    #expect(run.text.contains("while rendering Cards_Previews 3\n"), "\(run.text)")
  }

  @Test func anAppThatEndsTheProgramIsNotBlamed() throws {
    try write(
      "Card.swift",
      #"""
      import SwiftUI
      @main struct CardApp: App {
        init() { fatalError("no app") }
        var body: some Scene { WindowGroup { Text("app") } }
      }
      #Preview("Card") { let none: [Int] = []; Text("\(none[0])") }
      #Preview("Dot") { Color.red }
      """#)
    let run = try test("Card.swift", "--timeout", "60s")
    #expect(run.text.contains("1 new, 1 error"), "\(run.text)\(run.messages)")
    #expect(run.text.contains("while rendering Card\n"), "\(run.text)")
  }

  @Test func aTrapInOneChildOfAProviderLeavesTheOthers() throws {
    try write(
      "Cards.swift",
      #"""
      import SwiftUI
      struct Card: View {
        let number: Int
        var body: some View {
          let none: [Int] = []
          Text(number % 2 == 1 ? "\(none[number])" : "card")
        }
      }
      struct Cards_Previews: PreviewProvider {
        static var previews: some View {
          ForEach(0..<5) { Card(number: $0) }
        }
      }
      """#)
    let run = try test("Cards.swift", "--timeout", "60s")
    #expect(run.exitCode == 3)
    for child in [1, 3, 5] {
      #expect(run.text.contains("Cards_Previews.\(child) "), "\(run.text)\(run.messages)")
    }
    for child in [2, 4] {
      let reason = "while rendering Cards_Previews \(child)\n"
      #expect(run.text.components(separatedBy: reason).count == 2, "\(run.text)")
    }
    #expect(run.text.contains("3 new, 1 error"), "\(run.text)")
  }
}
