import Testing

@testable import SnapRuntime
@testable import snap

struct UnitProgressTests {
  private let units = (0..<3).map { PreviewSuite.Unit(preview: $0, variant: 0) }
  private let failure = Failure.earlyExit(code: 1, view: "Card")

  private func began(_ view: Int, child: Int? = nil) -> RenderEvent<Int> {
    .began(view: "", at: ViewPlace(view: view, child: child))
  }

  private func took(_ view: Int) -> RenderEvent<Int> {
    .took(
      TakenSnapshot(
        view: view, child: nil, shot: nil, width: 1, height: 1, pixels: "", renderer: "",
        layout: "", milliseconds: 0))
  }

  /// The unit that is left, and whether its code has ended a process.
  private func left(_ report: (PreviewSuite.Unit, PreviewSuite.Event)?) -> (Int, Bool?)? {
    guard let report, case .left(let problem) = report.1 else { return nil }
    return (report.0.preview, problem?.isFault)
  }

  @Test func aFaultyPreviewIsTriedWithTheAppAlone() throws {
    var progress = UnitProgress(of: units, app: 7)
    #expect(progress.begin() == units && progress.app == nil)
    _ = progress.take(began(0))
    #expect(left(progress.take(.left(view: 0, problem: nil)))! == (0, nil))
    _ = progress.take(began(1))
    #expect(progress.take(failure) == nil && progress.app == 7)
    #expect(progress.begin() == [units[1]])
    _ = progress.take(began(0))
    #expect(left(progress.take(.left(view: 0, problem: nil)))! == (1, nil))
    #expect(progress.app == nil)
    #expect(progress.begin() == [units[2]])
    #expect(progress.take(.left(view: 0, problem: "empty"))?.0 == units[2] && progress.isDone)
    #expect(progress.begin() == nil)
  }

  @Test func picturesThatWereTakenBeforeTheAppAreNotPassedOnAgain() {
    var progress = UnitProgress(of: [units[0]], app: 7)
    _ = progress.begin()
    _ = progress.take(began(0, child: 1))
    #expect(progress.take(took(0)) != nil && progress.take(took(0)) != nil)
    #expect(progress.take(failure) == nil && progress.takenChildren == 1)
    _ = progress.begin()
    _ = progress.take(began(0, child: 1))
    #expect(progress.take(took(0)) == nil && progress.take(took(0)) == nil)
    #expect(progress.take(took(0)) != nil)
    // The next child has pictures of its own.
    #expect(progress.take(failure) == nil && progress.faults == [1] && progress.takenChildren == 2)
    #expect(progress.begin() == [units[0]] && progress.app == 7)
    _ = progress.take(began(0, child: 2))
    #expect(progress.take(took(0)) != nil)
    #expect(left(progress.take(.left(view: 0, problem: nil)))! == (0, true))
  }

  @Test func anAppThatEndsTheProcessIsNotCreatedAgain() {
    var progress = UnitProgress(of: units, app: 7)
    _ = progress.begin()
    _ = progress.take(began(0))
    #expect(progress.take(failure) == nil && progress.begin() == [units[0]])
    #expect(left(progress.take(failure))! == (0, true))
    #expect(progress.begin() == Array(units[1...]))
    _ = progress.take(began(0))
    #expect(left(progress.take(failure))! == (1, true) && progress.app == nil)
  }

  @Test func aProcessThatShowsNothingAdvancesNothing() {
    var progress = UnitProgress(of: units, app: nil)
    _ = progress.begin()
    #expect(!progress.hasAdvanced && !progress.isDone)
    _ = progress.take(.left(view: 5, problem: nil))
    #expect(!progress.hasAdvanced)
  }
}
