import ArgumentParser
import Drawing
import Foundation
import SnapRuntime
import Goldens

struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Compares every preview with its golden, or with its picture in a commit.",
    discussion: """
      Each preview has a golden, __Snapshots__/FILE/PREVIEW.1.png beside its source, with its layout \
      as text. Each target of a package or of an Xcode project is a module. Artifacts of differences are in \
      .snap, for 'snap review', 'snap report' and 'snap accept'. The file snap.yml has options that \
      every run of a project needs.

      \(ScriptFile.help)
      """)

  @OptionGroup var sources: SourceOptions
  @OptionGroup var frame: FrameOptions
  @OptionGroup var shots: ShotOptions
  @OptionGroup var limits: LimitOptions

  @Option(
    help: ArgumentHelp(
      "Test only previews whose name or file has a text, in upper or lower case.", valueName: "TEXT"
    ))
  var filter: String?

  @Option(
    help: ArgumentHelp(
      """
      Goldens to write: all, missing, failed or never. (default: $SNAP_RECORD; else missing, \
      or never on a CI server)
      """, valueName: "MODE"))
  var record: RecordMode?

  @Option(
    help: ArgumentHelp(
      "The folder of all goldens. (default: __Snapshots__ beside each source)", valueName: "DIR"))
  var snapshots: String?

  @OptionGroup var artifacts: ArtifactOptions
  @OptionGroup var tolerance: ToleranceOptions

  @Option(
    help: ArgumentHelp(
      "Compare with the pictures of a commit, which are taken now, instead of with goldens.",
      valueName: "COMMIT"))
  var against: String?

  @Flag(
    help: """
      Test only previews that depend on a file that has changed since a commit: a source, a resource, \
      a golden, snap.yml, or the renderer.
      """)
  var onlyChanged = false

  @Option(
    help: ArgumentHelp(
      "The commit of '--only-changed'. (default: that of '--against', or HEAD)",
      valueName: "COMMIT"))
  var since: String?

  @Option(
    help: ArgumentHelp(
      """
      Test one of N parts of the suite, as in 2/8. (default: $TEST_SHARD_INDEX + 1 of \
      $TEST_TOTAL_SHARDS, or all)
      """, valueName: "I/N"),
    transform: { text in
      guard let shard = Shard(text) else { throw ValidationError("write it as in 2/8") }
      return shard
    })
  var shard: Shard?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of processes. (default: one a processor)", valueName: "N"))
  var workers: Int?

  @Option(help: ArgumentHelp("Write the results for CI servers to a file.", valueName: "FILE"))
  var junit: String?

  @Option(help: ArgumentHelp("Write the results as JSON to a file.", valueName: "FILE"))
  var json: String?

  func validate() throws {
    if against != nil, record != nil || snapshots != nil {
      throw ValidationError(
        "'--against' uses no goldens: leave out '--record' and '--snapshots'.")
    }
    if since != nil, !onlyChanged {
      throw ValidationError("'--since' is the commit of '--only-changed': add that.")
    }
    if let workers, !(1...512).contains(workers) {
      throw ValidationError("'--workers' must be from 1 to 512.")
    }
  }

  func run() throws {
    try reportingFailure {
      let start = ContinuousClock.now, started = Date()
      let settings = try SnapConfiguration.current()
      let environment = ProcessInfo.processInfo.environment
      let shard = try self.shard ?? Shard.bazels(in: environment)
      let mode = try recordMode(environment, settings)
      let snapshots = snapshots ?? settings.goldens
      var frame = frame
      try frame.complete(with: settings)
      let screens = frame.variants.all
      var sources = sources
      let bounds = sources.widen(to: settings.paths)
      var project = try project(of: sources, on: screens)
      if project.suites.isEmpty, project.refused.isEmpty {
        let others = sources.files.flatMap { SourceUnit.projects(inside: $0) }
        throw Failure.choice(
          "there is no preview in \(sources.files.map(\.visible).joined(separator: ", ")); "
            + "'snap test' compares every #Preview and PreviewProvider"
            + (others.isEmpty
              ? "" : "; name another project: \(others.prefix(5).joined(separator: ", "))"))
      }
      let chosen = project.units.filter { isChosen($0, of: project, in: bounds) }
      if chosen.isEmpty, project.refused.isEmpty {
        if let filter { throw PreviewFilter(text: filter).failure }
        throw Failure.choice(
          "there is no preview in \(self.sources.files.map(\.visible).joined(separator: ", "))")
      }
      let changed = try onlyChanged ? self.changed(chosen, of: project, goldens: snapshots) : chosen
      let units = shard?.part(of: changed) ?? changed
      let suites = try project.compiled(for: units)
      try ArtifactFolder.prepare(
        artifacts.folder, besides: project.files.map { URL(fileURLWithPath: $0.path) })
      for path in [json, junit].compactMap(\.self) { _ = try Output(path) }
      // No other run may remove the files of the commit.
      let log = try RunLog(in: artifacts.folder)
      let tree = try against.map {
        try GitTree(of: $0, around: sources.files, beside: artifacts.folder)
      }
      try log.begin(
        RunLog.Header(
          sources: project.files.map {
            SnapshotPlaces.shownPath(of: URL(fileURLWithPath: $0.path))
          },
          folders: sources.files.filter(\.isFolder).map {
            SnapshotPlaces.shownPath(of: URL(fileURLWithPath: $0))
          },
          goldens: snapshots, shard: shard?.text, against: tree?.commit,
          isFiltered: filter != nil || onlyChanged || bounds != nil, started: started,
          count: units.count))
      let base = try tree.map {
        try pictures(
          in: $0, from: sources, bounds: bounds, for: units, of: project, on: screens, all: chosen)
      }
      let places = SnapshotPlaces(
        root: tree?.workingTree ?? URL.currentDirectory().standardizedFileURL,
        goldens: base?.folder ?? snapshots.map { URL(fileURLWithPath: $0, isDirectory: true) })
      let reporter = TestReporter(total: units.count)
      var results: [SnapshotResult] = []
      func report(_ others: [SnapshotResult]) throws {
        for result in others {
          try log.append(.finished(result))
          try reporter.print(result)
        }
      }
      // The first shard reports what is wrong with a whole target, before what results from that.
      if shard == nil || shard?.number == 1 { try report(project.refusals) }
      for (suite, units) in suites {
        let check = SnapshotCheck(
          suite: suite, places: places, mode: tree == nil ? mode : .never,
          artifacts: ArtifactDirectory(root: artifacts.folder),
          tolerance: tolerance.completed(with: settings), isAgainstCommit: tree != nil)
        let run = SnapshotRun(check: check, log: log, workers: workerCount, reporter: reporter)
        results += try run.results(of: units)
      }
      try report(base?.removed(besides: results) ?? [])
      reporter.end()
      try log.append(.ended)
      let run = try LastRun(in: artifacts.folder)
      try TestSummary(run: run, isRecordChosen: isRecordChosen(environment))
        .write(
          junit: junit, json: json, time: ContinuousClock.now - start, limit: limits.limit)
    }
  }

  private func project(
    of sources: SourceOptions, on screens: [ScreenVariants.Variant], in tree: GitTree? = nil
  ) throws -> ProjectSuites {
    try ProjectSuites(sources, variants: screens, shots: shots, limits: limits, of: tree)
  }

  private var workerCount: Int { workers ?? ProcessInfo.processInfo.activeProcessorCount }

  /// Whether a preview is in the named files and folders, if only a part of the sources is named, and
  /// has the text of the filter.
  private func isChosen(
    _ unit: ProjectSuites.Unit, of project: ProjectSuites, in bounds: FolderBounds?
  ) -> Bool {
    let preview = project.preview(of: unit)
    if let bounds, !bounds.containsOrIs(URL(fileURLWithPath: preview.path)) { return false }
    guard let filter else { return true }
    return PreviewFilter(text: filter).matches(preview, names: [project.name(of: unit)])
  }

  /// Returns the units whose pictures may have changed, and prints how many have not.
  private func changed(
    _ units: [ProjectSuites.Unit], of project: ProjectSuites, goldens: String?
  ) throws -> [ProjectSuites.Unit] {
    let changes = try ChangedFiles(since: since ?? against ?? "HEAD", around: sources.files)
    let goldens = goldens.map { URL(fileURLWithPath: $0, isDirectory: true) }
    let previews = try ChangedPreviews(
      of: project, since: changes,
      settings: [SnapConfiguration.fileName] + [shots.script].compactMap(\.self), goldens: goldens)
    let places = SnapshotPlaces(goldens: goldens)
    let changed = units.filter { unit in
      let preview = project.preview(of: unit)
      return previews.contains(
        preview, named: project.name(of: unit), suite: unit.suite,
        goldens: against == nil ? places.directory(of: preview) : nil)
    }
    let all = NumberFormat.count(units.count), commit = changes.commit.prefix(12)
    print(
      changed.count == units.count
        ? "testing  all of \(all) previews: each may depend on what has changed since \(commit)"
        : "skipped  \(NumberFormat.count(units.count - changed.count)) of \(all) previews: none of "
          + "their sources, resources and goldens has changed since \(commit), nor have "
          + "\(SnapConfiguration.fileName) and the renderer")
    return changed
  }

  // MARK: Record mode

  private func recordMode(
    _ environment: [String: String], _ settings: SnapConfiguration
  ) throws -> RecordMode {
    if !isRecordChosen(environment), let mode = settings.record { return mode }
    do throws(RecordModeError) {
      return try RecordMode.resolve(call: record, scope: nil, environment: environment)
    } catch {
      throw Failure.choice(error.description)
    }
  }

  /// Whether the user has asked for new goldens, so that recording one is not a failure.
  private func isRecordChosen(_ environment: [String: String]) -> Bool {
    record != nil
      || ["SNAP_RECORD", "SNAPSHOT_TESTING_RECORD"].contains { environment[$0]?.isEmpty == false }
  }

  // MARK: Comparison with a commit

  /// Takes the pictures of a commit with which those of units are compared.
  private func pictures(
    in tree: GitTree, from sources: SourceOptions, bounds: FolderBounds?,
    for units: [ProjectSuites.Unit], of project: ProjectSuites,
    on screens: [ScreenVariants.Variant], all: [ProjectSuites.Unit]
  ) throws -> CommitPictures {
    var sources = sources
    let bounds = try bounds.map { _ in
      FolderBounds(
        try self.sources.files.compactMap { try tree.path(of: $0) }
          .map { URL(fileURLWithPath: $0) })
    }
    sources.files = try sources.files.compactMap { try tree.path(of: $0) }
      .filter { !$0.isFolder || (try? SourceFile.swiftFiles(in: $0)) != nil }
    let names = Set(all.map { name(of: $0, in: project, root: tree.workingTree) })
    let own = Set(units.map { name(of: $0, in: project, root: tree.workingTree) })
    // The first shard reports the previews that the working tree does not have.
    let reportsRemoved = shard == nil || shard?.number == 1
    var chosen: [(suite: PreviewSuite, units: [PreviewSuite.Unit])] = []
    var renamed: [String: String] = [:]
    // The commit may have no sources here.
    if !sources.files.isEmpty {
      var old = try self.project(of: sources, on: screens, in: tree)
      renamed = RenamedSources.paths(of: old.files, in: tree, since: project.files)
      let kept = old.units.filter { unit in
        guard isChosen(unit, of: old, in: bounds) else { return false }
        let name = name(of: unit, in: old, root: tree.folder, renamed: renamed)
        return own.contains(name) || reportsRemoved && !names.contains(name)
      }
      do {
        chosen = try old.compiled(for: kept)
        if let failure = old.refused.first?.failure { throw failure }
        for case .compilation(let messages) in old.partial.map(\.failure) {
          Terminal.printError(CompilerMessages.text(of: messages))
          Terminal.printError(
            "note: the code of \(tree.commit.prefix(12)) that does not compile is left out")
        }
      } catch Failure.compilation(let messages) {
        Terminal.printError(CompilerMessages.text(of: messages))
        throw Failure.rendering("the sources of \(tree.commit) do not compile")
      }
    }
    return try CommitPictures(
      of: chosen, root: tree.folder, renamed: renamed,
      in: ArtifactFolder.commitPart(of: artifacts.folder)
        .appendingPathComponent("pictures", isDirectory: true), workers: workerCount)
  }

  /// The name of a preview on a screen, equal in the working tree and in a commit.
  private func name(
    of unit: ProjectSuites.Unit, in project: ProjectSuites, root: URL,
    renamed: [String: String] = [:]
  ) -> String {
    let source = URL(fileURLWithPath: project.preview(of: unit).path).standardizedFileURL
    let path = SnapshotPlaces.path(of: source, relativeTo: root)
    return (renamed[path] ?? path)
      + "/\(project.name(of: unit))/\(unit.unit.variant)"
  }
}

extension RecordMode: ExpressibleByArgument {}
