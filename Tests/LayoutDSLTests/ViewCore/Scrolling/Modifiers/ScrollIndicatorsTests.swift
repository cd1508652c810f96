import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor struct ScrollIndicatorsTests {
  private func screen(
    _ visibility: ScrollIndicatorVisibility, shows: Bool = true, height: CGFloat = 200,
    direction: LayoutDirection = .leftToRight
  ) -> Screen {
    Screen(direction: direction) {
      ScrollView(showsIndicators: shows) { Color.red.frame(height: height) }
        .scrollIndicators(visibility, axes: .vertical)
    }
  }

  private func bars(_ screen: Screen) -> [CGRect] {
    screen.list.items.compactMap {
      if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil }
    }
  }

  @Test func visibleIndicatorsFollowTheContentOffset() {
    let screen = screen(.visible)
    #expect(bars(screen) == [CGRect(94, 3, 3, 47)])
    screen.scroll(to: CGPoint(x: 0, y: 100))
    #expect(bars(screen) == [CGRect(94, 50, 3, 47)])
    screen.scroll(to: CGPoint(x: 0, y: -50))
    #expect(bars(screen) == [CGRect(94, 3, 3, 47)])
  }

  @Test func indicatorsHaveAMinimumLength() {
    #expect(bars(screen(.visible, height: 10_000)) == [CGRect(94, 3, 3, 36)])
  }

  @Test func indicatorsAreOnTheLeftInRightToLeft() {
    #expect(bars(screen(.visible, direction: .rightToLeft)) == [CGRect(3, 3, 3, 47)])
  }

  @Test func marginsMoveTheIndicators() {
    let screen = Screen {
      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 200, height: 200) }
        .scrollIndicators(.visible)
        .contentMargins(
          .all, EdgeInsets(top: 10, leading: 1, bottom: 5, trailing: 2), for: .scrollIndicators)
    }
    #expect(bars(screen) == [CGRect(92, 13, 3, 39.5), CGRect(4, 89, 45.5, 3)])
    screen.scroll(to: CGPoint(x: 100, y: 100))
    #expect(bars(screen) == [CGRect(92, 52.5, 3, 39.5), CGRect(49.5, 89, 45.5, 3)])
  }

  @Test func otherIndicatorsAreNotDrawn() {
    #expect(bars(screen(.automatic)).isEmpty)
    #expect(bars(screen(.hidden)).isEmpty)
    #expect(bars(screen(.never)).isEmpty)
    #expect(bars(screen(.visible, shows: false)).isEmpty)
    #expect(bars(screen(.visible, height: 80)).isEmpty)
  }
}
