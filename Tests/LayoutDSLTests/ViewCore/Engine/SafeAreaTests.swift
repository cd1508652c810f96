import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct SafeAreaTests {
  private func screen<Content: View>(
    _ direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> Content
  ) -> Screen {
    Screen(
      200, 300, safeArea: EdgeInsets(top: 50, leading: 20, bottom: 30, trailing: 10),
      direction: direction, content: content)
  }

  @Test func aViewAtAnEdgeExtendsThere() throws {
    let screen = screen { Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity).probe("a") }
    let node = try #require(screen.node("a"))
    let bounds = CGRect(origin: .zero, size: node.size)
    let all = EdgeInsets(top: 50, leading: 20, bottom: 30, trailing: 10)
    #expect(node.safeAreaInsets(touching: bounds) == all)
    #expect(node.safeAreaExtension(of: bounds) == all)
  }

  @Test func aViewAwayFromTheEdgesDoesNot() throws {
    let screen = screen { Color.clear.frame(width: 40, height: 40).probe("a") }
    let node = try #require(screen.node("a"))
    #expect(node.safeAreaInsets(touching: CGRect(0, 0, 40, 40)) == EdgeInsets())
    #expect(node.safeAreaExtension(of: CGRect(0, 0, 40, 40)) == EdgeInsets())
  }

  @Test func onlyTheTouchedEdgesCount() throws {
    let screen = screen {
      VStack(spacing: 0) {
        Color.clear.frame(height: 40).probe("a")
        Spacer()
      }
    }
    let node = try #require(screen.node("a"))
    #expect(
      node.safeAreaExtension(of: CGRect(origin: .zero, size: node.size))
        == EdgeInsets(top: 50, leading: 20, bottom: 0, trailing: 10))
    // Half of the way to the top edge of the screen is left.
    #expect(node.safeAreaExtension(of: CGRect(0, -25, 170, 40)).top == 25)
    #expect(node.safeAreaExtension(of: CGRect(0, -90, 170, 40)).top == 0, "beyond the screen")
  }

  @Test func edgesAreThoseOfTheDirection() throws {
    let screen = screen(.rightToLeft) {
      HStack(spacing: 0) {
        Color.clear.frame(width: 40).probe("a")
        Spacer()
      }
    }
    let node = try #require(screen.node("a"))
    let insets = node.safeAreaExtension(of: CGRect(origin: .zero, size: node.size))
    #expect(insets.leading == 20 && insets.trailing == 0)
  }

  @Test func emptyRectanglesAreRectangles() throws {
    let screen = screen { Color.clear.frame(width: 40, height: 40).probe("a") }
    let node = try #require(screen.node("a"))
    for rect in [CGRect.zero, CGRect(0, 0, -5, -5)] {
      #expect(node.safeAreaExtension(of: rect) == EdgeInsets())
    }
  }
}
