import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor
struct AnimationModifierTests {
  private let linear = Animation.linear(duration: 1)

  private func square(_ name: String, _ x: CGFloat) -> some View {
    Color.red.frame(width: 10, height: 10).probe(name).offset(x: x)
  }

  @Test func animatesWhenItsValueChanges() {
    let stage = Stage(CGPoint.zero) { [linear] point in
      VStack(spacing: 0) {
        square("watched", point.x).animation(linear, value: point.x)
        square("other", point.x).animation(linear, value: point.y)
      }
    }
    stage.value.x = 40
    #expect(stage.at(0.5).seen("watched").minX == 65)
    #expect(stage.seen("other").minX == 85)
  }

  @Test func overridesTheAnimationOfTheChange() {
    let stage = Stage(CGFloat(0)) { [linear] x in
      VStack(spacing: 0) {
        square("own", x).animation(linear, value: x)
        square("none", x).animation(nil, value: x)
        square("outer", x)
        square("never", x).transaction { $0.animation = nil }
      }
    }
    withAnimation(.linear(duration: 2)) { stage.value = 40 }
    stage.at(0.5)
    let seen = ["own", "none", "outer", "never"].map { stage.seen($0).minX - 45 }
    #expect(seen == [20, 40, 10, 40])
  }

  @Test func aModifierHasATransactionOfItsOwn() {
    struct Moved: ViewModifier {
      let x: CGFloat
      func body(content: Content) -> some View { content.offset(x: x) }
    }
    let stage = Stage(CGFloat(0)) { [linear] x in
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).probe("own").modifier(Moved(x: x).animation(linear))
        Color.red.frame(width: 10, height: 10).probe("none")
          .modifier(Moved(x: x).transaction { $0.animation = nil })
      }
    }
    withAnimation(.linear(duration: 2)) { stage.value = 40 }
    stage.at(0.5)
    #expect(["own", "none"].map { stage.seen($0).minX - 45 } == [20, 40])
  }

  @Test func appliesToStateChangesOfDescendants() {
    struct Child: View {
      @Binding var holder: Binding<CGFloat>?
      @State private var x: CGFloat = 0
      var body: some View {
        let _ = holder = $x
        Color.red.frame(width: 10, height: 10).probe("child").offset(x: x)
      }
    }
    final class Box { var binding: Binding<CGFloat>? }
    let box = Box()
    let screen = Screen {
      Child(holder: Binding(get: { box.binding }, set: { box.binding = $0 }))
        .transaction { $0.animation = nil }
    }
    withAnimation(linear) { box.binding?.wrappedValue = 40 }
    #expect(screen.frame("child").minX == 85)
  }

  @Test func eachChangeHasItsOwnAnimation() {
    let stage = Stage(CGPoint.zero) { point in
      VStack(spacing: 0) {
        square("x", point.x)
        square("y", point.y)
      }
    }
    withAnimation(linear) { stage.value.x = 40 }
    withAnimation(.linear(duration: 2)) { stage.value.y = 40 }
    stage.at(0.5)
    #expect([stage.seen("x").minX - 45, stage.seen("y").minX - 45] == [20, 10])
  }

  @Test func bindingsMayAnimate() {
    let stage = Stage(CGFloat(0)) { square("view", $0) }
    stage.binding?.animation(linear).wrappedValue = 40
    #expect(stage.at(0.5).seen("view").minX == 65)
    stage.at(1)
    stage.binding?.transaction(Transaction(animation: linear)).wrappedValue = 0
    #expect(stage.at(1.5).seen("view").minX == 65)
  }

  @Test func onlyModifiersOfTheBodyAreAnimated() {
    let stage = Stage(CGFloat(0)) { [linear] x in
      square("view", x).animation(linear) { $0.offset(x: x) }
    }
    stage.value = 40
    #expect(stage.at(0.5).seen("view").minX == 105)
  }

  @Test func layoutsAnimate() {
    struct Indented: Layout {
      var animatableData: CGFloat
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: 100, height: 10) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        subviews.first?.place(
          at: CGPoint(x: animatableData.rounded(), y: 0),
          proposal: ProposedViewSize(width: 10, height: 10))
      }
    }
    let stage = Stage(CGFloat(0)) { x in
      Indented(animatableData: x) { Color.red.probe("view") }
    }
    withAnimation(linear) { stage.value = 3 }
    #expect(stage.at(0.5).screen.frame("view").minX == 2)
    #expect(stage.at(1).screen.frame("view").minX == 3)
  }

  @Test func transactionsMayDisableAnimations() {
    let stage = Stage(CGFloat(0)) { [linear] x in square("view", x).animation(linear, value: x) }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { stage.value = 40 }
    #expect(stage.at(0).seen("view").minX == 85)
  }

  @Test func customViewsAndModifiersAnimate() {
    struct Shifted: View, Animatable {
      var animatableData: Double
      var body: some View {
        Color.red.frame(width: 10, height: 10).probe("view").offset(x: animatableData.rounded())
      }
    }
    struct Shift: ViewModifier, Animatable {
      var animatableData: Double
      func body(content: Content) -> some View { content.offset(x: animatableData.rounded()) }
    }
    struct Slip: GeometryEffect {
      var animatableData: Double
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: animatableData * size.width, y: 0))
      }
    }
    let stage = Stage(0.0) { x in
      VStack(spacing: 0) {
        Shifted(animatableData: x)
        Color.red.frame(width: 10, height: 10).probe("modified").modifier(Shift(animatableData: x))
        Color.red.frame(width: 10, height: 10).probe("slipped").modifier(Slip(animatableData: x))
      }
    }
    withAnimation(linear) { stage.value = 3 }
    stage.at(0.5)
    // 1.5, rounded.
    #expect(stage.seen("view").minX == 47)
    #expect(stage.seen("modified").minX == 47)
    #expect(stage.seen("slipped").minX == 60)
  }
}
