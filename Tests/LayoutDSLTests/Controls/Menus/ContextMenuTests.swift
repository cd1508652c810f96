import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct ContextMenuTests {
  private func press(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) {
    screen.down(x, y)
    screen.wait(0.6)
    screen.up(x, y)
  }

  @Test func aLongPressOpensItAndAnItemClosesIt() {
    let journal = Journal()
    let screen = Screen(400, 400) {
      VStack {
        Button {
          journal.note("pressed")
        } label: {
          Color.red.frame(width: 40, height: 20).probe("view")
        }
        .contextMenu {
          Button("Copy") { journal.note("copy") }.probe("copy")
          Button("Delete", role: .destructive) { journal.note("delete") }.probe("delete")
        }
        Spacer()
      }
    }
    screen.tap(200, 10)
    #expect(journal.take() == ["pressed"])
    #expect(screen.probes == ["view"])
    press(screen, 200, 10)
    #expect(screen.probes == ["view", "copy", "delete"])
    // Below the view, aligned with its leading edge, inside the screen.
    #expect(screen.frame("copy") == CGRect(134, 30, 250, 44))
    screen.tap(200, 90)
    #expect(journal.take() == ["delete"])
    #expect(screen.probes == ["view"])
    press(screen, 200, 10)
    screen.tap(200, 300)
    #expect(journal.entries == [])
    #expect(screen.probes == ["view"])
  }

  @Test func aMenuCanBeAValue() {
    func screen(_ menu: ContextMenu<some View>?) -> Screen {
      Screen(400, 400) { Color.red.frame(width: 40, height: 20).contextMenu(menu) }
    }
    let items = screen(ContextMenu { Button("Copy") {}.probe("copy") })
    press(items, 200, 200)
    #expect(items.probes == ["copy"])
    let none = screen(nil as ContextMenu<Text>?)
    press(none, 200, 200)
    #expect(none.fills(of: .red).count == 1)
  }

  @Test func theSourceViewIsLifted() {
    let screen = Screen(400, 400) {
      Color.red.frame(width: 40, height: 20).contextMenu { Button("Copy") {}.probe("copy") }
    }
    #expect(screen.fills(of: .red).count == 1)
    press(screen, 200, 200)
    #expect(screen.fills(of: .red) == [CGRect(180, 190, 40, 20), CGRect(180, 190, 40, 20)])
    #expect(screen.frame("copy") == CGRect(134, 220, 250, 44))
  }

  @Test func inAListTheWholeRowIsLifted() {
    let screen = Screen(400, 400) {
      List {
        Color.red.frame(width: 40, height: 20).contextMenu { Button("Copy") {}.probe("copy") }
      }
      .listStyle(.plain)
    }
    guard let row = screen.listRows.first?.node.globalFrame else {
      Issue.record("there is no row")
      return
    }
    press(screen, 30, row.midY)
    #expect(screen.frame("copy").minY == row.maxY + 10)
  }

  @Test func inAListTheWholeRowIsPressed() throws {
    let screen = Screen(400, 400) {
      List {
        Color.red.frame(width: 40, height: 20).contextMenu { Button("Copy") {}.probe("copy") }
        HStack {
          Color.red.frame(width: 40, height: 20).contextMenu { Button("Cut") {}.probe("cut") }
          Spacer()
        }
        NavigationLink("a") { Color.blue }
          .contextMenu { Button("Paste") {}.probe("paste") }
      }
    }
    let rows = screen.listRows.map { $0.node.globalFrame }
    try #require(rows.count == 3)
    screen.tap(300, rows[0].midY)
    #expect(screen.probes == [])
    press(screen, 300, rows[0].midY)
    #expect(screen.probes == ["copy"])
    screen.tap(300, 390)
    // A view in the row keeps its menu for itself.
    press(screen, 300, rows[1].midY)
    #expect(screen.probes == [])
    press(screen, 300, rows[2].midY)
    #expect(screen.probes == ["paste"])
  }

  @Test func inAListOfCardsTheCardIsLifted() {
    let screen = Screen(400, 400) {
      List {
        Color.red.frame(width: 40, height: 20).contextMenu { Button("Copy") {}.probe("copy") }
        Color.blue.frame(height: 20)
      }
    }
    guard let row = screen.listRows.first?.node.globalFrame else {
      Issue.record("there is no row")
      return
    }
    press(screen, 50, row.midY)
    // The menu begins at the card, 20 from the side, below the card without its separator of 1.
    #expect(screen.frame("copy").origin == CGPoint(x: 20, y: row.maxY - 1 + 10))
  }

  @Test func aPreviewReplacesTheSourceView() {
    let screen = Screen(400, 400) {
      Color.red.frame(width: 40, height: 20).contextMenu {
        Button("Copy") {}.probe("copy")
      } preview: {
        Color.blue.frame(width: 300, height: 200).probe("preview")
      }
    }
    press(screen, 200, 200)
    #expect(screen.frame("preview") == CGRect(50, 100, 300, 200))
    #expect(screen.frame("copy") == CGRect(50, 310, 250, 44))
  }

  @Test func aMenuWithoutRoomScrolls() {
    let screen = Screen(400, 400) {
      Color.red.frame(width: 40, height: 20).contextMenu {
        ForEach(0..<20) { Button("\($0)") {}.probe("\($0)") }
      }
    }
    press(screen, 200, 200)
    // Below the view, which is at the top.
    #expect(screen.frame("0").minY == 46)
    screen.drag(200, 350, to: 200, 100, duration: 2)
    #expect(screen.frame("0").minY < 0)
  }

  @Test func itIsAboveAViewAtTheBottom() {
    let screen = Screen(400, 400) {
      VStack {
        Spacer()
        Color.red.frame(width: 400, height: 40).contextMenu { Button("Copy") {}.probe("copy") }
      }
    }
    press(screen, 200, 390)
    #expect(screen.frame("copy") == CGRect(16, 306, 250, 44))
  }

  @Test func withoutItemsNothingOpens() {
    let journal = Journal()
    let screen = Screen(400, 400) {
      Color.red.contextMenu {}.onTapGesture { journal.note("tapped") }
    }
    press(screen, 200, 200)
    #expect(screen.fills(of: .red).count == 1)
    #expect(journal.entries == ["tapped"])
  }
}
