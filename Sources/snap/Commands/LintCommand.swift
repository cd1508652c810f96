import ArgumentParser
import Drawing
import Foundation
import SnapRuntime

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Finds texts and controls that are cut off, covered, too small or hard to read.",
    discussion: """
      Looks at every preview, or without previews at every view that needs no arguments, on several \
      screens: \(LintScreens.names.joined(separator: ", ")). \
      A comment '// snap:ignore RULES' in the line of a finding or before it suppresses the finding. \
      The exit code is 0 without warnings and 1 with some; notes do not count.
      """)

  @OptionGroup var views: ViewOptions

  @Option(
    help: ArgumentHelp(
      "Look only at previews, or views, whose name or file has a text.", valueName: "TEXT"))
  var filter: String?

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
    help: "Print notes too: texts with a line limit, and sizes and colours of the system.")
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
      let (report, problems) = try report()
      if json {
        print(try readableJSON(report.entries))
      } else {
        for entry in report.entries where notes || entry.severity == .warning {
          print(entry.text + "\n")
        }
        print(report.summary)
      }
      try Failure.throwLast(of: problems)
      if report.entries.contains(where: { $0.severity == .warning }) { throw ExitCode(1) }
    }
  }

  /// Inspects the views on all screens; `problems` are the faults of views, which are left out, and
  /// the reason why there are no pictures.
  private func report() throws -> (report: LintReport, problems: [Failure]) {
    let chosen = try ChosenViews(views) { name, candidates in
      let (views, child) = try ViewChoice.all(named: name, from: candidates)
      guard let filter = filter.map(PreviewFilter.init) else { return (views, child) }
      let filtered = views.filter { filter.matches($0) }
      guard !filtered.isEmpty else { throw filter.failure }
      return (filtered, child)
    }
    var settings = ScreenSettings(scale: 2)
    settings.systemVersion = os
    // A view that is not a preview would have a screen of its ideal size, on which nothing is cut
    // off.
    if !chosen.views.contains(where: \.isPreview) { settings.device = "iPhone 16" }
    let screens = LintScreens.all(for: settings).filter {
      screen.isEmpty || screen.contains($0.label)
    }
    let rules = Set(rule.isEmpty ? LintRule.allCases : rule).subtracting(skip)
    let sources = chosen.files.map { URL(fileURLWithPath: $0.path) }
    return try withTemporaryFolder { crops in
      var problems: [Failure] = []
      let linted: [[LintedScreen]] = try chosen.perform(
        screens.map { .lint(LintSettings(rules: rules, crops: "\(crops.path)/\($0.label).")) },
        on: screens.map(\.settings), steps: [], limit: views.limit
      ) { problems.append($0) }
      var report = LintReport(
        zip(screens, linted).map { ($0.label, $1) }, views: chosen.views, sources: chosen.files,
        outline: chosen.outline)
      // A list of warnings does not show notes.
      if !notes, !json { report.removePictures { $0.severity == .note } }
      do {
        try LintPictures(artifacts: artifacts.folder).replace(with: &report, besides: sources)
      } catch let failure as Failure {
        report.removePictures { _ in true }
        problems.append(failure)
      }
      return (report, problems)
    }
  }
}

extension LintRule: ExpressibleByArgument {}
