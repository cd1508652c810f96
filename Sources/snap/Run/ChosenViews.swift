import Foundation
import SnapRuntime

/// The views that a command uses, and the sources with which they are compiled.
struct ChosenViews {
  let views: [Candidate]
  /// The only child of a preview provider to use; nil for all.
  private let child: PreviewChildName?
  /// All views of the program.
  private let ready: [Candidate]
  private let options: SourceOptions
  private let project = ProjectFolders()
  private(set) var files: [SourceFile]
  private let resourceFolders: [URL]
  /// The folders that the app's bundle has as folders.
  private let wholeFolders: [URL]
  private let compiler: ViewCompiler
  private let information: InformationList
  private let usesNetwork: Bool
  private let live: LiveLiterals?
  /// The failure of files that cannot be parsed, beside others.
  private let unread: Failure?

  /// Reads the sources and chooses views, by default as `render` does.
  ///
  /// Programs of live literals can take other values for these.
  init(
    _ options: ViewOptions,
    choosing choose: ViewChoice.Rule = ViewChoice.choose,
    live: LiveLiterals? = nil
  ) throws {
    self.live = live
    self.options = options.sources
    files = try options.sources.sources(in: project)
    resourceFolders = ResourceFolders.all(
      of: files,
      named: options.sources.files + project.importedFolders + project.packages.resourceFolders,
      in: project)
    wholeFolders = ResourceFolders.whole(for: files, in: project)
    let settings = options.sources.buildSettings(in: project)
    compiler = try ViewCompiler(settings: settings, packages: project.packages)
    information = InformationList(settings: settings.texts)
    usesNetwork = options.network
    var unread: Failure?
    let candidates = try compiler.candidates(in: files, resources: resourceFolders) { unread = $0 }
    self.unread = unread
    ready = candidates.filter(\.canBeRendered)
    let project = project
    do {
      (views, child) = try choose(options.view, candidates.filter { !project.isImported($0.path) })
    } catch {
      // The view may be in a file that cannot be parsed.
      throw unread ?? error
    }
  }

  /// Whether all views are previews.
  private var showsPreviews: Bool { views.allSatisfy(\.isPreview) }

  /// The number of views; a preview provider without a named child counts as one.
  var count: Int { child == nil ? views.count : 1 }

  /// Compiles the views, performs a task with them, and returns its report.
  func perform<Report: Codable & Sendable>(
    _ task: RenderTask, on screen: ScreenSettings, steps: [ScriptStep], limit: Seconds?,
    fault: ((Failure) -> Void)? = nil
  ) throws -> Report {
    try perform([task], on: [screen], steps: steps, limit: limit, fault: fault)[0]
  }

  /// Compiles the views, performs each task on the screen with the same index, and returns the
  /// reports.
  ///
  /// Each screen has a separate process, since Foundation has one locale and time zone per process.
  /// A warning is printed once for all screens.
  ///
  /// If a preview ends the program, the task is performed again after creating the app, as Xcode
  /// does: an app registers there what its views need. If one of several views ends the program
  /// then, too, `fault` receives the failure, once for all screens, and the task is performed again
  /// without that view; without `fault`, the failure is thrown. A child of a provider that ends the
  /// program while another one is searched for by its name is not a failure.
  ///
  /// `fault` also receives the failure of each script step, once for all screens and views.
  ///
  /// With `fault`, several views or files are also compiled without the code that the compiler
  /// refuses; `fault` receives that failure too.
  ///
  /// If the task fails, what `fault` has received is printed first.
  func perform<Report: Codable & Sendable>(
    _ tasks: [RenderTask], on screens: [ScreenSettings], steps: [ScriptStep], limit: Seconds?,
    fault: ((Failure) -> Void)? = nil
  ) throws -> [Report] {
    guard let fault else {
      if let unread { throw unread }
      return try performAll(tasks, on: screens, steps: steps, limit: limit, fault: nil)
    }
    var faults: [Failure] = []
    do {
      return try performAll(tasks, on: screens, steps: steps, limit: limit) {
        faults.append($0)
        fault($0)
      }
    } catch {
      // The command reports no faults then, and they may be the reason.
      for fault in faults where fault.message != error.userMessage { fault.print() }
      throw error
    }
  }

