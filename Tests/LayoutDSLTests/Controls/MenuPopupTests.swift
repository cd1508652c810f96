import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct MenuPopupTests {
  @Test func aTapOpensItAndAnItemClosesIt() {
    let journal = Journal()
    let screen = Screen(300, 400) {
      VStack {
        Menu {
          Button("Copy") { journal.note("copy") }.probe("copy")
          Button("Delete", role: .destructive) { journal.note("delete") }.probe("delete")
        } label: {
          Color.red.frame(width: 40, height: 20).probe("menu")
        }
        Spacer()
      }
    }
    #expect(screen.probes == ["menu"])
    screen.tap(150, 10)
    // Below its source, with a separator between the items.
    #expect(screen.frame("copy") == CGRect(25, 26, 250, 44))
    #expect(screen.frame("delete") == CGRect(25, 71, 250, 44))
    screen.tap(150, 90)
    #expect(journal.take() == ["delete"])
    #expect(screen.probes == ["menu"])
    screen.tap(150, 10)
    screen.tap(150, 300)
    #expect(journal.entries == [])
    #expect(screen.probes == ["menu"])
  }

  @Test func groupsHaveSeparators() {
    let screen = Screen(300, 400, scale: 2) {
      Menu {
        Button("Copy") {}.probe("copy")
        Button("Move") {}.probe("move")
        Divider()
        Button("Share") {}.probe("share")
        Section {
          Button("Delete") {}.probe("delete")
        } header: {
          Color.red.frame(width: 10, height: 10).probe("header")
        }
      } label: {
        Color.red.frame(width: 40, height: 20)
      }
    }
    screen.tap(150, 200)
    let names = ["copy", "move", "share", "header", "delete"]
    let frames = names.map { screen.frame($0) }
    #expect(frames[1].minY - frames[0].maxY == 0.5)
    #expect(frames[2].minY - frames[1].maxY == 8)
    // A header is 30 points tall.
    #expect(abs(frames[3].midY - frames[2].maxY - 23) < 1e-9)
    #expect(frames[3].minX == frames[0].minX + 16)
    #expect(frames[4].minY - frames[2].maxY == 8 + 30.5)
  }

  @Test func opensAboveASourceAtTheBottom() {
    let screen = Screen(300, 400) {
      VStack {
        Spacer()
        Menu {
          Button("Copy") {}.probe("copy")
        } label: {
          Color.red.frame(width: 40, height: 20)
        }
      }
    }
    screen.tap(150, 390)
    #expect(screen.frame("copy") == CGRect(25, 330, 250, 44))
  }

  @Test func aSubmenuReplacesItsMenu() {
    let journal = Journal()
    let screen = Screen(300, 400) {
      Menu("a") {
        Menu("More") {
          Button("Inner") { journal.note("inner") }.probe("inner")
        }
        .probe("more")
      }
    }
    screen.tap(150, 200)
    let more = screen.frame("more")
    screen.tap(more.midX, more.midY)
    #expect(screen.probes == ["inner"])
    let inner = screen.frame("inner")
    screen.tap(inner.midX, inner.midY)
    #expect(journal.entries == ["inner"])
    #expect(screen.probes == [])
  }

  @Test func togglesAndPickersAreItems() {
    struct Options: View {
      let journal: Journal
      @State private var isOn = false
      @State private var size = 1
      var body: some View {
        let _ = journal.note("\(isOn) \(size)")
        Menu("a") {
          Toggle("Bold", isOn: $isOn).probe("toggle")
          Picker("Size", selection: $size) {
            Text("S").tag(1)
            Text("L").tag(2).probe("large")
          }
        }
      }
    }
    let journal = Journal()
    let screen = Screen(300, 400) { Options(journal: journal) }
    for name in ["toggle", "large"] {
      screen.tap(150, 200)
      let item = screen.frame(name)
      screen.tap(item.midX, item.midY)
    }
    #expect(journal.entries == ["false 1", "true 1", "true 2"])
  }

  @Test func disabledItemsDoNothing() {
    let journal = Journal()
    let screen = Screen(300, 400) {
      Menu("a") {
        Button("Copy") { journal.note("copy") }.disabled(true).probe("copy")
      }
    }
    screen.tap(150, 200)
    let item = screen.frame("copy")
    screen.tap(item.midX, item.midY)
    #expect(journal.entries == [])
    #expect(screen.probes == ["copy"])
  }
}
