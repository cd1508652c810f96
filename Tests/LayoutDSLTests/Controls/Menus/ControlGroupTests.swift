import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor
struct ControlGroupTests {
  @Test func controlsAreSegmentsOfABar() {
    let screen = Screen(200, 100) {
      ControlGroup {
        Color.red.frame(width: 20, height: 10).probe("a")
        Color.red.frame(width: 30, height: 10).probe("b")
      }.probe("group")
    }
    #expect(screen.frame("group").size == CGSize(width: 99, height: 32))
    #expect(screen.frame("b").minX == screen.frame("a").maxX + 25)
  }

  @Test func aStyleReceivesTheLabel() {
    struct Labelled: ControlGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          configuration.label
          configuration.content
        }
      }
    }
    let screen = Screen {
      ControlGroup {
        Color.red.frame(height: 10).probe("content")
      } label: {
        Color.red.frame(height: 20).probe("label")
      }.controlGroupStyle(Labelled())
    }
    #expect(screen.probes == ["label", "content"])
  }

  @Test func theNavigationStyleIsARow() {
    let screen = Screen {
      ControlGroup("Go", systemImage: "arrow.left") {
        Color.red.frame(width: 20, height: 10).probe("a")
        Color.red.frame(width: 30, height: 10).probe("b")
      }.controlGroupStyle(.navigation)
    }
    #expect(screen.probes == ["a", "b"])
    #expect(screen.frame("b").minX == screen.frame("a").maxX + 16)
  }

  @Test func menuStylesHideTheControls() {
    func probes(_ style: some ControlGroupStyle) -> [String] {
      Screen(200, 100) {
        ControlGroup {
          Color.red.frame(width: 20, height: 10).probe("content")
        } label: {
          Color.red.frame(width: 20, height: 10).probe("label")
        }
        .controlGroupStyle(style)
      }
      .probes
    }
    #expect(probes(.menu) == ["label"])
    #expect(probes(.compactMenu) == ["label"])
    #expect(probes(.palette) == ["content"])
  }
}
