import Foundation
import SnapRuntime
import Testing

struct ScriptStepTests {
  private let offset = CGPoint(x: 0, y: 9)

  private func times(_ values: Double...) -> [Seconds] { values.map(Seconds.init(value:)) }

  @Test func thereIsAlwaysAPicture() {
    #expect([ScriptStep].shots(at: [], []).map(\.action) == [.finishAnimations, .shot(name: nil)])
  }

  @Test func withoutATimeAPictureShowsTheScreenAtRest() {
    #expect(
      [ScriptStep].shots(at: [.zero, offset], []).map(\.action) == [
        .scroll(to: .zero, id: nil), .finishAnimations, .shot(name: nil),
        .scroll(to: offset, id: nil), .finishAnimations, .shot(name: nil),
      ])
  }

  @Test func waitsAreDifferencesOfTimes() {
    #expect(
      [ScriptStep].shots(at: [], times(0.25, 1)).map(\.action) == [
        .wait(0.25), .shot(name: "0.25s"), .wait(0.75), .shot(name: "1s"),
      ])
  }

  @Test func timesRestartAtEachOffset() {
    #expect(
      [ScriptStep].shots(at: [.zero, offset], times(0.5)).map(\.action) == [
        .scroll(to: .zero, id: nil), .wait(0.5), .shot(name: "1.0.5s"),
        .scroll(to: offset, id: nil), .wait(0.5), .shot(name: "2.0.5s"),
      ])
  }
}
