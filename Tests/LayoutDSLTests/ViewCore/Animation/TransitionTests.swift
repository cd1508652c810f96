import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor
struct TransitionTests {
  private let linear = Animation.linear(duration: 1)
  private let journal = Journal()

  /// Two views in a column, the first of which is inserted and removed.
  private func stage(_ isShown: Bool, _ transition: AnyTransition?) -> Stage<Bool> {
    Stage(isShown) { [journal] isShown in
      VStack(spacing: 0) {
        if isShown {
          let view = Color.red.frame(width: 20, height: 20).probe("new")
            .onAppear { journal.note("appears") }
            .onDisappear { journal.note("disappears") }
          if let transition { view.transition(transition) } else { view }
        }
        Color.blue.frame(width: 20, height: 20).probe("old")
      }
    }
  }

  @Test func aViewFadesInByDefault() {
    let stage = stage(false, nil)
    withAnimation(linear) { stage.value = true }
    #expect(stage.at(0).opacities == [0])
    #expect(stage.seen("old") == CGRect(40, 40, 20, 20))
    #expect(stage.at(0.25).opacities == [0.25])
    #expect(stage.seen("new") == CGRect(40, 30, 20, 20))
    #expect(stage.seen("old") == CGRect(40, 42.5, 20, 20))
    #expect(stage.at(1).opacities == [])
    #expect(journal.entries == ["appears"])
  }

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
    let stage = stage(true, nil)
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

  @Test func removalIsImmediateWithoutAnAnimation() {
    let stage = stage(true, .opacity)
    stage.value = false
    #expect(stage.at(0).fills.count == 1)
    #expect(journal.entries == ["appears", "disappears"])
  }

  @Test func aViewMovesInFromAnEdge() {
    let stage = stage(false, .move(edge: .leading))
    withAnimation(linear) { stage.value = true }
    #expect(stage.at(0.25).seen("new") == CGRect(25, 30, 20, 20))
    #expect(stage.at(1).seen("new") == CGRect(40, 30, 20, 20))
  }

  @Test func aViewSlidesThrough() {
    let stage = stage(false, .slide)
    withAnimation(linear) { stage.value = true }
    #expect(stage.at(0.5).seen("new").minX == 30)
    stage.at(1)
    withAnimation(linear) { stage.value = false }
    #expect(stage.at(1.5).seen("new").minX == 50)
  }

  @Test func insertionAndRemovalMayDiffer() {
    let stage = stage(
      false,
      .asymmetric(insertion: .opacity, removal: .offset(x: 30).combined(with: .opacity)))
    withAnimation(linear) { stage.value = true }
    #expect(stage.at(0.5).seen("new").minX == 40)
    stage.at(1)
    withAnimation(linear) { stage.value = false }
    #expect(stage.at(1.5).seen("new").minX == 55)
    #expect(stage.opacities.contains(0.5))
  }

  @Test func aTransitionMayHaveItsOwnAnimation() {
    let stage = stage(false, .opacity.animation(linear))
    stage.value = true
    #expect(stage.at(0.25).opacities == [0.25])
    #expect(stage.seen("old") == CGRect(40, 50, 20, 20))
    stage.at(1)
    stage.value = false
    #expect(stage.at(1.25).opacities == [0.75])
    #expect(stage.at(2).fills.count == 1)
  }

  @Test func aReinsertedViewReversesItsTransition() {
    let stage = stage(true, nil)
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

  @Test func transitionsMayBeCustom() {
    struct Sink: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(y: phase.value * 100)
      }
    }
    let stage = stage(false, AnyTransition(Sink()))
    withAnimation(linear) { stage.value = true }
    #expect(stage.at(0.25).seen("new").minY == -45)
    stage.at(1)
    withAnimation(linear) { stage.value = false }
    #expect(stage.at(1.5).seen("new").minY == 80)
  }

  @Test func modifiersMakeATransition() {
    let stage = stage(
      false, .modifier(active: Fade(opacity: 0.2), identity: Fade(opacity: 1)))
    withAnimation(linear) { stage.value = true }
    #expect(stage.at(0.5).opacities.map { ($0 * 1000).rounded() } == [600])
  }

  @Test func aRemovedViewIsStillUpdated() {
    let stage = stage(
      true, .modifier(active: Inset(length: 5), identity: Inset(length: 0)))
    withAnimation(linear) { stage.value = false }
    #expect(stage.at(0.5).seen("new") == CGRect(42.5, 32.5, 20, 20))
  }

  private struct Inset: ViewModifier {
    let length: CGFloat
    func body(content: Content) -> some View { content.padding([.top, .leading], length) }
  }

  private struct Fade: ViewModifier {
    let opacity: Double
    func body(content: Content) -> some View { content.opacity(opacity) }
  }
}
