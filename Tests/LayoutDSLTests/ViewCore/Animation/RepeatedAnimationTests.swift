import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct RepeatedAnimationTests {
  /// The widths of a view at times after a change from 0 to 100.
  private func widths(_ animation: Animation, at times: TimeInterval...) -> [CGFloat] {
    let stage = Stage(CGFloat(0)) { width in Color.red.frame(width: width).probe("a") }
    withAnimation(animation) { stage.value = 100 }
    return times.map { time in
      stage.at(time)
      return (stage.screen.fills(of: .red).first?.width ?? 0).rounded()
    }
  }

  private let linear = Animation.linear(duration: 1)

  @Test func everySecondRepetitionRunsBackwards() {
    #expect(
      widths(linear.repeatCount(3), at: 0.25, 1.25, 2.25, 3, 9) == [25, 75, 25, 100, 100])
    #expect(
      widths(linear.repeatCount(2, autoreverses: false), at: 0.25, 1.25, 2) == [25, 25, 100])
  }

  @Test func anEvenCountEndsAtTheTarget() {
    #expect(widths(linear.repeatCount(2), at: 1.75, 2) == [25, 100])
  }

  @Test(arguments: [0, -3])
  func noRepetitionIsNoAnimation(count: Int) {
    #expect(widths(linear.repeatCount(count), at: 0, 0.5) == [100, 100])
  }

  @Test func anEndlessAnimationGoesOn() {
    #expect(widths(linear.repeatForever(), at: 1000.25, 1001.25) == [25, 75])
  }

  @Test(arguments: [0, -1, .nan] as [Double])
  func aBaseWithoutDurationEnds(duration: Double) {
    let base = Animation.linear(duration: duration)
    #expect(widths(base.repeatCount(5), at: 0, 1).last == 100)
    #expect(widths(base.repeatForever(), at: 0, 1).allSatisfy { $0.isFinite })
  }
}
