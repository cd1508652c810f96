import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor
struct VisualEffectTests {
  @Test func effectsFollowTheGeometry() {
    let screen = Screen(100, 100) {
      Color.red.frame(width: 20, height: 20).probe("inside")
        .visualEffect { content, proxy in
          content.scaleEffect(2).offset(x: proxy.size.width, y: proxy.frame(in: .global).minY)
        }
        .probe("outside")
    }
    #expect(screen.frame("outside") == CGRect(40, 40, 20, 20))
    #expect(screen.frame("inside") == CGRect(50, 70, 40, 40))
  }

  @Test func effectsChangeWithTheScrollOffset() {
    let screen = Screen(100, 50) {
      ScrollView {
        Color.red.frame(height: 200).probe("inside")
          .visualEffect { content, proxy in
            content.offset(y: -proxy.frame(in: .scrollView).minY)
          }
      }
    }
    screen.scroll(to: CGPoint(x: 0, y: 30))
    #expect(screen.frame("inside") == CGRect(0, 0, 100, 200))
  }

  @Test func effectsAreDrawnInOrder() {
    let drawn = Screen(10, 10) {
      HStack { Color.red }.visualEffect { content, _ in
        content.opacity(0.5).rotationEffect(.degrees(90)).blur(radius: 3)
      }
    }.list
    let modified = Screen(10, 10) {
      HStack { Color.red }.opacity(0.5).rotationEffect(.degrees(90)).blur(radius: 3)
    }.list
    #expect(drawn == modified)
    #expect(!drawn.isEmpty)
  }

  @Test func emptyEffectDrawsTheView() {
    let screen = Screen(10, 10) { Color.red.visualEffect { content, _ in content } }
    #expect(screen.list == Screen(10, 10) { Color.red }.list)
  }

  @Test func nanAndInfinityInEffectsSettle() {
    let screen = Screen(10, 10) {
      Color.red.visualEffect { content, _ in content.offset(x: .nan).scaleEffect(.infinity) }
    }
    #expect(screen.graph.diagnostics.isEmpty)
  }

  @Test func effectsAnimate() {
    let stage = Stage(false) { isLarge in
      Color.red.frame(width: 20, height: 20).probe("view")
        .visualEffect { content, proxy in
          content.offset(x: isLarge ? proxy.size.width : 0).opacity(isLarge ? 0.5 : 1)
        }
    }
    withAnimation(.linear(duration: 1)) { stage.value = true }
    #expect(stage.at(0.5).seen("view").minX == 50)
    #expect(stage.opacities == [0.75])
    #expect(stage.at(1).seen("view").minX == 60)
    stage.value = false
    #expect(stage.at(1).seen("view").minX == 40)
  }

  @Test func rotation3DEffectAnimates() {
    let stage = Stage(0.0) { degrees in
      Color.red.frame(width: 20, height: 20).probe("view")
        .rotation3DEffect(.degrees(degrees), axis: (0, 1, 0), perspective: 0)
    }
    withAnimation(.linear(duration: 1)) { stage.value = 120 }
    // Halfway, the rotation is 60°, which halves the visible width.
    #expect(abs(stage.at(0.5).seen("view").width - 10) < 1e-6)
  }
}
