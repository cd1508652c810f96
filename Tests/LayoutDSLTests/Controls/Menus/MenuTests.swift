import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct MenuTests {
  @Test func showsItsLabelAndPerformsItsPrimaryAction() {
    let journal = Journal()
    let screen = Screen {
      Menu("aaa") {
        Text("option")
      } primaryAction: {
        journal.note("primary")
      }
    }
    screen.tap(50, 50)
    #expect(journal.entries == ["primary"])
    #expect(screen.tree.contains("\"aaa\""))
    #expect(!screen.tree.contains("\"option\""))
  }

  @Test func aLongPressOpensAMenuWithAPrimaryAction() {
    let journal = Journal()
    let screen = Screen(300, 400) {
      Menu("aaa") {
        Button("Copy") { journal.note("copy") }.probe("copy")
      } primaryAction: {
        journal.note("primary")
      }
    }
    screen.down(150, 200)
    screen.wait(0.6)
    #expect(screen.probes == ["copy"])
    screen.up(150, 200)
    #expect(screen.probes == ["copy"])
    let item = screen.frame("copy")
    screen.tap(item.midX, item.midY)
    #expect(journal.entries == ["copy"])
    #expect(screen.probes == [])
  }
}
