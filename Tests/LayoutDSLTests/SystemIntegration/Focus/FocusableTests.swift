import Foundation
import LayoutDSL
import SystemIntegration
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct FocusableTests {
  @Test func theDefaultFocusIsTakenWhenTheViewAppears() {
    struct Fields: View {
      @FocusState var field: Int?
      let journal: Journal
      @State var a = ""
      @State private var b = ""
      var body: some View {
        VStack {
          TextField("a", text: $a).focused($field, equals: 1)
          TextField("b", text: $b).focused($field, equals: 2)
        }
        .defaultFocus($field, 2)
        .onChange(of: b) { journal.note($1) }
      }
    }
    let journal = Journal()
    let screen = Screen(200, 100) { Fields(journal: journal) }
    #expect(screen.graph.type("x"))
    screen.graph.update()
    #expect(journal.entries == ["x"])
  }
}
