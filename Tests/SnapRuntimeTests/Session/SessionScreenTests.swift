import Foundation
import Testing

@testable import SnapRuntime

struct SessionScreenTests {
  private func screen(
    _ actions: ScriptStep.Action..., entry: Int = 0, scheme: ScreenSettings.Scheme = .light
  ) -> SessionScreen {
    SessionScreen(
      view: .init(entry: entry, child: 0), settings: ScreenSettings(scheme: scheme),
      steps: actions.map { ScriptStep($0) })
  }

  private let tap = ScriptStep.Action.tap(.point(.zero))

  @Test func laterStepsFollowEarlierOnes() {
    #expect(screen().stepsLeft(to: screen(tap)) == [ScriptStep(tap)])
    #expect(screen(tap).stepsLeft(to: screen(tap)) == [])
    #expect(screen(tap, .up).stepsLeft(to: screen(tap, .up, .hold(1))) == [ScriptStep(.hold(1))])
  }

  @Test func aLongerWaitGoesOnFromAShorterOne() {
    #expect(
      screen(tap, .wait(1)).stepsLeft(to: screen(tap, .wait(3), tap))
        == [ScriptStep(.wait(2)), ScriptStep(tap)])
    #expect(screen(.wait(3)).stepsLeft(to: screen(.wait(1))) == nil)
  }

  @Test func otherStepsStartAnew() {
    #expect(screen(tap).stepsLeft(to: screen()) == nil)
    #expect(screen(tap).stepsLeft(to: screen(.up)) == nil)
    #expect(screen(tap, .wait(1)).stepsLeft(to: screen(.wait(2))) == nil)
    #expect(screen(.wait(1)).stepsLeft(to: screen(tap)) == nil)
  }

  @Test func otherScreensStartAnew() {
    #expect(screen().stepsLeft(to: screen(entry: 1)) == nil)
    #expect(screen().stepsLeft(to: screen(scheme: .dark)) == nil)
  }
}
