import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct TransitionListTests {
  private let linear = Animation.linear(duration: 1)

  private func stage(_ names: [String]) -> Stage<[String]> {
    Stage(names) { names in
      VStack(spacing: 0) {
        ForEach(names, id: \.self) { name in
          Color.red.frame(width: 20, height: 10).probe(name).transition(.opacity)
        }
      }
    }
  }

  @Test func everyRemovedViewFadesByItself() {
    let stage = stage(["a", "b", "c"])
    withAnimation(linear) { stage.value = ["b"] }
    #expect(stage.at(0.25).opacities == [0.75, 0.75])
    withAnimation(linear) { stage.value = [] }
    #expect(stage.at(0.5).opacities.sorted() == [0.5, 0.5, 0.75])
    #expect(stage.at(1.25).fills.isEmpty)
  }

  @Test func aViewThatStaysHasNoTransition() {
    let stage = stage(["a", "b"])
    withAnimation(linear) { stage.value = ["b", "a"] }
    #expect(stage.at(0.5).opacities == [])
  }

  @Test func aViewIsInsertedWhileAnotherLeaves() {
    let stage = stage(["a"])
    withAnimation(linear) { stage.value = ["b"] }
    #expect(stage.at(0.25).opacities.sorted() == [0.25, 0.75])
    #expect(stage.screen.frame("b") == CGRect(40, 45, 20, 10), "only the new view takes space")
    #expect(stage.at(1).opacities == [])
  }

  @Test func aChangeWithoutAnAnimationEndsATransition() {
    let stage = stage(["a", "b"])
    withAnimation(linear) { stage.value = ["b"] }
    #expect(stage.at(0.5).opacities == [0.5])
    stage.value = []
    #expect(stage.at(0.5).opacities == [0.5], "the view that leaves goes on leaving")
    #expect(stage.at(1).fills.isEmpty)
  }

  @Test(arguments: [0, -1, .nan] as [Double])
  func aTransitionWithoutDurationLeavesNothing(duration: Double) {
    let stage = stage(["a"])
    withAnimation(.linear(duration: duration)) { stage.value = [] }
    #expect(stage.at(0.01).fills.isEmpty)
  }

  @Test func theIdentityTransitionIsImmediate() {
    let stage = Stage(true) { isShown in
      VStack {
        if isShown { Color.red.frame(width: 20, height: 20).transition(.identity) }
      }
    }
    withAnimation(linear) { stage.value = false }
    #expect(stage.at(0).fills.isEmpty)
  }
}
