import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct ListRowSwipeTests {
  private struct Mails: View {
    let journal: Journal
    let rows: Remote<[String]>
    var allowsFullSwipe = true
    @State private var list = ["a", "b", "c"]

    var body: some View {
      let _ = rows.binding = $list
      List {
        ForEach(list, id: \.self) { name in
          Color.blue.frame(height: 30).probe(name)
            .swipeActions(allowsFullSwipe: allowsFullSwipe) {
              Button("D", role: .destructive) { journal.note("delete \(name)") }
              Button("F") { journal.note("flag \(name)") }.tint(.orange)
            }
            .swipeActions(edge: .leading) {
              Button("R") { journal.note("read \(name)") }
            }
        }
      }
      .listStyle(.plain)
    }
  }

  private func screen(
    _ journal: Journal, rows: Remote<[String]> = .init(), allowsFullSwipe: Bool = true,
    direction: LayoutDirection = .leftToRight
  ) -> Screen {
    Screen(300, 300, direction: direction) {
      Mails(journal: journal, rows: rows, allowsFullSwipe: allowsFullSwipe)
    }
  }

  @Test func aSwipeOpensTheActionsOfItsEdge() {
    let journal = Journal()
    let screen = screen(journal)
    let rest = screen.frame("a")
    screen.down(200, rest.midY)
    screen.move(150, rest.midY)
    // The content follows the finger, less the ten points before it is recognized.
    #expect(screen.frame("a").minX == rest.minX - 40)
    screen.move(90, rest.midY)
    screen.wait(0.5)
    screen.up(90, rest.midY)
    screen.wait(1)
    #expect(screen.frame("a").minX == rest.minX - 148)
    #expect(screen.frame("b").minX == rest.minX)
    // The destructive action is at the edge.
    screen.tap(280, rest.midY)
    #expect(journal.take() == ["delete a"])
    screen.wait(1)
    #expect(screen.frame("a") == rest)
  }

  @Test func aShortSwipeClosesAgain() {
    let journal = Journal()
    let screen = screen(journal)
    let rest = screen.frame("a")
    screen.drag(200, rest.midY, to: 150, rest.midY, duration: 2)
    screen.wait(1)
    #expect(screen.frame("a") == rest)
    #expect(journal.entries == [])
  }

  @Test func theLeadingEdgeHasItsOwnActions() {
    let journal = Journal()
    let screen = screen(journal)
    let rest = screen.frame("b")
    screen.drag(20, rest.midY, to: 90, rest.midY, duration: 2)
    screen.wait(1)
    #expect(screen.frame("b").minX == rest.minX + 74)
    screen.tap(30, rest.midY)
    #expect(journal.take() == ["read b"])
  }

  @Test func aFullSwipePerformsTheOutermostAction() {
    let journal = Journal()
    let screen = screen(journal)
    let y = screen.frame("c").midY
    screen.drag(290, y, to: 20, y, duration: 1)
    #expect(journal.take() == ["delete c"])
    let other = self.screen(journal, allowsFullSwipe: false)
    other.drag(290, y, to: 20, y, duration: 1)
    #expect(journal.take() == [])
    other.wait(1)
    #expect(other.frame("c").minX < 0)
  }

  @Test func aRowOpensThatHasMoreActionsThanAFullSwipeIsLong() {
    let journal = Journal()
    let screen = Screen(300, 300) {
      List {
        Color.blue.frame(height: 30).probe("row")
          .swipeActions {
            ForEach(0..<3) { index in Button("A") { journal.note("\(index)") } }
          }
      }
      .listStyle(.plain)
    }
    let rest = screen.frame("row")
    // Three actions are 222 wide, and a full swipe of a row of 300 would be 180.
    screen.drag(290, rest.midY, to: 80, rest.midY, duration: 2)
    screen.wait(1)
    #expect(screen.frame("row").minX == rest.minX - 222)
    #expect(journal.take() == [])
    screen.tap(100, rest.midY)
    #expect(journal.take() == ["2"])
  }

  /// The glyphs of the tests are 17 wide, and 16 are around a title.
  @Test func anActionIsAsWideAsItsTitleNeeds() {
    let tint = Color(red: 0.25, green: 0.5, blue: 0.75)
    let screen = Screen(500, 300) {
      List {
        Color.blue.frame(height: 30).probe("row")
          .swipeActions {
            Button("Archive") {}.tint(tint)
            Button("F") {}
          }
      }
      .listStyle(.plain)
    }
    let rest = screen.frame("row")
    screen.drag(400, rest.midY, to: 200, rest.midY, duration: 2)
    screen.wait(1)
    #expect(screen.frame("row").minX == rest.minX - 151 - 74)
    #expect(screen.fills(of: tint).first?.width == 151)
  }

  @Test func onIOS26TheActionsAreCapsules() {
    let tint = Color(red: 0.25, green: 0.5, blue: 0.75)
    let screen = Screen(300, 300) {
      List {
        Color.blue.frame(height: 30).probe("row").swipeActions { Button("A") {}.tint(tint) }
      }
      .listStyle(.plain)
      .onIOS26()
    }
    let row = screen.frame("row")
    screen.drag(200, row.midY, to: 100, row.midY, duration: 2)
    screen.wait(1)
    let action = screen.fills(of: tint).first
    #expect(action.map { $0.insetBy(dx: -4, dy: 0).width } == 74)
    #expect(action?.height == 50)
  }

  @Test func onIOS26TheActionsAreInTheMiddleOfATallRow() {
    let screen = Screen(300, 300) {
      List {
        Color.blue.frame(height: 90).probe("row").swipeActions { Button("A") {}.probe("action") }
      }
      .listStyle(.plain)
      .onIOS26()
    }
    let row = screen.frame("row")
    screen.drag(200, row.midY, to: 100, row.midY, duration: 2)
    screen.wait(1)
    #expect(screen.frame("action").height == 50)
    #expect(abs(screen.frame("action").midY - row.midY) < 0.01)
  }

  @Test func oneRowIsOpenAtATimeAndATapClosesIt() {
    let screen = screen(Journal())
    let a = screen.frame("a"), b = screen.frame("b")
    screen.drag(200, a.midY, to: 60, a.midY)
    screen.wait(1)
    #expect(screen.frame("a").minX < 0)
    screen.drag(200, b.midY, to: 60, b.midY)
    screen.wait(1)
    #expect(screen.frame("a") == a)
    #expect(screen.frame("b").minX < 0)
    screen.tap(40, b.midY)
    screen.wait(1)
    #expect(screen.frame("b") == b)
  }

  @Test func theListScrollsAndRowsGo() {
    let rows = Remote<[String]>()
    let screen = screen(Journal(), rows: rows)
    let y = screen.frame("a").midY
    screen.drag(200, y, to: 60, y)
    rows.value.removeFirst()
    screen.wait(1)
    #expect(screen.frame("a") == .null)
    #expect(screen.frame("b").minX > 0)
    rows.value = []
    screen.wait(1)
    #expect(screen.graph.diagnostics == [])
  }

  @Test func inRightToLeftLayoutsTheEdgesChangePlaces() {
    let screen = screen(Journal(), direction: .rightToLeft)
    let rest = screen.frame("a")
    screen.drag(100, rest.midY, to: 240, rest.midY)
    screen.wait(1)
    #expect(screen.frame("a").minX == rest.minX + 148)
  }

  @Test func deletableRowsAreDeletedBySwiping() {
    struct Names: View {
      @State private var names = ["a", "b"]

      var body: some View {
        List {
          ForEach(names, id: \.self) { Color.blue.frame(height: 30).probe($0) }
            .onDelete { names.remove(atOffsets: $0) }
        }
        .listStyle(.plain)
      }
    }
    let screen = Screen(300, 300) { Names() }
    let y = screen.frame("a").midY
    screen.drag(200, y, to: 130, y, duration: 1)
    screen.wait(1)
    screen.tap(270, y)
    screen.wait(1)
    #expect(screen.probes == ["b"])
    screen.drag(290, y, to: 10, y, duration: 1)
    screen.wait(1)
    #expect(screen.probes == [])
  }

  @Test func rowsWithoutActionsLeaveTheFingerToTheViewsAround() {
    let screen = Screen(300, 300) {
      ScrollView(.horizontal) {
        List { Color.blue.frame(height: 30).probe("a") }.frame(width: 600, height: 300)
      }
    }
    let rest = screen.frame("a")
    screen.drag(200, rest.midY, to: 100, rest.midY, duration: 1)
    #expect(screen.frame("a").minX < rest.minX - 80)
  }

  @Test func anOpenRowClosesWhenTheListIsEdited() {
    struct Editing: View {
      let mode: Remote<EditMode>
      @State private var editMode = EditMode.inactive
      var body: some View {
        let _ = mode.binding = $editMode
        List {
          ForEach(["a", "b"], id: \.self) { name in
            Color.blue.frame(height: 30).probe(name).swipeActions { Button("Flag") {} }
          }
          .onDelete { _ in }
        }
        .environment(\.editMode, $editMode)
      }
    }
    let mode = Remote<EditMode>()
    let screen = Screen(300, 300) { Editing(mode: mode) }
    let row = screen.frame("a")
    screen.drag(200, row.midY, to: 100, row.midY)
    screen.wait(1)
    #expect(screen.frame("a").minX < screen.frame("b").minX)
    mode.binding?.wrappedValue = .active
    screen.wait(1)
    #expect(screen.frame("a").minX == screen.frame("b").minX)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func theActionsOfACardEndAtItsEdge(direction: LayoutDirection) {
    let screen = Screen(300, 300, direction: direction) {
      List {
        Color.blue.frame(height: 30).probe("row")
          .swipeActions { Button("F") {}.tint(.orange) }
      }
      .listStyle(.insetGrouped)
    }
    let rest = screen.frame("row"), isMirrored = direction == .rightToLeft
    screen.drag(150, rest.midY, to: isMirrored ? 250 : 50, rest.midY)
    screen.wait(1)
    let card = screen.listRows[0].cardFrame
    let action = screen.fills(of: .orange)[0]
    #expect(action.width == 74)
    #expect(isMirrored ? action.minX == card.minX : action.maxX == card.maxX)
    #expect(screen.frame("row").minX == rest.minX + (isMirrored ? 74 : -74))
  }

  @Test func actionsOfTallRowsHaveTheirTitlesBelowTheirSymbols() throws {
    func bar(rowHeight: CGFloat) -> Screen {
      let screen = Screen(300, 300) {
        List {
          Color.blue.frame(height: rowHeight).probe("row").listRowInsets(EdgeInsets())
            .swipeActions {
              Button {
              } label: {
                Label {
                  Text("Archive").probe("title")
                } icon: {
                  Rectangle().frame(width: 20, height: 20).probe("icon")
                }
              }
            }
        }
        .listStyle(.plain)
      }
      let y = screen.frame("row").midY
      screen.drag(200, y, to: 100, y, duration: 1)
      screen.wait(1)
      return screen
    }
    #expect(bar(rowHeight: 90).frame("title") == .null)
    let tall = bar(rowHeight: 92)
    let (title, icon) = (tall.frame("title"), tall.frame("icon"))
    #expect(title.minY == icon.maxY + 4 && abs(title.midX - icon.midX) < 0.01)
  }
}
