import Testing
import UIKit

@MainActor struct UIViewImplicitlyAnimatingTests {
  @Test func changesAreAddedThroughTheProtocol() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    let animating: any UIViewImplicitlyAnimating = animator
    var events: [String] = []
    animating.addAnimations?({ events.append("protocol") })
    animator.addAnimations { events.append("class") }
    animating.addCompletion?({ _ in events.append("end") })
    animating.startAnimation()
    #expect(events == ["protocol", "class"] && animator.isRunning)
    animator.finishAnimation(at: .end)
    #expect(events == ["protocol", "class", "end"])
  }
}
