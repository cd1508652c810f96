import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@Suite @MainActor struct EditActionsTests {
  private struct Item: Identifiable {
    let id: String
  }

  private struct Items: View {
    let remote: Remote<[Item]>
    let actions: EditActions<[Item]>
    @State private var items = [Item(id: "a"), Item(id: "b"), Item(id: "c")]

    var body: some View {
      let _ = remote.binding = $items
      List($items, editActions: actions, selection: .constant("b" as String?)) { $item in
        Color.red.frame(height: 20).probe(item.id)
      }
    }
  }

  @Test func rowsAreDeletedAndMovedThroughTheBinding() {
    let remote = Remote<[Item]>()
    let screen = Screen(320, 300) { Items(remote: remote, actions: .all) }
    #expect(screen.listRows.map(\.isSelected) == [false, true, false])
    #expect(screen.listRows[0].delete())
    #expect(screen.probes == ["b", "c"])
    #expect(screen.listRows[1].move(to: 0))
    #expect(remote.value.map(\.id) == ["c", "b"])
  }

  @Test func rowsOfAKeyPathHaveBindings() {
    struct Lengths: View {
      @State private var lengths = [10, 20]
      var body: some View {
        List($lengths, id: \.self) { $length in
          Color.red.frame(width: CGFloat(length), height: 20).probe("\(length)")
            .onAppear { if length == 20 { length = 30 } }
        }
      }
    }
    let screen = Screen(320, 300) { Lengths() }
    #expect(screen.probes == ["10", "30"])
    #expect(screen.frame("30").width == 30)
  }

  @Test func onlyAllowedActionsAreAvailable() {
    let remote = Remote<[Item]>()
    let screen = Screen(320, 300) { Items(remote: remote, actions: .move) }
    #expect(!screen.listRows[0].delete())
    #expect(screen.listRows[0].move(to: 3))
    #expect(screen.probes == ["b", "c", "a"])
  }

  @Test func listsTakeKeyPathsAndSets() {
    struct Names: View {
      @State private var names = ["a", "b"]

      var body: some View {
        VStack {
          List($names, id: \.self, editActions: .delete) { $name in
            Color.red.frame(height: 20).probe(name)
          }
          List($names, id: \.self, editActions: .delete, selection: .constant(Set(["a"]))) {
            $name in Color.red.frame(height: 20)
          }
        }
      }
    }
    let screen = Screen(320, 400) { Names() }
    #expect(screen.listRows.map(\.isSelected) == [false, false, true, false])
    #expect(screen.listRows[1].delete())
    #expect(screen.probes == ["a"])
  }
}
