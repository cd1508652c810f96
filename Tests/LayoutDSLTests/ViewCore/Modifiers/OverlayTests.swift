import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct OverlayTests {
  @Test func theOverlayIsProposedTheSizeAndAligned() {
    let screen = Screen {
      Color.red.frame(width: 40, height: 20)
        .overlay { Color.blue.probe("fills") }
        .overlay(alignment: .bottomTrailing) {
          Color.blue.frame(width: 10, height: 6).probe("corner")
        }
        .overlay(Color.blue.frame(width: 80).probe("wider"), alignment: .leading)
        .probe("all")
    }
    #expect(screen.frame("all") == CGRect(30, 40, 40, 20))
    #expect(screen.frame("fills") == CGRect(30, 40, 40, 20))
    #expect(screen.frame("corner") == CGRect(60, 54, 10, 6))
    #expect(screen.frame("wider") == CGRect(30, 40, 80, 20))
  }

  @Test func severalViewsAreStackedInDepth() {
    let screen = Screen {
      Color.red.overlay(alignment: .top) {
        Color.blue.frame(width: 10, height: 10).probe("a")
        Color.blue.frame(width: 20, height: 20).probe("b")
      }
      .background { EmptyView() }
    }
    #expect(screen.frame("a") == CGRect(45, 0, 10, 10))
    #expect(screen.frame("b") == CGRect(40, 0, 20, 20))
  }

  @Test(arguments: [true, false])
  func aSingleViewKeepsItsGuidesWhereTheTypeDoesNotTellTheNumberOfViews(isErased: Bool) {
    let screen = Screen {
      Color.red.frame(width: 40, height: 40).overlay(alignment: .bottom) {
        let badge = Color.blue.frame(width: 10, height: 10).probe("badge")
        if isErased {
          AnyView(badge).alignmentGuide(.bottom) { $0[.top] - 2 }
        } else {
          badge.alignmentGuide(.bottom) { $0[.top] - 2 }
        }
      }
    }
    #expect(screen.frame("badge") == CGRect(45, 72, 10, 10))
  }

  @Test func aChangeInTheOverlayDoesNotMeasureTheContainer() {
    struct Badge: View {
      let remote: Remote<Int>
      @State private var width = 5
      var body: some View {
        let _ = remote.binding = $width
        Color.blue.frame(width: CGFloat(width)).probe("badge")
      }
    }
    let journal = Journal()
    let remote = Remote<Int>()
    let screen = Screen {
      MeasurementCacheTests.Listening(journal: journal) {
        Color.red.overlay { Badge(remote: remote) }
      }
    }
    _ = journal.take()
    remote.value = 30
    #expect(screen.frame("badge").width == 30)
    #expect(journal.take() == [])
  }

  @Test func theModifierItselfPlacesAView() {
    let screen = Screen {
      Color.red.frame(width: 20, height: 20)
        .modifier(
          _OverlayModifier(
            overlay: Color.blue.frame(width: 4, height: 4).probe("second"),
            alignment: .topLeading))
    }
    #expect(screen.frame("second") == CGRect(40, 40, 4, 4))
  }
}
