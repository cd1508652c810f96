import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor
struct KeyframeAnimatorTests {
  @Test func keyframesStartWithTheTrigger() {
    let stage = Stage(0) { trigger in
      Color.red.frame(width: 10, height: 10).probe("view")
        .keyframeAnimator(initialValue: CGFloat(0), trigger: trigger) { view, x in
          view.offset(x: x)
        } keyframes: { _ in
          LinearKeyframe(20, duration: 1)
          LinearKeyframe(0, duration: 1)
        }
    }
    #expect(stage.at(1).seen("view").minX == 45)
    stage.value = 1
    let seen = [1.25, 2, 2.5, 4].map { stage.at($0).seen("view").minX - 45 }
    #expect(seen == [5, 20, 10, 0])
  }

  @Test func keyframesThatNeverEndGoOn() {
    let stage = Stage(0) { _ in
      KeyframeAnimator(initialValue: CGFloat(0)) { x in
        Color.red.frame(width: 10, height: 10).probe("view").offset(x: x)
      } keyframes: { _ in
        LinearKeyframe(20, duration: 1)
        LinearKeyframe(40, duration: .infinity)
      }
    }
    #expect([0.5, 3].map { stage.at($0).seen("view").minX - 45 } == [10, 20])
  }

  @Test func keyframesRepeat() {
    let stage = Stage(0) { _ in
      KeyframeAnimator(initialValue: CGFloat(0)) { x in
        Color.red.frame(width: 10, height: 10).probe("view").offset(x: x)
      } keyframes: { _ in
        KeyframeTrack { LinearKeyframe(20, duration: 1) }
      }
    }
    let seen = [0.25, 1.5, 7.75].map { stage.at($0).seen("view").minX - 45 }
    #expect(seen.map { ($0 * 1000).rounded() / 1000 } == [5, 10, 15])
  }
}
