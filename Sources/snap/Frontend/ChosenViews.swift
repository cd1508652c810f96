import SnapRuntime

/// The views that a command is about, and the sources that they are compiled with.
struct ChosenViews {
  let views: [Candidate]
  /// All views that the program has.
  private let ready: [Candidate]
  private let files: [SourceFile]
  private let compiler: ViewCompiler
  private let usesNetwork: Bool

  init(_ options: ViewOptions) throws {
    files = try options.sources.sources
    compiler = try ViewCompiler()
    usesNetwork = options.network
    let candidates = try compiler.candidates(in: files)
    ready = candidates.filter(\.canBeRendered)
    views = try ViewChoice.choose(named: options.view, from: candidates)
  }

  /// Compiles the views, does a task with them, and returns its report.
  func perform<Report: Codable & Sendable>(
    _ task: RenderTask, on screen: ScreenSettings, steps: [ScriptStep], limit: Seconds?
  ) throws -> Report {
    let job = RenderJob(
      task: task, views: views.compactMap(ready.firstIndex), screen: screen, steps: steps,
      sourceFolders: files.folders, usesNetwork: usesNetwork)
    let program = try compiler.program(for: ready, in: files)
    return try ViewRun.report(of: program, job: job, limit: limit) { screens in
      let report = WarningReport(views: views, sources: files, outline: { outline })
      for text in report.texts(of: screens) { Terminal.printError(text) }
    }
  }

  /// The views and modifiers that the sources declare.
  var outline: SourceOutline { compiler.outline(of: files) }
}
