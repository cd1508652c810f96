import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@Suite @MainActor struct SwipeActionsTests {
  private func row(_ name: String) -> some View { Color.red.frame(height: 20).probe(name) }

  @Test func theLayoutTreeListsSwipeActions() throws {
    let screen = Screen(320, 300) {
      List {
        row("a")
          .swipeActions {
            Text("Flag")
            Label("Archive", systemImage: "archivebox")
          }
          .swipeActions(edge: .leading, allowsFullSwipe: false) { Text("Unread") }
        row("b")
      }
    }
    let rows = screen.listRows
    let actions = rows[0].swipeActions
    #expect(actions.map(\.label) == ["Flag", "Archive", "Unread"])
    #expect(actions.map(\.edge) == [.trailing, .trailing, .leading])
    // A full swipe performs the action nearest the edge.
    #expect(actions.map(\.answersFullSwipe) == [true, false, false])
    #expect(rows[1].swipeActions.isEmpty)
    #expect(screen.tree.contains("ListRow trailing swipe \"Flag\", trailing swipe \"Archive\""))
  }

  @Test func nothingIsDrawnAtRest() {
    let plain = Screen(320, 300) { List { row("a") } }
    let swiped = Screen(320, 300) { List { row("a").swipeActions { Color.green.probe("x") } } }
    #expect(swiped.list == plain.list)
    #expect(swiped.probes == ["a"])
  }

  @Test func deletableRowsHaveADeleteAction() {
    let screen = Screen(320, 300) {
      List {
        ForEach(0..<3, id: \.self) { index in
          if index == 2 {
            row("2").swipeActions { Text("Keep") }
          } else {
            row("\(index)").deleteDisabled(index == 1)
          }
        }
        .onDelete { _ in }
      }
    }
    #expect(screen.listRows.map { $0.swipeActions.map(\.label) } == [["Delete"], [], ["Keep"]])
  }

  @Test func actionsFollowTheirContent() {
    struct Row: View {
      let remote: Remote<Bool>
      @State private var isFlagged = false

      var body: some View {
        let _ = remote.binding = $isFlagged
        List {
          Color.red.swipeActions { Text(isFlagged ? "Unflag" : "Flag") }
        }
      }
    }
    let remote = Remote<Bool>()
    let screen = Screen(320, 300) { Row(remote: remote) }
    #expect(screen.listRows[0].swipeActions.map(\.label) == ["Flag"])
    remote.value = true
    #expect(screen.listRows[0].swipeActions.map(\.label) == ["Unflag"])
  }

  @Test func actionsOfAViewInARowAreThoseOfTheRow() {
    let screen = Screen(300, 300) {
      List {
        VStack {
          Text("a")
          HStack { Text("b") }
            .swipeActions { Button("Flag") {} }
        }
      }
    }
    #expect(screen.tree.contains("ListRow trailing swipe \"Flag\""))
  }
}
