import ArgumentParser
import Foundation
import SnapRuntime
import SnapshotStore

struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Compares every preview with its golden, or with its picture in a commit.",
    discussion: """
      Each preview has a golden, __Snapshots__/FILE/PREVIEW.1.png beside its source, with its layout \
      as text. Of a package, the previews in Sources are tested. Artifacts of differences are in \
      .snap, for 'snap review', 'snap report' and 'snap accept'.

      \(ScriptFile.help)
      """)

  @OptionGroup var sources: SourceOptions
  @OptionGroup var frame: FrameOptions
  @OptionGroup var shots: ShotOptions
  @OptionGroup var limits: LimitOptions

  @Option(
    help: ArgumentHelp("Test only previews whose name or file has a text.", valueName: "TEXT"))
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

  @Option(
    help: ArgumentHelp(
      "Compare with the pictures of a commit, which are taken now, instead of with goldens.",
      valueName: "COMMIT"))
  var against: String?

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
    if let workers, !(1...512).contains(workers) {
      throw ValidationError("'--workers' must be from 1 to 512.")
    }
  }

  func run() throws {
    try reportingFailure {
      let start = ContinuousClock.now
      let environment = ProcessInfo.processInfo.environment
      let shard = try self.shard ?? Shard.bazels(in: environment)
      let mode = try recordMode(environment)
      let suite = try self.suite(of: sources)
      let chosen = suite.units.filter { isChosen($0, of: suite) }
      if chosen.isEmpty {
        throw Failure.choice("no preview has '\(filter ?? "")' in its name or file")
      }
      let units = shard?.part(of: chosen) ?? chosen
      try ArtifactFolder.prepare(
        artifacts.folder, besides: suite.files.map { URL(fileURLWithPath: $0.path) })
      for path in [json, junit].compactMap(\.self) { _ = try Output(path) }
      // No other run may remove the files of the commit.
      let log = try RunLog(in: artifacts.folder)
      let tree = try against.map {
        try GitTree(of: $0, around: sources.files[0], beside: artifacts.folder)
      }
      try log.begin(
        RunLog.Header(
          sources: suite.files.map { SnapshotPlaces.shownPath(of: URL(fileURLWithPath: $0.path)) },
          goldens: snapshots, shard: shard?.text, against: tree?.commit, isFiltered: filter != nil))
      let base = try tree.map { try pictures(in: $0, for: units, of: suite, all: chosen) }
      let places = SnapshotPlaces(
        root: tree?.workingTree ?? URL.currentDirectory().standardizedFileURL,
        goldens: base?.folder ?? snapshots.map { URL(fileURLWithPath: $0, isDirectory: true) })
      let check = SnapshotCheck(
        suite: suite, places: places, mode: tree == nil ? mode : .never,
        artifacts: ArtifactDirectory(root: artifacts.folder), isAgainstCommit: tree != nil)
      var results = try SnapshotRun(check: check, log: log, workers: workerCount)
        .results(of: units)
      for removed in base?.removed(besides: results) ?? [] {
        try log.append(.finished(removed))
        print(TestReporter.line(removed))
        results.append(removed)
      }
      try log.append(.ended)
      let run = try LastRun(in: artifacts.folder)
      try TestSummary(run: run, isRecordChosen: isRecordChosen(environment))
        .write(
          junit: junit, json: json, time: ContinuousClock.now - start, limit: limits.limit)
    }
  }

  private func suite(of sources: SourceOptions) throws -> PreviewSuite {
    try PreviewSuite(
      sources, variants: frame.variants.all, steps: try shots.steps(), limits: limits)
  }

  private var workerCount: Int { workers ?? ProcessInfo.processInfo.activeProcessorCount }

  private func isChosen(_ unit: PreviewSuite.Unit, of suite: PreviewSuite) -> Bool {
    guard let filter else { return true }
    let preview = suite.previews[unit.preview]
    return [preview.name, suite.names[unit.preview], preview.path].contains { $0.contains(filter) }
  }

  // MARK: Record mode

  private func recordMode(_ environment: [String: String]) throws -> RecordMode {
    do throws(RecordModeError) {
      return try RecordMode.resolve(call: record, scope: nil, environment: environment)
    } catch {
      throw Failure.choice(error.description)
    }
  }

  /// Whether the user has asked for new goldens, so that recording one is no failure.
  private func isRecordChosen(_ environment: [String: String]) -> Bool {
    record != nil
      || ["SNAP_RECORD", "SNAPSHOT_TESTING_RECORD"].contains { environment[$0]?.isEmpty == false }
  }

  // MARK: Comparison with a commit

  /// Takes the pictures of a commit with which those of units are compared.
  private func pictures(
    in tree: GitTree, for units: [PreviewSuite.Unit], of suite: PreviewSuite,
    all: [PreviewSuite.Unit]
  ) throws -> CommitPictures {
    var sources = sources
    sources.files = try sources.files.compactMap { try tree.path(of: $0) }
    let old: PreviewSuite?
    do {
      old = sources.files.isEmpty ? nil : try self.suite(of: sources)
    } catch Failure.choice {
      // The commit has no previews here.
      old = nil
    } catch Failure.compilation(let messages) {
      Terminal.printError(CompilerMessages.text(of: messages))
      throw Failure.rendering("the sources of \(tree.commit) do not compile")
    }
    let names = Set(all.map { name(of: $0, in: suite, root: tree.workingTree) })
    let own = Set(units.map { name(of: $0, in: suite, root: tree.workingTree) })
    // The first shard reports the previews that the working tree does not have.
    let reportsRemoved = shard == nil || shard?.number == 1
    return try CommitPictures(
      of: old, root: tree.folder,
      in: ArtifactFolder.commitPart(of: artifacts.folder)
        .appendingPathComponent("pictures", isDirectory: true),
      keeping: { unit in
        guard let old, isChosen(unit, of: old) else { return false }
        let name = name(of: unit, in: old, root: tree.folder)
        return own.contains(name) || reportsRemoved && !names.contains(name)
      }, workers: workerCount)
  }

  /// The name of a preview on a screen, equal in the working tree and in a commit.
  private func name(of unit: PreviewSuite.Unit, in suite: PreviewSuite, root: URL) -> String {
    let source = URL(fileURLWithPath: suite.previews[unit.preview].path).standardizedFileURL
    return SnapshotPlaces.path(of: source, relativeTo: root)
      + "/\(suite.names[unit.preview])/\(unit.variant)"
  }
}

extension RecordMode: ExpressibleByArgument {}
