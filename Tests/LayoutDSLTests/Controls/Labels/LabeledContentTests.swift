import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor
struct LabeledContentTests {
  @Test func labelAndContentAreAtTheEndsOfTheRow() {
    let screen = Screen(200, 100) {
      LabeledContent {
        Color.red.frame(width: 20, height: 10).probe("content")
      } label: {
        Color.red.frame(width: 30, height: 20).probe("label")
      }
    }
    #expect(screen.frame("label") == CGRect(0, 40, 30, 20))
    #expect(screen.frame("content") == CGRect(180, 45, 20, 10))
  }

  @Test func theContentIsBelowTheLabelAtAccessibilitySizes() {
    let screen = Screen(200, 100) {
      LabeledContent {
        Color.red.frame(width: 20, height: 10).probe("content")
      } label: {
        Color.red.frame(width: 30, height: 20).probe("label")
      }
      .dynamicTypeSize(.accessibility1)
    }
    #expect(screen.frame("label") == CGRect(0, 31, 30, 20))
    #expect(screen.frame("content") == CGRect(0, 59, 20, 10))
  }

  @Test func viewsOfALabelFormAColumn() {
    let screen = Screen(200, 100) {
      LabeledContent {
      } label: {
        Color.red.frame(width: 30, height: 20).probe("title")
        Color.red.frame(width: 50, height: 10).probe("subtitle")
      }
    }
    #expect(screen.frame("title") == CGRect(0, 35, 30, 20))
    #expect(screen.frame("subtitle") == CGRect(0, 55, 50, 10))
  }

  @Test func textsAfterTheFirstAreSubtitles() {
    let screen = Screen(200, 100) {
      LabeledContent {
      } label: {
        Text("a").probe("title")
        Text("a").probe("subtitle")
      }
    }
    #expect(screen.frame("subtitle").height < screen.frame("title").height)
    #expect(screen.frame("subtitle").minX == screen.frame("title").minX)
  }

  @Test func valuesAreTexts() {
    let screen = Screen(nil, nil) {
      LabeledContent("ab", value: "c").font(.system(size: 10)).probe("text")
    }
    #expect(screen.frame("text").size == CGSize(width: 38, height: 10))
    let formatted = Screen(nil, nil) {
      LabeledContent("ab", value: 1234, format: .number.grouping(.never))
        .font(.system(size: 10)).probe("text")
    }
    #expect(formatted.frame("text").width == 68)
  }

  @Test func aHiddenLabelLeavesTheContent() {
    let screen = Screen(100, 60) {
      LabeledContent("aa") { Color.red.frame(width: 20, height: 10) }.labelsHidden().probe("view")
    }
    #expect(screen.frame("view").size == CGSize(width: 20, height: 10))
  }

  @Test func aCustomStyleApplies() {
    struct Stacked: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          configuration.label
          configuration.content
        }
      }
    }
    let screen = Screen {
      LabeledContent("a") { Color.red.frame(height: 10) }.font(.system(size: 10))
        .labeledContentStyle(Stacked()).probe("view")
    }
    #expect(screen.frame("view").size == CGSize(width: 100, height: 20))
  }
}
