import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct LeafNodeTests {
  private func story<Content: View>(
    _ width: CGFloat? = 80, _ height: CGFloat? = 60, @ViewBuilder _ content: () -> Content
  ) throws -> [String] {
    let screen = Screen(width, height, content: content)
    let path = try #require(try screen.graph.explanation().nodes.last?.path)
    return (try screen.graph.explanation(of: .path(path)).story ?? []).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func aRigidViewSaysItsSize() throws {
    #expect(try story { Image("sample").probe("a") }.contains { $0.hasSuffix("is proposed.") })
  }

  @Test func aFlexibleViewTakesAll() throws {
    #expect(try story { Color.red }.contains("It takes all that is proposed."))
  }

  @Test func eachAxisIsToldApart() throws {
    let story = try story { Divider() }
    #expect(story.contains("It takes all of the proposed width."), "\(story)")
    #expect(story.contains("Its height is 1 whatever is proposed."), "\(story)")
  }

  /// Equal values are not drawn or measured again.
  @Test func anEqualLeafCostsNothing() {
    let stage = Stage(1) { number in
      VStack {
        Color.red.frame(height: 10)
        Text("same")
        Color.blue.frame(width: CGFloat(number), height: 10)
      }
    }
    let cost = stage.screen.cost { stage.value = 2 }
    #expect(cost.measurements <= 4, "\(cost)")
  }

  @Test func leavesOutsideTheVisiblePartAreNotDrawn() {
    let screen = Screen(100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 50) }
        }
      }
    }
    #expect(screen.fills(of: .red).count <= 4)
    screen.scroll(to: CGPoint(x: 0, y: 450))
    #expect((1...4).contains(screen.fills(of: .red).count))
  }
}
