import Foundation
import SnapRuntime

/// The views that a command is about, and the sources that they are compiled with.
struct ChosenViews {
  let views: [Candidate]
  /// The only child of a preview provider that the command is about; nil for all.
  private let child: PreviewChildName?
  /// All views that the program has.
  private let ready: [Candidate]
  private let options: SourceOptions
  private let files: [SourceFile]
  private let resourceFolders: [URL]
  private let compiler: ViewCompiler
  private let usesNetwork: Bool

  init(_ options: ViewOptions) throws {
    self.options = options.sources
    files = try options.sources.sources()
    resourceFolders = ResourceFolders.all(of: files, named: options.sources.files)
    compiler = try ViewCompiler(languageMode: options.sources.swiftVersion)
    usesNetwork = options.network
    let candidates = try compiler.candidates(in: files)
    ready = candidates.filter(\.canBeRendered)
    (views, child) = try ViewChoice.choose(named: options.view, from: candidates)
  }

  /// The number of views, where a preview provider without a named child counts as one.
  var count: Int { child == nil ? views.count : 1 }

  /// Compiles the views, does a task with them, and returns its report.
  func perform<Report: Codable & Sendable>(
    _ task: RenderTask, on screen: ScreenSettings, steps: [ScriptStep], limit: Seconds?
  ) throws -> Report {
    try perform([task], on: [screen], steps: steps, limit: limit)[0]
  }

  /// Compiles the views, does a task on the screen of its position, and returns the reports.
  ///
  /// Each screen has a process of its own, since Foundation has one locale and time zone per
  /// process. A warning is printed once for all screens.
  func perform<Report: Codable & Sendable>(
    _ tasks: [RenderTask], on screens: [ScreenSettings], steps: [ScriptStep], limit: Seconds?
  ) throws -> [Report] {
    // All are compiled before the first one runs; those of one version are one program.
    let programs = try screens.map { try program(for: $0.systemVersion) }
    var warnings: [ScreenWarnings] = []
    defer {
      let report = WarningReport(views: views, sources: files, outline: { outline })
      for text in report.texts(of: warnings) { Terminal.printError(text) }
    }
    return try tasks.indices.map { index in
      let job = RenderJob(
        task: tasks[index], views: views.compactMap(ready.firstIndex), child: child,
        screen: screens[index], steps: steps, sourceFolders: resourceFolders,
        usesNetwork: usesNetwork
      )
      let folder = try RunFolder(
        for: programs[index], sources: files, resources: resourceFolders)
      defer { folder.remove() }
      return try ViewRun.report(of: folder, job: job, limit: limit) { warnings += $0 }
    }
  }

  /// The program with the views, compiled as for a version of iOS.
  private func program(for systemVersion: Int) throws -> URL {
    try compiler.program(
      for: ready, in: options.sources(systemVersion: systemVersion), resources: resourceFolders)
  }

  /// The views and modifiers that the sources declare.
  var outline: SourceOutline { compiler.outline(of: files) }
}
