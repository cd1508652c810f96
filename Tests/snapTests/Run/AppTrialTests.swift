import SnapRuntime
import Testing

@testable import snap

struct AppTrialTests {
  private func end(_ code: Int32, at place: ViewPlace?) -> AppTrial.End {
    AppTrial.End(failure: .earlyExit(code: code, view: nil), place: place)
  }

  private func code(of end: AppTrial.End?) -> Int32? {
    guard case .earlyExit(let code, _) = end?.failure else { return nil }
    return code
  }

  @Test func theFirstEndIsFollowedByATrialWithTheApp() {
    var trial = AppTrial(of: 3)
    #expect(trial.app == nil)
    #expect(trial.end(after: end(1, at: ViewPlace(view: 0))) == nil && trial.app == 3)
    let second = trial.end(after: end(2, at: ViewPlace(view: 1)))
    #expect(code(of: second) == 2 && second?.place?.view == 1 && trial.app == 3)
  }

  @Test func anAppThatEndsTheProgramIsLeftOut() {
    var trial = AppTrial(of: 3)
    #expect(trial.end(after: end(1, at: ViewPlace(view: 4))) == nil)
    let second = trial.end(after: end(2, at: nil))
    #expect(code(of: second) == 1 && second?.place?.view == 4)
    #expect(trial.app == nil && trial.candidate == nil)
    #expect(code(of: trial.end(after: end(5, at: nil))) == 5)
  }

  @Test func aViewThatDoesNotCompileIsNotTriedWithTheApp() {
    var trial = AppTrial(of: 3)
    let refused = AppTrial.End(
      failure: .refusedCode(reason: "no", view: nil), place: ViewPlace(view: 0))
    #expect(trial.end(after: refused)?.place?.view == 0 && trial.app == nil)
    // Another view may still need the app.
    #expect(trial.end(after: end(1, at: ViewPlace(view: 1))) == nil && trial.app == 3)
    #expect(trial.end(after: refused)?.place?.view == 0 && trial.app == 3)
  }

  @Test func withoutAnAppEveryEndCounts() {
    var trial = AppTrial(of: nil)
    #expect(code(of: trial.end(after: end(1, at: nil))) == 1 && trial.app == nil)
    #expect(code(of: trial.first) == 1)
    #expect(code(of: trial.end(after: end(2, at: nil))) == 2)
  }
}
