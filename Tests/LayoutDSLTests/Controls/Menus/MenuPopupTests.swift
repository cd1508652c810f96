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

  @Test func pickersAndControlGroupsAreGroups() {
    let screen = Screen(300, 600) {
      Menu {
        Button("Copy") {}.probe("copy")
        Picker("Sort", selection: .constant(0)) {
          Text("Name").probe("name").tag(0)
          Text("Date").probe("date").tag(1)
        }
        Picker("Unit", selection: .constant(0)) { Text("km").probe("km").tag(0) }
        ControlGroup { Button("Cut") {}.probe("cut") }
        Button("Move") {}.probe("move")
      } label: {
        Color.red.frame(width: 40, height: 20)
      }
    }
    screen.tap(150, 300)
    let names = ["copy", "name", "date", "km", "cut", "move"]
    let middles = names.map { screen.frame($0).midY }
    // Items are 44 tall with lines of 1 between them, bands between groups are 8, cells are 64.
    #expect(zip(middles.dropFirst(), middles).map { $0 - $1 } == [52, 45, 52, 62, 62])
  }

  @Test func atAccessibilitySizesItIsWide() {
    func width(_ size: DynamicTypeSize, in screen: CGFloat) -> CGFloat {
      let screen = Screen(screen, 600) {
        Menu {
          Button("Copy") {}.probe("copy")
        } label: {
          Color.red.frame(width: 40, height: 20).probe("menu")
        }
        .environment(\.dynamicTypeSize, size)
      }
      screen.tap(screen.frame("menu").midX, 300)
      return screen.frame("copy").width
    }
    #expect(width(.xxxLarge, in: 393) == 250)
    #expect(width(.accessibility1, in: 393) == 361)
    #expect(width(.accessibility1, in: 800) == 400)
  }

  @Test func aTallMenuScrolls() {
    let screen = Screen(300, 400) {
      VStack {
        Menu {
          ForEach(0..<20) { Button("Item") {}.probe("\($0)") }
        } label: {
          Color.red.frame(width: 40, height: 20)
        }
        Spacer()
      }
    }
    screen.tap(150, 10)
    let rest = screen.frame("5")
    screen.drag(150, 300, to: 150, 200, duration: 1)
    #expect(screen.frame("5").minY < rest.minY)
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

  private func iconed(_ name: String, width: CGFloat) -> some View {
    Button {
    } label: {
      Label {
        Text("a")
      } icon: {
        Color.red.frame(width: width, height: 10).probe(name)
      }
    }
  }

  @Test func iconsAreInAColumn() {
    func centres(isIOS26: Bool) -> [CGFloat] {
      let screen = Screen(300, 400) {
        let menu = Menu("a") {
          iconed("narrow", width: 10)
          iconed("wide", width: 20)
        }
        if isIOS26 { menu.onIOS26() } else { menu }
      }
      screen.tap(150, 200)
      return ["narrow", "wide"].map { screen.frame($0).midX }
    }
    // The card is between 25 and 275, its margins are 16 and 24, the columns 26 and 24 wide.
    #expect(centres(isIOS26: false) == [246, 246])
    #expect(centres(isIOS26: true) == [61, 61])
  }

  @Test func titlesAreAfterTheColumnOfMarks() {
    let screen = Screen(300, 400) {
      Menu("a") {
        Toggle(isOn: .constant(true)) { Color.red.frame(width: 10, height: 10).probe("toggle") }
        Button {
        } label: {
          Color.red.frame(width: 10, height: 10).probe("button")
        }
      }
    }
    screen.tap(150, 200)
    #expect(["toggle", "button"].map { screen.frame($0).minX } == [65, 65])
  }

  @Test func onIOS26ItCoversItsSource() {
    let screen = Screen(300, 400) {
      Menu {
        Button("Copy") {}.probe("copy")
        Button("Move") {}.probe("move")
      } label: {
        Color.red.frame(width: 40, height: 20)
      }
      .onIOS26()
    }
    screen.tap(150, 200)
    // The card begins 22 above the middle of its source, and has no lines.
    #expect(screen.frame("copy") == CGRect(25, 188, 250, 42))
    #expect(screen.frame("move") == CGRect(25, 230, 250, 42))
  }

  @Test func controlsOfAGroupAreSideBySide() {
    let journal = Journal()
    let screen = Screen(300, 400) {
      Menu("a") {
        ControlGroup {
          Button("Cut", systemImage: "10x10") { journal.note("cut") }.probe("cut")
          Button("Copy", systemImage: "10x10") { journal.note("copy") }.probe("copy")
        }
      }
      .onIOS26()
    }
    screen.tap(150, 200)
    let (cut, copy) = (screen.frame("cut"), screen.frame("copy"))
    #expect(cut.size == CGSize(width: 125, height: 64) && copy.size == cut.size)
    #expect(cut.minX == 25 && copy.minX == 150 && cut.minY == copy.minY)
    screen.tap(copy.midX, copy.midY)
    #expect(journal.entries == ["copy"])
    #expect(screen.probes == [])
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

  /// The items of a menu are not among the views whose texts have a style.
  @Test func itemsDoNotHaveTheTextStyleOfTheViewsAround() {
    struct Reader: View {
      let journal: Journal
      @Environment(\.self) private var environment
      var body: some View {
        let values = environment.values
        let _ = journal.note(
          "\(values.text == TextEnvironment()) \(values.fontChanges.count) "
            + "\(environment.styles.foreground == nil)")
        Text("a").probe("item")
      }
    }
    let journal = Journal()
    let screen = Screen(300, 400) {
      Menu {
        Picker("b", selection: .constant(1)) { Reader(journal: journal).tag(1) }
      } label: {
        Color.red.frame(width: 40, height: 20)
      }
      .textCase(.uppercase).bold().fontDesign(.serif).foregroundStyle(.white)
    }
    screen.tap(150, 200)
    #expect(!screen.frame("item").isNull)
    #expect(Set(journal.entries) == ["true 0 true"])
  }

  @Test func onIOS26TitlesAre60FromTheEdge() {
    let screen = Screen(300, 600) {
      Menu("a") {
        Button {
        } label: {
          Label {
            Color.red.frame(width: 10, height: 10).probe("title")
          } icon: {
            Color.red.frame(width: 10, height: 10).probe("icon")
          }
        }
        Divider()
        Toggle(isOn: .constant(true)) { Color.red.frame(width: 10, height: 10).probe("toggle") }
      }
      .onIOS26()
    }
    screen.tap(150, 300)
    let (title, icon, toggle) = (
      screen.frame("title"), screen.frame("icon"), screen.frame("toggle")
    )
    #expect(title.minX == 85 && icon.midX == 61 && toggle.minX == 85)
    // Two halves of items, a line of 1 and 10 on both sides of it.
    #expect(toggle.midY - title.midY == 63)
  }
}
