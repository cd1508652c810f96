import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor
struct ContainerRelativeFrameTests {
  private func box() -> some View { Color.red.probe("box") }

  @Test func screenWithoutSafeAreaIsTheContainer() {
    let screen = Screen(
      200, 100, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    ) {
      VStack { box().containerRelativeFrame([.horizontal, .vertical]) }.frame(width: 10, height: 10)
    }
    #expect(screen.frame("box").size == CGSize(width: 200, height: 70))
  }

  @Test func scrollViewIsTheContainer() {
    let screen = Screen(200, 100) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<3) { _ in box().containerRelativeFrame(.horizontal) }
        }
      }
      .frame(width: 120)
    }
    let expected = [-40, 80, 200].map { CGRect($0 + 80, 0, 120, 100) }
    #expect(screen.frames("box") == expected)
    screen.resize(50, 100)
    #expect(screen.frames("box") == expected.map { $0.offsetBy(dx: -75, dy: 0) })
  }

  @Test func marginsAreNotPartOfTheContainer() {
    let screen = Screen(200, 100) {
      ScrollView(.horizontal) { box().containerRelativeFrame(.horizontal) }
        .contentMargins(.horizontal, 20, for: .scrollContent)
    }
    #expect(screen.frame("box").width == 160)
  }

  @Test func lengthMayBeASpanOfEqualParts() {
    let screen = Screen(200, 100) {
      ScrollView {
        box().containerRelativeFrame(.vertical, count: 4, span: 3, spacing: 4)
      }
    }
    #expect(screen.frame("box").height == 74)
  }

  @Test func lengthMayBeAFunctionOfTheContainer() {
    let screen = Screen(200, 100) {
      box().containerRelativeFrame([.horizontal, .vertical]) { length, axis in
        axis == .horizontal ? length / 2 : length / 4
      }
    }
    #expect(screen.frame("box") == CGRect(50, 37.5, 100, 25))
  }

  @Test func contentIsAligned() {
    let screen = Screen(200, 100) {
      Color.red.frame(width: 10, height: 10).probe("box")
        .containerRelativeFrame(.horizontal, alignment: .trailing)
    }
    #expect(screen.frame("box") == CGRect(190, 45, 10, 10))
  }

  @Test func frameFollowsTheScreen() {
    let screen = Screen(200, 100) { box().containerRelativeFrame(.horizontal) }
    screen.resize(300, 100)
    #expect(screen.frame("box").width == 300)
  }

  @Test func hiddenFrameSettles() {
    let screen = Screen(200, 100) {
      ViewThatFits(in: .horizontal) {
        Color.blue.frame(width: 50)
        ScrollView { box().containerRelativeFrame([.horizontal, .vertical]) }
      }
    }
    screen.resize(40, 100)
    #expect(screen.frame("box").size == CGSize(width: 40, height: 100))
    screen.resize(300, 80)
    #expect(screen.graph.diagnostics.isEmpty)
  }
}
