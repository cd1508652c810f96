import Foundation

/// The suites of all units of sources.
struct ProjectSuites {
  /// A preview of a suite on one screen.
  struct Unit {
    /// The index among the suites.
    var suite: Int
    var unit: PreviewSuite.Unit
  }

  private(set) var suites: [PreviewSuite] = []
  /// The units whose sources cannot be read or compiled, with their failures.
  private(set) var refused: [(unit: SourceUnit, failure: Failure)] = []
  /// The units of which only a part can be read or compiled, with the failures of the rest.
  private(set) var partial: [(unit: SourceUnit, failure: Failure)] = []

  /// Finds the previews of sources, which are those of a commit if there is a tree; an error in one
  /// target does not stop the others.
  init(
    _ sources: SourceOptions, variants: [ScreenVariants.Variant], shots: ShotOptions,
    limits: LimitOptions, of tree: GitTree? = nil
  ) throws {
    let project = ProjectFolders(of: tree)
    let units = try SourceUnit.units(
      at: sources.files, platform: sources.platform, in: project)
    let steps = try shots.steps()
    for unit in units {
      do {
        let suite = try PreviewSuite(
          of: unit, sources, in: project, variants: variants, steps: steps, limits: limits)
        if !suite.previews.isEmpty {
          suites.append(suite)
        } else if let unread = suite.unread {
          // The previews may be in the files that cannot be parsed.
          throw unread
        }
      } catch let failure as Failure where units.count > 1 {
        refused.append((unit, failure))
      }
    }
  }

  /// All previews on all screens.
  var units: [Unit] {
    suites.indices.flatMap { suite in suites[suite].units.map { Unit(suite: suite, unit: $0) } }
  }

  var files: [SourceFile] {
    var seen: Set<String> = []
    return suites.flatMap(\.files).filter { seen.insert($0.path).inserted }
  }

  func preview(of unit: Unit) -> Candidate { suites[unit.suite].previews[unit.unit.preview] }
  func name(of unit: Unit) -> String { suites[unit.suite].names[unit.unit.preview] }

  /// Compiles the suites of units, and returns each with its units.
  ///
  /// A suite of which nothing compiles is refused if there are others.
  mutating func compiled(
    for units: [Unit]
  ) throws -> [(suite: PreviewSuite, units: [PreviewSuite.Unit])] {
    let isAlone = suites.count + refused.count == 1
    var compiled: [(suite: PreviewSuite, units: [PreviewSuite.Unit])] = []
    for index in suites.indices {
      let own = units.filter { $0.suite == index }.map(\.unit)
      guard !own.isEmpty else { continue }
      var suite = suites[index]
      let unit = SourceUnit(name: suite.name, paths: suite.files.map(\.path), folders: [])
      do {
        if let failure = try suite.compile() { partial.append((unit, failure)) }
        compiled.append((suite, own))
      } catch let failure as Failure where !isAlone {
        refused.append((unit, failure))
      }
    }
    return compiled
  }

  /// The results of the units that are refused, as a whole or in part.
  var refusals: [SnapshotResult] {
    (refused + partial).map { unit, failure in
      var result = SnapshotResult(
        id: unit.name ?? "sources", preview: unit.name ?? "", file: unit.paths.first ?? "", line: 1,
        status: .error)
      result.message = failure.message
      if case .compilation = failure { result.isFaultOfPreview = true }
      return result
    }
  }
}
