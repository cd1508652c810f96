import SwiftUI
import Testing
import UIKit

/// A black box, 20 points wide, at the left of a view that is 220 points wide.
private final class Track: UIView {
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 220, height: 20))
    box.backgroundColor = .black
    addSubview(box)
  }
  required init?(coder: NSCoder) { return nil }
}

private struct Shown: UIViewRepresentable {
  let change: @MainActor (UIView) -> Void
  func makeUIView(context: Context) -> Track {
    let track = Track()
    change(track.box)
    return track
  }
  func updateUIView(_ uiView: Track, context: Context) {}
}

/// The number of animations that have begun or ended.
@MainActor private final class Log {
  var count = 0
  var animator: UIViewPropertyAnimator?

  func pulse(_ box: UIView) {
    count += 1
    UIView.animate(withDuration: 1) {
      box.alpha = box.alpha == 1 ? 0.5 : 1
    } completion: { _ in
      self.pulse(box)
    }
  }

  func spin(_ box: UIView) {
    count += 1
    UIView.animate(withDuration: 0) {
      box.alpha = 0.5
    } completion: { _ in
      self.spin(box)
    }
  }
}

@MainActor struct ViewAnimationTests {
  private func host(_ change: @escaping @MainActor (UIView) -> Void) throws -> ViewHost {
    let host = try ViewHost(size: CGSize(width: 220, height: 20)) { Shown(change: change) }
    _ = try host.render()
    return host
  }

  @Test func aViewIsHalfWayAfterHalfTheTime() throws {
    let log = Log()
    let host = try host { box in
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        box.frame.origin.x = 200
      } completion: { _ in
        log.count += 1
      }
    }
    host.advance(by: 1)
    let half = try host.render()
    #expect(half[110, 10].red == 0 && half[210, 10].red == 255 && log.count == 0)
    host.advance(by: 1.1)
    #expect(try host.render()[210, 10].red == 0)
    #expect(log.count == 1)
  }

  @Test func aScreenAtRestWaitsForAnimationsThatFollowEachOther() throws {
    let log = Log()
    let host = try host { box in
      UIView.animate(withDuration: 0.3) {
        box.alpha = 0
      } completion: { _ in
        UIView.animate(withDuration: 0.2, delay: 0.1) {
          box.alpha = 1
        } completion: { _ in
          log.count += 1
        }
      }
    }
    host.finishAnimations()
    #expect(log.count == 1 && (0.6...0.65).contains(host.time))
  }

  @Test func endlessAnimationsAreNotWaitedFor() throws {
    let host = try host { box in
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) { box.alpha = 0 }
      UIView.animate(withDuration: 9) { box.center.x = 100 }
    }
    host.finishAnimations()
    #expect(host.time == 0)
  }

  @Test func aCompletionCanStartTheAnimationAgain() throws {
    let log = Log()
    let host = try host { log.pulse($0) }
    #expect(log.count == 1)
    host.advance(by: 2.5)
    #expect(log.count == 3)
  }

  @Test func keyframesMoveOneAfterTheOther() throws {
    let host = try host { box in
      UIView.animateKeyframes(withDuration: 2, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          box.center.x = 110
        }
        UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
          box.center.x = 210
        }
      }
    }
    host.advance(by: 1)
    #expect(try host.render()[110, 10].red == 0)
    host.advance(by: 1.1)
    #expect(try host.render()[210, 10].red == 0)
  }

  @Test func anAnimatorRestsAtItsFraction() throws {
    let log = Log()
    let host = try host { box in
      log.animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn) { box.center.x = 210 }
      log.animator?.fractionComplete = 0.5
    }
    host.advance(by: 5)
    #expect(try host.render()[110, 10].red == 0)
    log.animator?.stopAnimation(true)
    #expect(log.animator?.state == .inactive)
  }

  @Test func halfATurnKeepsTheSize() throws {
    let host = try host { box in
      box.frame.origin.x = 100
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        box.transform = CGAffineTransform(rotationAngle: .pi)
      }
    }
    host.advance(by: 1)
    let half = try host.render()
    #expect(half[103, 3].red == 0 && half[117, 17].red == 0)
  }

  @Test func aCompletionComesAtOnceWhileAnimationsAreDisabled() throws {
    let log = Log()
    let host = try host { box in
      UIView.performWithoutAnimation {
        UIView.animate(withDuration: 5) {
          box.frame.origin.x = 200
        } completion: { _ in
          log.count += 1
        }
      }
    }
    host.advance(by: 0)
    #expect(log.count == 1 && UIView.areAnimationsEnabled)
    #expect(try host.render()[210, 10].red == 0)
  }

  @Test func anAnimationWithoutADurationThatStartsAgainGoesOnWithFrames() throws {
    let log = Log()
    let host = try host { log.spin($0) }
    host.advance(by: 1)
    #expect((100...200).contains(log.count))
  }

  @Test func aTimeShowsTheBeginningOfAnimations() throws {
    func host() throws -> ViewHost {
      try self.host { box in UIView.animate(withDuration: 1) { box.frame.origin.x = 200 } }
    }
    let start = try host()
    start.advance(by: 0)
    #expect(try start.render()[10, 10].red == 0)
    let end = try host()
    end.finishAnimations()
    #expect(try end.render()[210, 10].red == 0)
  }

  @Test func anAnimationOfSwiftUIMovesViews() throws {
    let log = Log()
    let host = try host { box in
      UIView.animate(.linear(duration: 2)) {
        box.frame.origin.x = 200
      } completion: {
        log.count += 1
      }
    }
    host.advance(by: 1)
    #expect(try host.render()[110, 10].red == 0 && log.count == 0)
    host.advance(by: 1.1)
    #expect(try host.render()[210, 10].red == 0 && log.count == 1)
  }

  @Test func changesBetweenTwoCallsMove() throws {
    let host = try host { box in
      UIView.beginAnimations("move", context: nil)
      UIView.setAnimationDuration(2)
      UIView.setAnimationCurve(.linear)
      box.frame.origin.x = 200
      UIView.commitAnimations()
    }
    host.advance(by: 1)
    #expect(try host.render()[110, 10].red == 0)
  }

  @Test func aCrossDissolveIsBetweenTwoDrawings() throws {
    let host = try host { box in
      UIView.transition(
        with: box, duration: 2, options: [.transitionCrossDissolve, .curveLinear],
        animations: { box.backgroundColor = .white })
    }
    host.advance(by: 1)
    #expect((126...129).contains(try host.render()[10, 10].red))
    host.advance(by: 1.1)
    #expect(try host.render()[10, 10].red == 255)
  }

  @Test func aFlipHasNoWidthHalfWay() throws {
    let host = try host { box in
      UIView.transition(
        with: box, duration: 2, options: [.transitionFlipFromLeft, .curveLinear],
        animations: { box.backgroundColor = .red })
    }
    host.advance(by: 1)
    let half = try host.render()
    #expect(half[2, 10].green == 255 && half[18, 10].green == 255)
    host.advance(by: 0.9)
    let late = try host.render()[10, 10]
    #expect(late.red == 255 && late.green < 100)
  }

  @Test func anAnimatorWithoutADurationChangesAtOnce() throws {
    let animator = UIViewPropertyAnimator()
    let view = UIView()
    animator.addAnimations { view.alpha = 0.5 }
    animator.startAnimation()
    #expect(animator.duration == 0 && view.alpha == 0.5)
  }
}
