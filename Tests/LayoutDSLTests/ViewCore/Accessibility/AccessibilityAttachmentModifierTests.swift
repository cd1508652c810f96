import Foundation
import LayoutDSL
import SystemIntegration
import Testing

@testable import ViewCore

@MainActor @Suite struct AccessibilityAttachmentModifierTests {
  @Test func theLayoutTreeShowsAttachments() {
    let screen = Screen {
      Color.red.frame(width: 10, height: 10)
        .accessibilityLabel("a \(3)").accessibilityValue(Text("b")).accessibilityHint("c")
        .accessibilityHidden(true).accessibilityHeading(.h2)
        .accessibilityAddTraits([.isButton, .isHeader]).accessibilityRemoveTraits(.isImage)
        .accessibilityIdentifier("box")
    }
    let lines = screen.tree.split(separator: "\n").compactMap { line in
      line.range(of: "accessibility ").map { line[$0.upperBound...].split(separator: " (")[0] }
    }
    #expect(
      lines == [
        "identifier: \"box\"", "without traits: isImage", "traits: isButton, isHeader",
        "heading: h2", "hidden", "hint: \"c\"", "value: \"b\"", "label: \"a 3\"",
      ])
  }

  @Test func attachmentsDoNotChangeLayout() {
    let screen = Screen {
      Color.red.frame(width: 30, height: 20).accessibilityHidden(true).probe("a")
    }
    #expect(screen.frame("a") == CGRect(35, 40, 30, 20))
  }

  @Test func anIdentifierFindsAScrollView() {
    let screen = Screen {
      HStack(spacing: 0) {
        ScrollView { Color.red.frame(height: 500) }.accessibilityIdentifier("left")
        ScrollView { Color.blue.frame(height: 500) }.accessibilityIdentifier("right")
      }
    }
    let left = screen.graph.scrollNode(identifiedBy: "left")
    let right = screen.graph.scrollNode(identifiedBy: "right")
    #expect(left?.globalFrame == CGRect(0, 0, 50, 100))
    #expect(right?.globalFrame == CGRect(50, 0, 50, 100))
    #expect(screen.graph.scrollNode(identifiedBy: "middle") == nil)
  }

  @Test func anIdentifierAroundAConditionalFindsAScrollView() {
    let isThere = true
    let screen = Screen {
      Group { if isThere { ScrollView { Color.red.frame(height: 500) } } }
        .accessibilityIdentifier("feed")
    }
    #expect(screen.graph.scrollNode(identifiedBy: "feed") != nil)
  }
}
