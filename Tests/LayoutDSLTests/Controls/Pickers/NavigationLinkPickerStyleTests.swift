import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct NavigationLinkPickerStyleTests {
  private struct Settings: View {
    let journal: Journal
    @State private var selection = "b"
    var body: some View {
      let _ = journal.note(selection)
      NavigationStack {
        Form {
          Picker("Letter", selection: $selection) {
            ForEach(["a", "b", "c"], id: \.self) { Text("option \($0)") }
          }
          .pickerStyle(.navigationLink)
        }
      }
    }
  }

  @Test func aTapPushesTheOptionsAndSelectsOne() throws {
    let journal = Journal()
    let screen = Screen(390, 600) { Settings(journal: journal) }
    #expect(screen.tree.contains("\"option b\"") && !screen.tree.contains("\"option c\""))
    let row = try #require(screen.graph.node(knownAs: "Letter")).globalFrame
    screen.tap(row.midX, row.midY)
    screen.advance(by: 1)
    let option = try #require(screen.graph.node(knownAs: "option c")).globalFrame
    screen.tap(option.midX, option.midY)
    screen.advance(by: 1)
    #expect(journal.entries.last == "c")
    #expect(screen.tree.contains("\"option c\"") && !screen.tree.contains("\"option a\""))
  }

  @Test func theValueIsGreyOutsideLists() throws {
    let screen = Screen(390, 600) {
      NavigationStack {
        Picker("Letter", selection: .constant("b")) {
          ForEach(["a", "b"], id: \.self) { _ in Rectangle().frame(width: 30, height: 10) }
        }
        .pickerStyle(.navigationLink)
      }
    }
    #expect(screen.fills(.secondary).map(\.width) == [30])
  }
}
