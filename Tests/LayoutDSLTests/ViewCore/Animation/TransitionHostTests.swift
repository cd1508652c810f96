import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor
struct TransitionHostTests {
  private let linear = Animation.linear(duration: 1)
  private let journal = Journal()

  @Test func aDeepViewLeavesAtItsPosition() {
    // A search that took a constant factor longer per level would not end.
    func deep(_ levels: Int) -> AnyView {
      (0..<levels).reduce(AnyView(Color.red.frame(width: 20, height: 20).probe("deep"))) {
        view, _ in AnyView(view.padding(0))
      }
    }
    let stage = Stage(true) { isShown in
      VStack(spacing: 0) {
        if isShown { deep(60) }
        Color.blue.frame(width: 20, height: 20)
      }
    }
    withAnimation(linear) { stage.value = false }
    #expect(stage.at(0.5).opacities == [0.5])
    #expect(stage.at(1).opacities == [])
  }

  @Test func aViewFadesOutWithoutTakingSpace() {
    let stage = Stage(true, journal: journal, inserting: nil)
    withAnimation(linear) { stage.value = false }
    #expect(stage.at(0.25).opacities == [0.75])
    #expect(stage.screen.frame("old") == CGRect(40, 40, 20, 20))
    #expect(stage.seen("old") == CGRect(40, 47.5, 20, 20))
    #expect(stage.seen("new") == CGRect(40, 30, 20, 20))
    #expect(journal.entries == ["appears"])
    stage.at(1)
    #expect(stage.seen("new") == .null)
    #expect(stage.fills.count == 1)
    #expect(journal.entries == ["appears", "disappears"])
  }

  @Test func aViewIsScaledOutAtItsPosition() {
    for transition in [AnyTransition.scale, .opacity.combined(with: .scale(scale: 0.5))] {
      let stage = Stage(true) { isShown in
        VStack(spacing: 0) {
          if isShown {
            Color.red.frame(width: 20, height: 20).probe("old").transition(transition)
          }
          Color.blue.frame(width: 20, height: 20)
        }
      }
      withAnimation(linear) { stage.value = false }
      for time in [0, 0.25, 0.5] {
        stage.at(time)
        #expect(stage.seen("old").midX == 50 && stage.seen("old").midY == 40)
      }
      // A view that returns does not come from elsewhere either.
      withAnimation(linear) { stage.value = true }
      stage.at(0.75)
      #expect(stage.seen("old").midX == 50)
      #expect((40...50).contains(stage.seen("old").midY))
    }
  }

  @Test func aViewThatLeavesWhileItArrivesStaysAtItsPosition() {
    let stage = Stage(false) { isShown in
      VStack(spacing: 0) {
        if isShown { Color.red.frame(width: 20, height: 20).probe("old").transition(.scale) }
        Color.blue.frame(width: 20, height: 20)
      }
    }
    withAnimation(linear) { stage.value = true }
    stage.at(0.5)
    #expect(stage.seen("old").midX == 50 && stage.seen("old").midY == 40)
    withAnimation(linear) { stage.value = false }
    for time in [0.5, 0.75] {
      stage.at(time)
      #expect(stage.seen("old").midX == 50 && stage.seen("old").midY == 40)
    }
  }

  @Test func removalIsImmediateWithoutAnAnimation() {
    let stage = Stage(true, journal: journal, inserting: .opacity)
    stage.value = false
    #expect(stage.at(0).fills.count == 1)
    #expect(journal.entries == ["appears", "disappears"])
  }

  @Test func aReinsertedViewReversesItsTransition() {
    let stage = Stage(true, journal: journal, inserting: nil)
    withAnimation(linear) { stage.value = false }
    #expect(stage.at(0.5).opacities == [0.5])
    withAnimation(linear) { stage.value = true }
    #expect(stage.at(0.5).opacities == [0.5])
    #expect(stage.at(1.5).opacities == [])
    #expect(stage.seen("new") == CGRect(40, 30, 20, 20))
    #expect(journal.entries == ["appears"])
  }

