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
    /// The unit has no more snapshots, for a reason or because all were taken.
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

  /// The name of the target; nil for files and folders that are no project.
  let name: String?
  let previews: [Candidate]
  /// The names of the previews in the names of goldens.
  let names: [String]
  let variants: [ScreenVariants.Variant]
  let files: [SourceFile]
  let resourceFolders: [URL]
  private let sources: SourceOptions
  private let project: ProjectFolders
  private let modules: Set<String>
  private let steps: [ScriptStep]
  private let limits: LimitOptions
  /// All candidates of the program.
  private let ready: [Candidate]
  private let indices: [Int]
  private let compiler: ViewCompiler
  /// The programs of the variants; empty until they are compiled.
  private var programs: [URL] = []

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
    self.variants = variants
    self.steps = steps
    self.limits = limits
    resourceFolders = ResourceFolders.all(
      of: files, named: unit.folders + project.importedFolders, in: project)
    compiler = try ViewCompiler(settings: options.buildSettings(in: project))
    let ready = try compiler.candidates(in: files).filter(\.canBeRendered)
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

  /// Compiles the programs that show the previews.
  mutating func compile() throws {
    var compiled: [Int: URL] = [:]
    programs = try variants.map { variant in
      let version = variant.settings.systemVersion
      if let program = compiled[version] { return program }
      let program = try compiler.program(
        for: ready,
        in: sources.sources(in: project, systemVersion: version, modules: modules),
        resources: resourceFolders)
      compiled[version] = program
      return program
    }
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

  /// Shows units of one screen in one process after the other, until each was shown or failed.
  ///
  /// A preview that ends the program is tried again after creating the app, as by the other commands.
  /// It is shown alone then: which others would follow it depends on the number of processes.
  private func show(
    _ chunk: [Unit], _ queue: UnitQueue, _ receive: @escaping (Unit, Event) throws -> Void
  ) throws {
    var rest = chunk[...]
    // The children of the first preview that have ended the program, and the reasons.
    var faults: [Int] = []
    var reasons: [String] = []
    var app = ready.firstIndex { $0.kind == .app }
    // The end of the first preview without the app, while it is shown with the app.
    var first: (failure: Failure, child: Int?, tookCount: Int)?
    while !rest.isEmpty, queue.error == nil {
      let shown = Array(first == nil ? rest : rest.prefix(1))
      var done = 0
      var last: ViewPlace?
      // The pictures of the last view or child, and those that were taken without the app.
      var tookCount = 0
      var known = first?.tookCount ?? 0
      var problem: (any Error)?
      func pass(_ unit: Unit, _ event: Event) {
        do { try receive(unit, event) } catch { problem = problem ?? error }
      }
      do {
        let taken = faults.last.map { $0 + 1 } ?? first?.child ?? 0
        try run(shown, without: faults, taken: taken, app: first == nil ? nil : app, queue) {
          switch $0 {
          case .began(_, let place):
            if last != place { tookCount = 0 }
            last = place
          case .took(let snapshot) where shown.indices.contains(snapshot.view):
            tookCount += 1
            if known == 0 { pass(shown[snapshot.view], .took(snapshot)) } else { known -= 1 }
          case .left(let view, let text) where shown.indices.contains(view):
            done = view + 1
            reasons += text.map { [$0] } ?? []
            pass(shown[view], .left(problem: Problem(reasons, isFault: !faults.isEmpty)))
            (faults, reasons, first) = ([], [], nil)
          default: break
          }
        }
      } catch var failure as Failure where failure.isFaultOfView && done < shown.count {
        var child = last?.view == done ? last?.child : nil
        if app != nil, first == nil, problem == nil {
          first = (failure, child, last?.view == done ? tookCount : 0)
          rest = rest.dropFirst(done)
          continue
        }
        if last == nil, let (former, formerChild, _) = first {
          // The app itself ends the program.
          (failure, child, first, app) = (former, formerChild, nil, nil)
        }
        reasons.append(failure.message ?? "it ended")
        if let child, !faults.contains(child) {
          // The next process shows the children after it.
          faults.append(child)
        } else {
          pass(shown[done], .left(problem: Problem(reasons, isFault: true)))
          done += 1
          (faults, reasons, first) = ([], [], nil)
        }
      }
      if let problem { throw problem }
      guard done > 0 || !faults.isEmpty else {
        throw Failure.rendering("the program showed no preview")
      }
      rest = rest.dropFirst(done)
    }
  }

  /// Runs the program on units; of the first one, without the children that have ended the program
  /// and the first ones, which were taken.
  private func run(
    _ units: [Unit], without faults: [Int], taken: Int, app: Int?, _ queue: UnitQueue,
    observe: @escaping (RenderEvent<Int>) -> Void
  ) throws {
    let program = programs[units[0].variant]
    let pixels = try TemporaryFolder()
    defer { pixels.remove() }
    var job = RenderJob(
      task: .snapshots(folder: pixels.url.path), views: units.map { indices[$0.preview] },
      screen: variants[units[0].variant].settings, steps: steps, sourceFolders: resourceFolders,
      usesNetwork: limits.network)
    job.skipped = Set(faults.map { ViewPlace(view: 0, child: $0) })
    job.takenChildren = taken
    job.app = app
    let folder = try RunFolder(for: program, sources: files, resources: resourceFolders)
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
    // Small enough that all processes end at about the same time, and a process takes several.
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
  var warnings: [ScreenWarnings] { lock.withLock { found } }
}
