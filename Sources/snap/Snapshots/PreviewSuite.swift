import Foundation
import SnapRuntime

/// The previews of a unit of sources, on each screen of a run.
struct PreviewSuite: Sendable {
  /// A preview on one screen.
  struct Unit: Equatable, Sendable {
    /// The index among the previews.
    var preview: Int
    /// The index among the screens.
    var variant: Int
  }

  /// A report about a unit.
  enum Event: Sendable {
    case took(TakenSnapshot)
    /// The unit has no more snapshots: it failed for a reason, or all were taken.
    case left(problem: Problem?)
  }

  /// The reason why a preview was not shown.
  struct Problem: Sendable {
    var text: String
    /// Whether its code trapped, ended the program or took too long.
    var isFault: Bool

    /// Joins the reasons of the children of a preview provider; returns nil if there are none.
    init?(_ reasons: [String], isFault: Bool) {
      guard !reasons.isEmpty else { return nil }
      text = reasons.joined(separator: "\n")
      self.isFault = isFault
    }
  }

  /// The name of the target; nil for files and folders outside a project.
  let name: String?
  let previews: [Candidate]
  /// The names of the previews in the names of goldens.
  let names: [String]
  let variants: [ScreenVariants.Variant]
  let files: [SourceFile]
  let resourceFolders: [URL]
  /// The folders that the app's bundle has as folders.
  private let wholeFolders: [URL]
  /// The folders of the packages that are compiled as modules of their own.
  let packages: Set<URL>
  private let sources: SourceOptions
  private let project: ProjectFolders
  private let modules: Set<String>
  private let steps: [ScriptStep]
  private let limits: LimitOptions
  /// All candidates of the program.
  private let ready: [Candidate]
  private let indices: [Int]
  private let compiler: ViewCompiler
  private let information: InformationList
  /// The programs of the variants, with the code that they do without; empty until they are compiled.
  private var programs: [(program: URL, refusal: Refusal?)] = []
  /// The failure of files that cannot be parsed, beside others.
  let unread: Failure?

  /// Finds the previews of a unit of sources.
  init(
    of unit: SourceUnit, _ options: SourceOptions, in project: ProjectFolders,
    variants: [ScreenVariants.Variant], steps: [ScriptStep], limits: LimitOptions
  ) throws {
    var options = options
    options.files = unit.paths
    sources = options
    self.project = project
    name = unit.name
    modules = unit.modules
    files = try options.sources(in: project, modules: unit.modules)
    packages = Set(try project.packages(of: files.map(\.path)).modules.map(\.package))
    self.variants = variants
    self.steps = steps
    self.limits = limits
    resourceFolders = ResourceFolders.all(
      of: files, named: unit.folders + project.importedFolders + project.packages.resourceFolders,
      in: project)
    wholeFolders = ResourceFolders.whole(for: files, in: project)
    let settings = options.buildSettings(in: project)
    compiler = try ViewCompiler(settings: settings, packages: project.packages)
    information = InformationList(settings: settings.texts)
    var unread: Failure?
    let ready = try compiler.candidates(in: files, resources: resourceFolders) { unread = $0 }
      .filter(\.canBeRendered)
    self.unread = unread
    let places = ready.indices.filter { index in
      let path = URL(fileURLWithPath: ready[index].path).standardizedFileURL.path
      return ready[index].isPreview && unit.tested?.contains(path) != false
        && !project.isImported(path)
    }
    self.ready = ready
    indices = places
    previews = places.map { ready[$0] }
    names = SnapshotNames(of: previews).all
  }

  /// Compiles the programs that show the previews, and returns the failure of the code that is left
  /// out; nil for none.
  mutating func compile() throws -> Failure? {
    var compiled: [Int: (program: URL, refusal: Refusal?)] = [:]
    programs = try variants.map { variant in
      let version = variant.settings.systemVersion
      if let program = compiled[version] { return program }
      let program = try compiler.program(
        for: ready,
        in: sources.sources(in: project, systemVersion: version, modules: modules),
        resources: resourceFolders, keepingRestOf: previews.count)
      compiled[version] = program
      return program
    }
    return programs.lazy.compactMap(\.refusal).first?.failure
  }

  /// The reason why a unit has no picture if its code is left out of its program.
  private func refusal(of unit: Unit) -> String? {
    programs[unit.variant].refusal?.problems[indices[unit.preview]]
  }

  /// All previews on all screens.
  var units: [Unit] {
    variants.indices.flatMap { variant in
      previews.indices.map { Unit(preview: $0, variant: variant) }
    }
  }

  /// The warnings about screens, each about one of `previews`.
  func texts(of warnings: [ScreenWarnings]) -> [String] {
    WarningReport(views: previews, sources: files, outline: { compiler.outline(of: files) })
      .texts(of: warnings)
  }

