import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct ActionSheetTests {
  @available(*, deprecated)
  @Test func itsButtonsPerformTheirActionAndDismissIt() throws {
    struct Question: View {
      @State var isPresented = true
      let journal: Journal
      var body: some View {
        Color.clear.actionSheet(isPresented: $isPresented) {
          ActionSheet(
            title: Text("Sure?"), message: Text("It is for good."),
            buttons: [.destructive(Text("Delete")) { journal.note("deleted") }, .cancel()])
        }
      }
    }
    let journal = Journal()
    let screen = Screen(400, 400) { Question(journal: journal) }
    #expect(screen.tree.contains("\"Sure?\""))
    let button = try #require(screen.graph.node(knownAs: "Delete")).globalFrame
    screen.tap(button.midX, button.midY)
    screen.advance(by: 1)
    #expect(journal.entries == ["deleted"])
    #expect(!screen.tree.contains("\"Sure?\""))
  }

  @Test func buttonsGrowWithTheTypeSizeAndScroll() throws {
    func button(_ size: DynamicTypeSize, count: Int) -> CGRect {
      let screen = Screen(400, 600) {
        Color.clear
          .confirmationDialog("Which?", isPresented: .constant(true)) {
            ForEach(0..<count, id: \.self) { index in
              Button {
              } label: {
                Color.red.probe("\(index)")
              }
            }
          }
          .dynamicTypeSize(size)
      }
      return screen.frame("0")
    }
    let plain = button(.large, count: 2), large = button(.accessibility3, count: 2)
    #expect(plain.height == 57)
    #expect(large.height > 80 && large.minY > 0)
    #expect(button(.accessibility3, count: 30).minY >= 0)
  }
}
