import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor
struct GroupBoxTests {
  @Test func contentIsInsideACard() {
    let screen = Screen {
      GroupBox { Color.red.frame(width: 20, height: 10).probe("content") }.probe("box")
    }
    #expect(screen.frame("box") == CGRect(24, 29, 52, 42))
    #expect(screen.frame("content") == CGRect(40, 45, 20, 10))
    #expect(screen.list.items.count == 2)
  }

  @Test func stylesReadTheEnvironment() {
    struct Style: GroupBoxStyle {
      @Environment(\.layoutDirection) private var direction
      func makeBody(configuration: Configuration) -> some View {
        configuration.content.padding(direction == .rightToLeft ? 10 : 0)
      }
    }
    let screen = Screen(direction: .rightToLeft) {
      GroupBox { Color.red.frame(width: 20, height: 10) }.groupBoxStyle(Style()).probe("box")
    }
    #expect(screen.frame("box").size == CGSize(width: 40, height: 30))
  }

  @Test func theLabelIsAboveTheContentAtTheLeadingEdge() {
    let screen = Screen(200, 200) {
      GroupBox {
        Color.red.frame(width: 80, height: 10).probe("content")
      } label: {
        Color.red.frame(width: 20, height: 10).probe("label")
      }
    }
    #expect(screen.frame("label").minX == screen.frame("content").minX)
    #expect(screen.frame("content").minY == screen.frame("label").maxY + 8)
  }

  @Test func theBackgroundStyleColoursTheCard() {
    let screen = Screen {
      GroupBox { Color.red.frame(width: 20, height: 10) }.backgroundStyle(.orange)
    }
    #expect(screen.fills(of: .orange) == [CGRect(24, 29, 52, 42)])
    #expect(screen.fills(.secondaryBackground) == [])
  }
}
