import SnapRuntime

/// The progress of units of one screen, which processes show until each unit was shown or has
/// failed.
///
/// 1. A preview that ends its process is tried again after creating the app, if there is one. It is
///    alone then: which others would follow it depends on the number of processes.
/// 2. A child of a preview provider that ends a process is left out, and the next process shows the
///    children after it.
/// 3. Any other preview that ends its process has failed, and the next process shows the others.
struct UnitProgress {
  typealias Unit = PreviewSuite.Unit

  private var rest: ArraySlice<Unit>
  private var trial: AppTrial
  /// The children of the first preview that have ended a process.
  private(set) var faults: [Int] = []
  private var reasons: [String] = []
  /// The number of pictures of the first preview that were taken before the app was tried.
  private var knownCount = 0

  // The process that runs:
  private var shown: [Unit] = []
  private var doneCount = 0
  /// Whether the next process has something else to show.
  private(set) var hasAdvanced = false
  private var last: ViewPlace?
  /// The number of pictures of the last view or child.
  private var tookCount = 0
  /// The number of pictures that were passed on before, and are not any more.
  private var repeatedCount = 0

  init(of units: [Unit], app: Int?) {
    rest = units[...]
    trial = AppTrial(of: app)
  }

  /// The index of the app that the process creates; nil for none.
  var app: Int? { trial.app }

  /// The number of children of the first preview that need not be shown again.
  var takenChildren: Int { faults.last.map { $0 + 1 } ?? trial.first?.place?.child ?? 0 }

  /// Returns the units of the next process; nil if there are none.
  mutating func begin() -> [Unit]? {
    rest = rest.dropFirst(doneCount)
    shown = Array(app == nil ? rest : rest.prefix(1))
    (doneCount, hasAdvanced, last, tookCount) = (0, false, nil, 0)
    repeatedCount = faults.isEmpty ? knownCount : 0
    return shown.isEmpty ? nil : shown
  }

  /// Returns what an event of the process tells about a unit; nil if nothing.
  mutating func take(_ event: RenderEvent<Int>) -> (Unit, PreviewSuite.Event)? {
    switch event {
    case .began(_, let place):
      if last != place { tookCount = 0 }
      last = place
    case .took(let snapshot) where shown.indices.contains(snapshot.view):
      tookCount += 1
      guard repeatedCount == 0 else {
        repeatedCount -= 1
        return nil
      }
      return (shown[snapshot.view], .took(snapshot))
    case .left(let view, let reason) where shown.indices.contains(view):
      reason.map { reasons.append($0) }
      return leave(view, isFault: !faults.isEmpty)
    default: break
    }
    return nil
  }

  /// Whether the process has shown all of its units.
  var isDone: Bool { doneCount >= shown.count }

  /// Returns the unit that a failure of the process ends; nil if a process has to try it again.
  ///
  /// The process must not have shown all of its units.
  mutating func take(_ failure: Failure) -> (Unit, PreviewSuite.Event)? {
    let isFirst = last?.view == doneCount
    let place = isFirst ? last : last.map { _ in ViewPlace(view: doneCount) }
    hasAdvanced = true
    guard let end = trial.end(after: AppTrial.End(failure: failure, place: place)) else {
      knownCount = isFirst ? tookCount : 0
      return nil
    }
    reasons.append(end.failure.message ?? "it ended")
    if let child = end.place?.child, !faults.contains(child) {
      faults.append(child)
      return nil
    }
    return leave(doneCount, isFault: true)
  }

  private mutating func leave(_ view: Int, isFault: Bool) -> (Unit, PreviewSuite.Event) {
    let problem = PreviewSuite.Problem(reasons, isFault: isFault)
    (doneCount, hasAdvanced) = (view + 1, true)
    (faults, reasons, knownCount) = ([], [], 0)
    trial = AppTrial(of: trial.candidate)
    return (shown[view], .left(problem: problem))
  }
}
