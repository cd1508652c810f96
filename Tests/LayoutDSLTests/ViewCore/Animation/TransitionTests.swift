import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor
struct TransitionTests {
  private let linear = Animation.linear(duration: 1)

  private let journal = Journal()

  @Test func aTransitionMayHaveItsOwnAnimation() {
    let stage = Stage(false, journal: journal, inserting: .opacity.animation(linear))
    stage.value = true
    #expect(stage.at(0.25).opacities == [0.25])
    #expect(stage.seen("old") == CGRect(40, 50, 20, 20))
    stage.at(1)
    stage.value = false
    #expect(stage.at(1.25).opacities == [0.75])
    #expect(stage.at(2).fills.count == 1)
  }

  @Test func implicitAnimationsReachTransitions() {
    let stage = Stage(false) { [linear] isShown in
      Color.red
        .overlay {
          if isShown { Color.blue.frame(width: 20, height: 20).probe("new") }
        }
        .animation(linear, value: isShown)
    }
    stage.value = true
    #expect(stage.at(0.25).opacities == [0.25])
    stage.at(1)
    stage.value = false
    #expect(stage.at(1.25).opacities == [0.75])
    #expect(stage.seen("new") == CGRect(40, 40, 20, 20))
    #expect(stage.at(2).fills.count == 1)
  }

  @Test func transitionsMayBeCustom() {
    struct Sink: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(y: phase.value * 100)
      }
    }
    let stage = Stage(false, journal: journal, inserting: AnyTransition(Sink()))
    withAnimation(linear) { stage.value = true }
    #expect(stage.at(0.25).seen("new").minY == -45)
    stage.at(1)
    withAnimation(linear) { stage.value = false }
    #expect(stage.at(1.5).seen("new").minY == 80)
  }

  @Test func modifiersMakeATransition() {
    let stage = Stage(
      false, journal: journal,
      inserting: .modifier(active: Fade(opacity: 0.2), identity: Fade(opacity: 1)))
    withAnimation(linear) { stage.value = true }
    #expect(stage.at(0.5).opacities.map { ($0 * 1000).rounded() } == [600])
  }

  private struct Fade: ViewModifier {
    let opacity: Double
    func body(content: Content) -> some View { content.opacity(opacity) }
  }
}