  @Test func outerModifiersAreInsertedWithTheView() {
    let stage = Stage(false) { [journal] isShown in
      Group {
        if isShown { Color.red.frame(width: 20, height: 20).transition(.offset(x: 40)) }
      }
      .background(Color.green)
      .onAppear { journal.note("appears") }
      .probe("new")
    }
    withAnimation(linear) { stage.value = true }
    #expect(stage.at(0.5).fills.count == 2)
    #expect(stage.screen.frame("new").minX == 60)
    #expect(stage.at(1).screen.frame("new").minX == 40)
    #expect(journal.entries == ["appears"])
  }

  @Test func elementsOfAForEachAreRemoved() {
    let stage = Stage([1, 2, 3]) { numbers in
      VStack(spacing: 0) {
        ForEach(numbers, id: \.self) { number in
          Color.red.frame(width: 20, height: 20).probe("\(number)")
        }
      }
    }
    withAnimation(linear) { stage.value = [1, 3] }
    #expect(stage.at(0.5).opacities == [0.5])
    // From 20…80 to 30…70.
    #expect(stage.seen("1").minY == 25)
    #expect(stage.seen("3").minY == 55)
    #expect(stage.seen("2").minY == 40)
    stage.at(1)
    #expect(stage.seen("2") == .null)
  }

  @Test func aNewIdentityReplacesTheView() {
    let stage = Stage(1) { number in
      Color.red.frame(width: 20, height: 20).probe("\(number)").id(number)
    }
    withAnimation(linear) { stage.value = 2 }
    #expect(stage.at(0.25).opacities.sorted() == [0.25, 0.75])
    #expect(stage.seen("1") == stage.seen("2"))
    #expect(stage.at(1).opacities == [])
    #expect(stage.seen("1") == .null)
  }

  @Test func aBackgroundMayBeRemoved() {
    let stage = Stage(true) { isShown in
      Color.red.background {
        if isShown { Color.green } else { Color.blue }
      }
    }
    withAnimation(linear) { stage.value = false }
    #expect(stage.at(0.25).opacities.sorted() == [0.25, 0.75])
    #expect(stage.at(1).fills.count == 2)
  }

  @Test func viewsOfDifferentTypesReplaceEachOther() {
    let stage = Stage(false) { isSecond in
      VStack { isSecond ? AnyView(Color.red) : AnyView(Circle()) }
    }
    withAnimation(linear) { stage.value = true }
    #expect(stage.at(0.25).opacities.sorted() == [0.25, 0.75])
    #expect(stage.at(1).fills.count == 1)
  }

  @Test func childrenAreRemovedByThemselvesAndWithTheirContainer() {
    let stage = Stage(0) { step in
      if step < 2 {
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20)
          if step == 0 { Color.blue.frame(width: 20, height: 20).probe("inner") }
        }
      }
    }
    withAnimation(linear) { stage.value = 1 }
    #expect(stage.at(0.5).opacities == [0.5])
    withAnimation(linear) { stage.value = 2 }
    #expect(stage.at(0.75).opacities == [0.75, 0.25])
    stage.at(1.5)
    #expect(stage.fills.isEmpty)
    #expect(stage.screen.graph.clock.nextDueTime == nil)
  }

  @Test func aRemovedViewIsStillUpdated() {
    let stage = Stage(
      true, journal: journal,
      inserting: .modifier(active: Inset(length: 5), identity: Inset(length: 0)))
    withAnimation(linear) { stage.value = false }
    #expect(stage.at(0.5).seen("new") == CGRect(42.5, 32.5, 20, 20))
  }

  private struct Inset: ViewModifier {
    let length: CGFloat
    func body(content: Content) -> some View { content.padding([.top, .leading], length) }
  }
}