  private func performAll<Report: Codable & Sendable>(
    _ tasks: [RenderTask], on screens: [ScreenSettings], steps: [ScriptStep], limit: Seconds?,
    fault: ((Failure) -> Void)?
  ) throws -> [Report] {
    // All programs are compiled before the first one runs; screens of the same version share one.
    let programs = try screens.map { screen in
      try fault == nil
        ? (program: program(for: screen.systemVersion), refusal: nil)
        : partialProgram(for: screen.systemVersion)
    }
    if let refusal = programs.lazy.compactMap(\.refusal).first {
      fault?(refusal.failure)
      let chosen = Set(views.compactMap(ready.firstIndex))
      for (index, reason) in refusal.unstatedLosses where chosen.contains(index) {
        fault?(.refusedCode(reason: reason, view: ready[index].name))
      }
    }
    var warnings: [ScreenWarnings] = []
    defer {
      let report = WarningReport(views: views, sources: files, outline: { outline })
      for text in report.texts(of: warnings) { Terminal.printError(text) }
    }
    var faulty: Set<ViewPlace> = []
    var unfinished: Set<String> = []
    return try tasks.indices.map { index in
      var job = RenderJob(
        task: tasks[index], views: views.compactMap(ready.firstIndex), child: child,
        screen: information.completing(screens[index], folders: resourceFolders), steps: steps,
        sourceFolders: resourceFolders,
        usesNetwork: usesNetwork
      )
      let folder = try RunFolder(
        for: programs[index].program, sources: files, packages: project.packages,
        resources: resourceFolders, wholeFolders: wholeFolders, information: information,
        showsPreviews: showsPreviews)
      defer { folder.remove() }
      let lost = programs[index].refusal?.lost ?? [:]
      job.skipped = Set(
        job.views.enumerated().filter { lost[$1] != nil }.map { ViewPlace(view: $0.offset) })
      guard job.skipped.count < job.views.count else {
        throw programs[index].refusal?.failure ?? Failure.compilation([])
      }
      var trial = AppTrial(of: app.flatMap { lost[$0] == nil ? $0 : nil })
      while true {
        var last: ViewPlace?
        var problems: [String] = []
        do {
          let report: Report = try ViewRun.report(of: folder, job: job, limit: limit) {
            warnings += $0
          } observe: {
            switch $0 {
            case .began(_, let place): last = place
            case .left(_, let problem?): problems.append(problem)
            default: break
            }
          }
          for problem in problems where unfinished.insert(problem).inserted {
            fault?(.rendering(problem))
          }
          return report
        } catch let failure as Failure where failure.isFaultOfView {
          let end = trial.end(after: AppTrial.End(failure: failure, place: last))
          job.app = trial.app
          guard let end else {
            if let app = trial.app {
              Terminal.printError("note: trying again after creating the app '\(ready[app].name)'")
            }
            continue
          }
          guard let fault, let place = end.place, isOneOfSeveral(place),
            job.skipped.insert(place).inserted
          else { throw end.failure }
          if child == nil, faulty.insert(place).inserted { fault(end.failure) }
        } catch {
          // The child that is not found may be the one that ended the program.
          throw child == nil ? error : trial.first?.failure ?? error
        }
      }
    }
  }

  /// The index of the app that other views may need, among the views of the program; nil if there
  /// is none.
  var app: Int? {
    views.allSatisfy(\.isApp) ? nil : ready.firstIndex(where: \.isApp)
  }

  /// Whether other views are left if the program continues without a view.
  private func isOneOfSeveral(_ place: ViewPlace) -> Bool {
    if case .number = child { return false }
    return views.count > 1 || place.child != nil
  }

  /// Compiles the views and starts a program that keeps running and shows them on screens of a
  /// version, locale and time zone, except those that are skipped.
  ///
  /// A partial program does without the code that the compiler refuses.
  func start(
    for screen: ScreenSettings, isPartial: Bool, skipped: Set<ViewPlace>, createsApp: Bool,
    limit: Seconds?
  ) throws -> ResidentProgram {
    var job = RenderJob(
      task: .session, views: views.compactMap(ready.firstIndex), child: child,
      screen: information.completing(screen, folders: resourceFolders),
      sourceFolders: resourceFolders, usesNetwork: usesNetwork)
    job.skipped = skipped
    job.app = createsApp ? app : nil
    if let unread, !isPartial { throw unread }
    let folder = try RunFolder(
      for: isPartial
        ? partialProgram(for: screen.systemVersion).program : program(for: screen.systemVersion),
      sources: files, packages: project.packages, resources: resourceFolders,
      wholeFolders: wholeFolders, information: information, showsPreviews: showsPreviews)
    return try ResidentProgram(folder, job: job, limit: limit)
  }

  /// Returns what the compiler refuses for a version of iOS, and the reasons why a partial program
  /// cannot make views, by their indices; nil if it refuses nothing.
  func refusal(for systemVersion: Int) throws -> (failure: Failure, lost: [Int: String])? {
    try partialProgram(for: systemVersion).refusal.map { refusal in
      let lost = views.indices.compactMap { index in
        ready.firstIndex(of: views[index]).flatMap { refusal.problems[$0] }.map { (index, $0) }
      }
      return (refusal.failure, Dictionary(uniqueKeysWithValues: lost))
    }
  }

  /// Returns the texts of warnings about screens.
  func texts(of warnings: [ScreenWarnings], outline: SourceOutline) -> [String] {
    WarningReport(views: views, sources: files, outline: { outline }).texts(of: warnings)
  }

  /// Returns the program with the views, compiled for a version of iOS.
  private func program(for systemVersion: Int) throws -> URL {
    let sources = try options.sources(in: project, systemVersion: systemVersion)
    func program(_ sources: [SourceFile], isLive: Bool) throws -> URL {
      try compiler.program(for: ready, in: sources, resources: resourceFolders, isLive: isLive)
    }
    guard let live else { return try program(sources, isLive: false) }
    return try live.program(of: sources) {
      try program($0, isLive: true)
    } plain: {
      try program(sources, isLive: false)
    }
  }

  /// Returns the program with the views, without the code that the compiler refuses beside others.
  private func partialProgram(
    for systemVersion: Int
  ) throws -> (program: URL, refusal: Refusal?) {
    try compiler.program(
      for: ready, in: options.sources(in: project, systemVersion: systemVersion),
      resources: resourceFolders, keepingRestOf: views.count)
  }

  /// Reads the files again, in which only literals have changed.
  mutating func readFiles() throws { files = try options.sources(in: project) }

  /// The views and modifiers that the sources declare.
  var outline: SourceOutline { compiler.outline(of: files) }
}
