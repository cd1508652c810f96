import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct ListRowMoveTests {
  private struct Names: View {
    let journal: Journal
    var isEditing = false
    var hasMenu = false
    @State private var names = ["a", "b", "c", "d"]

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          let row = Color.blue.frame(height: 30).probe(name)
          if hasMenu { row.contextMenu { Button("M") {} } } else { row }
        }
        .onMove { from, to in
          journal.note("\(from.map { $0 }) to \(to)")
          names.move(fromOffsets: from, toOffset: to)
        }
        Color.red.frame(height: 30).probe("last")
      }
      .listStyle(.plain)
      .environment(\.editMode, .constant(isEditing ? .active : .inactive))
    }
  }

  private let journal = Journal()

  private func screen(isEditing: Bool = true, hasMenu: Bool = false) -> Screen {
    Screen(300, 400) { Names(journal: journal, isEditing: isEditing, hasMenu: hasMenu) }
  }

  /// Drags the middle of a row at an x coordinate, after a rest.
  private func drag(_ name: String, at x: CGFloat, by way: CGFloat, rest: Double, on screen: Screen)
  {
    let y = screen.frame(name).midY
    screen.down(x, y)
    screen.wait(rest)
    for step in 1...10 { screen.move(x, y + way * CGFloat(step) / 10) }
    screen.wait(1)
    screen.up(x, y + way)
    screen.wait(1)
  }

  private func order(on screen: Screen) -> [String] {
    ["a", "b", "c", "d", "last"].sorted { screen.frame($0).minY < screen.frame($1).minY }
  }

  @Test func theGripMovesARow() {
    let screen = screen()
    let height = screen.frame("b").minY - screen.frame("a").minY
    drag("a", at: 270, by: 10 + 1.6 * height, rest: 0, on: screen)
    #expect(journal.take() == ["[0] to 3"])
    #expect(order(on: screen) == ["b", "c", "a", "d", "last"])
    drag("d", at: 270, by: -10 - height, rest: 0, on: screen)
    #expect(journal.take() == ["[3] to 2"])
    #expect(order(on: screen) == ["b", "c", "d", "a", "last"])
  }

  @Test func aShortMoveChangesNothing() {
    let screen = screen()
    drag("a", at: 270, by: 25, rest: 0, on: screen)
    #expect(journal.entries == [])
  }

  @Test func aRowStaysAmongTheRowsOfItsCollection() {
    let screen = screen()
    drag("b", at: 270, by: 300, rest: 0, on: screen)
    #expect(journal.take() == ["[1] to 4"])
    drag("b", at: 270, by: -300, rest: 0, on: screen)
    #expect(journal.take() == ["[3] to 0"])
  }

  @Test func outsideTheEditModeAFingerRestsFirst() {
    let screen = screen(isEditing: false)
    drag("a", at: 100, by: 80, rest: 0, on: screen)
    #expect(journal.entries == [])
    drag("a", at: 100, by: 80, rest: 0.5, on: screen)
    #expect(journal.take() == ["[0] to 2"])
  }

  @Test func theContentOfARowInEditModeDoesNotMoveIt() {
    let screen = screen()
    drag("a", at: 100, by: 80, rest: 0.5, on: screen)
    #expect(journal.entries == [])
  }

  @Test func aContextMenuComesFirst() {
    let screen = screen(isEditing: false, hasMenu: true)
    drag("a", at: 100, by: 80, rest: 0.6, on: screen)
    #expect(journal.entries == [])
  }

  @Test func theRowsThatArePassedMakeRoom() throws {
    let screen = screen()
    let place = screen.frame("a"), height = screen.frame("b").minY - place.minY
    let blue = try #require(tops(on: screen).first)
    screen.down(270, place.midY)
    screen.move(270, place.midY + 20)
    screen.move(270, place.midY + 10 + height)
    screen.wait(2)
    // The row is painted last, at the place of the second one, which is painted in its place.
    #expect(tops(on: screen) == [blue, blue + 2 * height, blue + 3 * height, blue + height])
    // Layout is not affected.
    #expect(screen.frame("a") == place)
    screen.up(270, place.midY + 10 + height)
    screen.wait(2)
    #expect(tops(on: screen).sorted() == (0..<4).map { blue + CGFloat($0) * height })
    #expect(screen.frame("a").minY == place.minY + height)
  }

  /// The top edges of the blue rectangles, in the order in which they are painted.
  private func tops(on screen: Screen) -> [CGFloat] {
    screen.painted(.blue).map(\.minY)
  }
}
