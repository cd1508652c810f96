import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor struct ContentAnimatorTests {
  private let linear = Animation.linear(duration: 1)

  private func stage(
    _ text: String, _ transition: ContentTransition = .opacity
  ) -> Stage<String> {
    Stage(text) { Text($0).contentTransition(transition) }
  }

  @Test func theOldContentIsGoneAtTheEnd() {
    let stage = stage("a")
    withAnimation(linear) { stage.value = "b" }
    #expect(stage.at(0.5).opacities == [0.5, 0.5])
    #expect(stage.at(1).opacities == [] && stage.fills.count == 1)
  }

  @Test func anotherChangeStartsFromTheNewContent() {
    let stage = stage("a")
    withAnimation(linear) { stage.value = "b" }
    stage.at(0.5)
    withAnimation(linear) { stage.value = "c" }
    #expect(stage.at(0.75).opacities == [0.75, 0.25])
    #expect(stage.at(1.5).opacities == [])
  }

  @Test func progressBeyondTheEndsIsNoOpacity() {
    let stage = stage("a")
    withAnimation(.interpolatingSpring(stiffness: 300, damping: 4)) { stage.value = "b" }
    for time in stride(from: 0, to: 1, by: 0.05) {
      #expect(stage.at(time).opacities.allSatisfy { (0...1).contains($0) })
    }
  }

  @Test func withoutATransitionTheContentChangesAtOnce() {
    let other = stage("a", .identity)
    withAnimation(linear) { other.value = "b" }
    #expect(other.at(0.25).opacities == [])
    let same = stage("a")
    withAnimation(linear) { same.value = "a" }
    #expect(same.at(0.25).opacities == [])
  }

  @Test func aRemovedViewEndsItsAnimation() {
    let stage = Stage(1) { number in
      VStack { if number < 3 { Text("\(number)") } }
    }
    withAnimation(linear) { stage.value = 2 }
    stage.at(0.25)
    stage.value = 3
    #expect(stage.at(0.3).fills.isEmpty)
    #expect(stage.screen.graph.clock.runUntilIdle() == false)
  }

  /// A view without size has no scale from its old size.
  @Test(arguments: [0, 1e-300, 50] as [CGFloat])
  func aResizedImageIsFinite(length: CGFloat) {
    let stage = Stage(CGFloat(20)) { side in
      Image("sample").resizable().frame(width: side, height: side)
    }
    withAnimation(linear) { stage.value = length }
    func areFinite(_ list: DisplayList) -> Bool {
      list.items.allSatisfy { item in
        switch item {
        case .group(.transform(let map), let inner):
          [map.a, map.b, map.c, map.d, map.tx, map.ty].allSatisfy(\.isFinite) && areFinite(inner)
        case .group(_, let inner): areFinite(inner)
        default: true
        }
      }
    }
    #expect(areFinite(stage.at(0.5).screen.list))
    #expect(areFinite(stage.at(1).screen.list))
  }
}
