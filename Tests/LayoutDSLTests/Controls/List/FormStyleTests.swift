import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@Suite @MainActor struct FormStyleTests {
  private func form() -> some View {
    Form {
      LabeledContent {
        Color.red.frame(width: 20, height: 10).probe("short")
      } label: {
        Color.blue.frame(width: 30, height: 10).probe("short label")
      }
      LabeledContent {
        Color.red.frame(width: 40, height: 10).probe("long")
      } label: {
        Color.blue.frame(width: 80, height: 10).probe("long label")
      }
      Color.green.frame(width: 10, height: 10).probe("alone")
    }
  }

  @Test func columnsAlignBetweenLabelsAndContents() {
    let screen = Screen(200, 100) { form().formStyle(.columns) }
    #expect(screen.frame("short").minX == screen.frame("long").minX)
    #expect(screen.frame("alone").minX == screen.frame("long").minX)
    #expect(screen.frame("short label").maxX == screen.frame("short").minX - 8)
    #expect(screen.frame("long label").maxX == screen.frame("long").minX - 8)
    // The form is as wide as its rows, and centred.
    #expect(screen.frame("long label").minX == 36)
  }

  @Test func groupedFormsAreLists() {
    let screen = Screen(320, 300) { form().formStyle(.grouped) }
    #expect(screen.listRows.count == 3)
    #expect(screen.frame("long label").minX == 36)
    #expect(screen.frame("long").maxX == 284)
  }

  @Test func aCustomStyleReceivesTheContent() {
    struct Plain: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) { configuration.content }
      }
    }
    let screen = Screen(200, 100) { form().formStyle(Plain()) }
    #expect(screen.listRows.isEmpty)
    #expect(screen.frame("alone").minY == screen.frame("long").maxY)
  }
}
