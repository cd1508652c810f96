import SnapRuntime

/// The views that a command is about, and the sources that they are compiled with.
struct ChosenViews {
  let views: [Candidate]
  private let files: [SourceFile]
  private let compiler: ViewCompiler

  init(_ options: ViewOptions) throws {
    files = try SourceFile.files(at: options.sources.files)
    compiler = try ViewCompiler()
    views = try ViewChoice.choose(named: options.view, from: compiler.candidates(in: files))
  }

  /// Compiles the views, does a task with them, and returns its report.
  func perform<Report: Codable & Sendable>(
    _ task: RenderTask, on screen: ScreenSettings, steps: [ScriptStep], limit: Seconds?
  ) throws -> Report {
    let job = RenderJob(
      task: task, screen: screen, steps: steps, sourceFolders: files.folders)
    return try ViewRun.report(of: compiler.program(for: views, in: files), job: job, limit: limit)
  }

  /// The views and modifiers that the sources declare.
  var outline: SourceOutline { compiler.outline(of: files) }
}
