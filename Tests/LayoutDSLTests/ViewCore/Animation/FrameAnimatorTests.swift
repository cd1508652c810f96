import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor
struct FrameAnimatorTests {
  private let linear = Animation.linear(duration: 1)

  @Test func aChangeOfAlignmentMovesTheView() {
    let stage = Stage(false) { isTrailing in
      VStack(alignment: isTrailing ? .trailing : .leading, spacing: 0) {
        Color.red.frame(width: 20, height: 20).probe("small")
        Color.blue.frame(width: 100, height: 20)
      }
    }
    withAnimation(linear) { stage.value = true }
    #expect(stage.at(0).seen("small") == CGRect(0, 30, 20, 20))
    #expect(stage.at(0.25).seen("small") == CGRect(20, 30, 20, 20))
    #expect(stage.at(1).seen("small") == CGRect(80, 30, 20, 20))
  }

  @Test func theLayoutItselfIsNotAnimated() {
    let stage = Stage(CGFloat(20)) { width in
      Color.red.frame(width: width, height: 20).probe("frame")
    }
    withAnimation(linear) { stage.value = 100 }
    #expect(stage.at(0.5).screen.frame("frame") == CGRect(0, 40, 100, 20))
    #expect(stage.seen("frame") == CGRect(20, 40, 60, 20))
  }

  @Test func paddingAndSpacingMoveTheContent() {
    let stage = Stage(CGFloat(0)) { length in
      HStack(spacing: length) {
        Color.red.padding(.leading, length).probe("padded")
        Color.blue.frame(width: 20).probe("fixed")
      }
    }
    withAnimation(linear) { stage.value = 20 }
    #expect(stage.at(0).seen("padded") == CGRect(0, 0, 80, 100))
    #expect(stage.at(0.5).seen("padded") == CGRect(10, 0, 60, 100))
    #expect(stage.seen("fixed") == CGRect(80, 0, 20, 100))
    #expect(stage.at(1).seen("padded") == CGRect(20, 0, 40, 100))
  }

  @Test func siblingsMakeRoom() {
    let stage = Stage(1) { count in
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { index in
          Color.red.frame(width: 20, height: 20).probe("\(index)")
        }
      }
    }
    withAnimation(linear) { stage.value = 2 }
    #expect(stage.at(0.5).seen("0") == CGRect(40, 35, 20, 20))
    #expect(stage.seen("1") == CGRect(40, 50, 20, 20))
  }

  @Test func aSubviewThatIsStillLeavingItsFormerPlaceMovesOnce() {
    let stage = Stage(0) { step in
      HStack(spacing: 0) {
        Group(subviews: Color.red.frame(width: 20, height: 20).probe("view")) { subviews in
          if step == 0 {
            subviews[0].opacity(0.5)
            Color.clear
          } else {
            Color.clear
            subviews[0].opacity(0.5)
          }
        }
      }
      .background(step == 2 ? Color.blue : .green)
    }
    withAnimation(linear) { stage.value = 1 }
    #expect(stage.at(0.5).seen("view") == CGRect(40, 40, 20, 20))
    withAnimation(linear) { stage.value = 2 }
    #expect(stage.seen("view") == CGRect(40, 40, 20, 20))
  }

  @Test func aScaledViewMovesAsAWhole() {
    let stage = Stage(Alignment.leading) { alignment in
      Color.red.frame(width: 20, height: 20).probe("view").scaleEffect(2)
        .frame(width: 100, alignment: alignment)
    }
    withAnimation(linear) { stage.value = .trailing }
    stage.at(0.5)
    let shapes = stage.screen.list.items.compactMap { item -> CGAffineTransform? in
      guard case .group(.transform(let transform), _) = item else { return nil }
      return transform
    }
    // Twice the size about the centre, which is halfway between 10 and 90.
    #expect(shapes == [CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 30, ty: 30)])
  }

  @Test func aGroupMovesAsAWhole() {
    let stage = Stage(Alignment.leading) { alignment in
      HStack(spacing: 0) { Color.red.frame(width: 10, height: 10).probe("view") }
        .geometryGroup()
        .frame(width: 100, alignment: alignment)
    }
    withAnimation(linear) { stage.value = .trailing }
    stage.at(0.5)
    #expect(stage.screen.node("view")?.animators == nil)
    guard case .fill(let path, _, _) = stage.screen.list.items.first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(path.boundingRect == CGRect(45, 45, 10, 10))
  }

  @Test func aClipShapeFollows() {
    let stage = Stage(CGFloat(20)) { width in
      Color.red.frame(width: width, height: 20).clipShape(Rectangle()).probe("view")
    }
    withAnimation(linear) { stage.value = 100 }
    stage.at(0.5)
    guard case .group(.clip(let path, _), _) = stage.screen.list.items.first else {
      Issue.record("nothing is clipped")
      return
    }
    #expect(path.boundingRect == CGRect(20, 40, 60, 20))
  }

  @Test func initialFramesAreNotAnimated() {
    let screen = Screen {
      GeometryReader { _ in
        Color.red.frame(width: 20, height: 20).probe("view").position(x: 50, y: 50)
          .transaction { $0.animation = .linear(duration: 1) }
      }
    }
    #expect(screen.graph.clock.nextDueTime == nil)
    #expect(screen.frame("view") == CGRect(40, 40, 20, 20))
  }

  @Test func noUpdateIsScheduledAfterTheEnd() {
    let stage = Stage(Alignment.leading) { alignment in
      Color.red.frame(width: 20, height: 20).probe("view").frame(width: 100, alignment: alignment)
    }
    withAnimation(linear) { stage.value = .trailing }
    stage.at(0.5)
    #expect(stage.screen.graph.clock.nextDueTime != nil)
    stage.at(1)
    #expect(stage.screen.graph.clock.nextDueTime == nil)
  }
}
