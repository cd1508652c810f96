import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct SegmentsLayoutTests {
  private func screen(isFixed: Bool) -> Screen {
    Screen(400, 100) {
      SegmentsLayout {
        Color.red.frame(idealWidth: 40, maxWidth: .infinity).probe("first")
        Color.red.frame(idealWidth: 70, maxWidth: .infinity).probe("second")
      }
      .frame(height: 32)
      .fixedSize(horizontal: isFixed, vertical: false)
    }
  }

  @Test func segmentsShareAWidth() {
    let screen = screen(isFixed: false)
    #expect(screen.frame("first") == CGRect(0, 34, 200, 32))
    #expect(screen.frame("second") == CGRect(200, 34, 200, 32))
  }

  @Test func withoutAWidthTheWidestSegmentCounts() {
    let screen = screen(isFixed: true)
    #expect(screen.frame("first") == CGRect(130, 34, 70, 32))
    #expect(screen.frame("second") == CGRect(200, 34, 70, 32))
  }

  @Test func aSegmentIsAtLeast32Wide() {
    let screen = Screen(400, 100) {
      SegmentsLayout { Color.red.frame(width: 10).probe("only") }.fixedSize()
    }
    #expect(screen.frame("only").midX == 189)
  }
}