  /// Shows units in several processes, and passes on what each reports, from several threads.
  ///
  /// A preview that traps does not stop the others; an error of `receive` does.
  func show(
    _ units: [Unit], workers: Int,
    receive: @escaping @Sendable (Unit, Event) throws -> Void
  ) throws -> [ScreenWarnings] {
    for unit in units {
      guard let reason = refusal(of: unit) else { continue }
      try receive(unit, .left(problem: Problem([reason], isFault: true)))
    }
    let units = units.filter { refusal(of: $0) == nil }
    let queue = UnitQueue(units, workers: workers)
    let group = DispatchGroup()
    for _ in 0..<max(1, min(workers, units.count)) {
      group.enter()
      Thread.detachNewThread {
        defer { group.leave() }
        do {
          while let chunk = queue.next() { try show(chunk, queue, receive) }
        } catch {
          queue.stop(because: error)
        }
      }
    }
    group.wait()
    if let error = queue.error { throw error }
    return queue.warnings
  }

  /// Shows units of one screen in one process after the other, until each was shown or has failed.
  private func show(
    _ chunk: [Unit], _ queue: UnitQueue, _ receive: @escaping (Unit, Event) throws -> Void
  ) throws {
    var progress = UnitProgress(of: chunk, app: ready.firstIndex(where: \.isApp))
    while queue.error == nil, let units = progress.begin() {
      var problem: (any Error)?
      func pass(_ report: (unit: Unit, event: Event)?) {
        guard let report, problem == nil else { return }
        do { try receive(report.unit, report.event) } catch { problem = error }
      }
      do {
        try run(units, of: progress, queue) { pass(progress.take($0)) }
      } catch let failure as Failure where failure.isFaultOfView && !progress.isDone {
        pass(progress.take(failure))
      }
      if let problem { throw problem }
      guard progress.hasAdvanced else {
        throw Failure.rendering("the program showed no preview")
      }
    }
  }

  /// Runs the program on units, the first of which may have been shown in part.
  private func run(
    _ units: [Unit], of progress: UnitProgress, _ queue: UnitQueue,
    observe: @escaping (RenderEvent<Int>) -> Void
  ) throws {
    let program = programs[units[0].variant].program
    let pixels = try TemporaryFolder()
    defer { pixels.remove() }
    var job = RenderJob(
      task: .snapshots(folder: pixels.url.path), views: units.map { indices[$0.preview] },
      screen: information.completing(
        variants[units[0].variant].settings, folders: resourceFolders),
      steps: steps, sourceFolders: resourceFolders,
      usesNetwork: limits.network)
    job.skipped = Set(progress.faults.map { ViewPlace(view: 0, child: $0) })
    job.takenChildren = progress.takenChildren
    job.app = progress.app
    let folder = try RunFolder(
      for: program, sources: files, packages: project.packages, resources: resourceFolders,
      wholeFolders: wholeFolders, information: information, showsPreviews: true)
    defer { folder.remove() }
    let _: Int = try ViewRun.report(of: folder, job: job, limit: limits.limit) { warnings in
      queue.add(
        warnings.filter { units.indices.contains($0.view) }.map { screen in
          var screen = screen
          screen.view = units[screen.view].preview
          return screen
        })
    } observe: {
      observe($0)
    }
  }
}

/// The units that no process shows yet.
private final class UnitQueue: @unchecked Sendable {
  private let lock = NSLock()
  private var rest: ArraySlice<PreviewSuite.Unit>
  private var found: [ScreenWarnings] = []
  private var failure: (any Error)?
  private let chunkSize: Int

  init(_ units: [PreviewSuite.Unit], workers: Int) {
    rest = units[...]
    // A compromise: large enough that one process serves several, small enough that all end at
    // about the same time.
    chunkSize = max(1, min(32, units.count / (4 * max(workers, 1))))
  }

  /// Takes the next units of one screen; nil when there are none.
  func next() -> [PreviewSuite.Unit]? {
    lock.withLock {
      guard failure == nil, let first = rest.first else { return nil }
      let chunk = rest.prefix(chunkSize).prefix { $0.variant == first.variant }
      rest = rest.dropFirst(chunk.count)
      return Array(chunk)
    }
  }

  func stop(because error: any Error) { lock.withLock { failure = failure ?? error } }
  func add(_ warnings: [ScreenWarnings]) { lock.withLock { found += warnings } }

  var error: (any Error)? { lock.withLock { failure } }
  /// The warnings in the order of the previews, whichever process was faster.
  var warnings: [ScreenWarnings] { lock.withLock { found }.sorted { $0.view < $1.view } }
}
