import ArgumentParser
import Drawing
import Foundation
import SnapRuntime

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Finds texts and controls that are cut off, covered, too small or hard to read.",
    discussion: """
      Looks at every preview on several screens: \(LintScreens.names.joined(separator: ", ")). \
      A comment '// snap:ignore RULES' in the line of a finding or before it suppresses the finding. \
      The exit code is 0 without warnings and 1 with some; notes do not count.
      """)

  @OptionGroup var views: ViewOptions

  @Option(
    help: ArgumentHelp(
      "Only a rule: \(LintRule.allCases.map(\.rawValue).joined(separator: ", ")). Repeat it for more.",
      valueName: "RULE"))
  var rule: [LintRule] = []

  @Option(help: ArgumentHelp("Leave a rule out. Repeat it for more.", valueName: "RULE"))
  var skip: [LintRule] = []

  @Option(
    help: ArgumentHelp("Only a screen, by its name. Repeat it for more.", valueName: "NAME"))
  var screen: [String] = []

  @Option(
    help: ArgumentHelp(
      "The version of iOS that colours and '#available' follow: 15 to 26. (default: 18)",
      valueName: "VERSION"),
    transform: systemVersion(from:))
  var os = 18

  @OptionGroup var artifacts: ArtifactOptions

  @Flag(
    help: "Print notes too: what the author has limited, and the system's own sizes and colours.")
  var notes = false

  @Flag(help: "Print an array that describes each finding, with the notes.")
  var json = false

  func validate() throws {
    for name in screen where !LintScreens.names.contains(name) {
      throw ValidationError(
        "There is no screen '\(name)'; there are: \(LintScreens.names.joined(separator: ", ")).")
    }
  }

  func run() throws {
    try reportingFailure {
      let report = try report()
      if json {
        print(try readableJSON(report.entries))
      } else {
        for entry in report.entries where notes || entry.severity == .warning {
          print(entry.text + "\n")
        }
        print(report.summary)
      }
      if report.entries.contains(where: { $0.severity == .warning }) { throw ExitCode(1) }
    }
  }

  /// Inspects the views on all screens.
  func report() throws -> LintReport {
    let chosen = try ChosenViews(views)
    var settings = ScreenSettings(scale: 2)
    settings.systemVersion = os
    // A view that is no preview would have a screen of its ideal size, on which nothing is cut off.
    if !chosen.views.contains(where: \.isPreview) { settings.device = "iPhone 16" }
    let screens = LintScreens.all(for: settings).filter {
      screen.isEmpty || screen.contains($0.label)
    }
    let rules = Set(rule.isEmpty ? LintRule.allCases : rule).subtracting(skip)
    let folder = artifacts.folder.appendingPathComponent("lint", isDirectory: true)
    try ArtifactFolder.prepare(
      artifacts.folder, besides: chosen.files.map { URL(fileURLWithPath: $0.path) })
    do {
      guard FolderBounds([artifacts.folder]).contains(folder) else {
        throw InputError(reason: "links lead out of \(artifacts.folder.path)")
      }
      try removePictures(in: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure.unwritable(path: folder.path, after: error)
    }
    let shown = SnapshotPlaces.shownPath(of: folder)
    let linted: [[LintedScreen]] = try chosen.perform(
      screens.map { .lint(LintSettings(rules: rules, crops: "\(shown)/\($0.label).")) },
      on: screens.map(\.settings), steps: [], limit: views.limit)
    let report = LintReport(
      zip(screens, linted).map { ($0.label, $1) }, views: chosen.views, sources: chosen.files,
      outline: chosen.outline)
    // One picture of each finding is enough.
    let used = Set(report.entries.compactMap(\.picture))
    for path in Set(linted.joined().flatMap(\.findings).compactMap(\.crop)).subtracting(used) {
      try? FileManager.default.removeItem(atPath: path)
    }
    return report
  }

  /// Removes the pictures of the last run; a folder of sources may have the same name.
  private func removePictures(in folder: URL) throws {
    guard folder.path.isFolder else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".png") && LintScreens.names.contains(where: { name.hasPrefix("\($0).") })
    {
      unlink(folder.appendingPathComponent(name).path)
    }
  }
}

extension LintRule: ExpressibleByArgument {}
