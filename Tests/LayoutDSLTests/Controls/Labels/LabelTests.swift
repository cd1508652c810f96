import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor
struct LabelTests {
  private func label() -> some View {
    Label {
      Text("ab").probe("title")
    } icon: {
      Color.red.frame(width: 24, height: 30).probe("icon")
    }
    .font(.system(size: 20))
  }

  @Test func theIconIsCenteredOnTheCapHeight() {
    let screen = Screen(200, 100) { label().probe("label") }
    let icon = screen.frame("icon"), title = screen.frame("title")
    #expect(title.minX == icon.maxX + 8)
    #expect(abs(screen.frame("label").width - 72) < 1e-9)
    // The baseline of the test font is at three quarters of the line height.
    let middle = title.minY + 15 - 20 * 1443 / 2048 / 2
    #expect(abs(icon.midY - middle) < 1e-9)
  }

  @Test func stylesSelectTheParts() {
    #expect(Screen { label().labelStyle(.titleOnly) }.probes == ["title"])
    #expect(Screen { label().labelStyle(.iconOnly) }.probes == ["icon"])
    #expect(Screen { label().labelStyle(.titleAndIcon) }.probes == ["icon", "title"])
    #expect(Screen { label().labelStyle(.automatic) }.probes == ["icon", "title"])
  }

  @Test func aCustomStyleReceivesBothParts() {
    struct Vertical: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          configuration.icon
          Label(configuration).labelStyle(.titleOnly)
        }
      }
    }
    let screen = Screen { label().labelStyle(Vertical()) }
    #expect(screen.frame("title").minY == screen.frame("icon").maxY)
  }

  @Test func titlesAndSymbols() {
    let screen = Screen(200, 100) {
      Label("abc", systemImage: "30x20").font(.system(size: 10)).probe("label")
    }
    #expect(screen.frame("label").size == CGSize(width: 68, height: 20))
  }

  @Test func aLargeIconInAListRowIsNoMistake() {
    let screen = Screen(320, 300) {
      List {
        Label {
          Text("a")
        } icon: {
          Color.red.frame(width: 40, height: 40).probe("icon")
        }
      }
    }
    #expect(screen.frame("icon").width == 40)
    #expect(screen.graph.layoutMistakes() == [])
  }

  @Test func theDistanceAndTheRoomOfTheIconCanBeSet() {
    let screen = Screen(200, 100) {
      label().labelIconToTitleSpacing(3).labelReservedIconWidth(40)
    }
    #expect(screen.frame("title").minX == screen.frame("icon").midX + 23)
    let wide = Screen(200, 100) { label().labelReservedIconWidth(10) }
    #expect(wide.frame("title").minX == wide.frame("icon").maxX + 8)
  }

  @Test func inAListRowControlsHaveLabelsOfTheirOwn() {
    func label(_ name: String) -> some View {
      Label {
        Color.red.frame(width: 20, height: 10).probe("\(name) title")
      } icon: {
        Color.blue.frame(width: 10, height: 10).probe("\(name) icon")
      }
    }
    let screen = Screen(390, 800) {
      List {
        label("row")
        Picker("Layout", selection: .constant(0)) { label("picker").tag(0) }
        ControlGroup { label("group") }
      }
    }
    func gap(_ name: String) -> CGFloat {
      screen.frame("\(name) title").minX - screen.frame("\(name) icon").maxX
    }
    #expect(gap("row") > 16)
    #expect(gap("picker") == 8)
    #expect(gap("group") == 8)
  }
}
