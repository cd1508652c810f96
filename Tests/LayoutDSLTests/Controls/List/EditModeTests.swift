import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@Suite @MainActor struct EditModeTests {
  private struct Names: View {
    let remote: Remote<EditMode>
    let names: Remote<[String]>
    @State private var mode = EditMode.inactive
    @State private var list = ["a", "b", "c"]

    var body: some View {
      let _ = remote.binding = $mode
      let _ = names.binding = $list
      List {
        ForEach(list, id: \.self) { name in
          Color.red.frame(height: 20).probe(name).deleteDisabled(name == "c")
            .moveDisabled(name == "a")
        }
        .onDelete { list.remove(atOffsets: $0) }
        .onMove { list.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, $mode)
    }
  }

  @Test func controlsInsetTheContent() {
    let remote = Remote<EditMode>(), names = Remote<[String]>()
    let screen = Screen(320, 300) { Names(remote: remote, names: names) }
    #expect(screen.frame("a") == CGRect(36, 47, 248, 20))
    #expect(screen.fills(.gray3).isEmpty)
    remote.value = .active
    // Deletable rows start 40 points further in; movable rows end 32 points earlier.
    #expect(screen.frame("a") == CGRect(76, 47, 208, 20))
    #expect(screen.frame("b") == CGRect(76, 91, 176, 20))
    #expect(screen.frame("c") == CGRect(36, 135, 216, 20))
    #expect(screen.fills(of: .white).filter { $0.width == 11 }.count == 2)
    #expect(screen.fills(.gray3).filter { $0.height == 1 }.count == 6)
    remote.value = .inactive
    #expect(screen.frame("a") == CGRect(36, 47, 248, 20))
  }

  @Test func theDeleteControlIsOnTheCard() {
    let remote = Remote<EditMode>(), names = Remote<[String]>()
    let screen = Screen(320, 300) { Names(remote: remote, names: names) }
    remote.value = .active
    #expect(screen.fills(.red).contains(CGRect(33, 46, 22, 22)))
  }

  @Test func rowsDeleteAndMoveTheirElements() {
    let remote = Remote<EditMode>(), names = Remote<[String]>()
    let screen = Screen(320, 300) { Names(remote: remote, names: names) }
    #expect(!screen.listRows[2].delete())
    #expect(!screen.listRows[0].move(to: 3))
    #expect(screen.listRows[1].move(to: 0))
    #expect(names.value == ["b", "a", "c"])
    #expect(screen.listRows[1].delete())
    #expect(names.value == ["b", "c"])
    #expect(screen.probes == ["b", "c"])
  }

  @Test func multipleSelectionShowsCircles() {
    let screen = Screen(320, 300) {
      List(0..<2, selection: .constant(Set([1]))) { Color.green.frame(height: 20).probe("\($0)") }
        .environment(\.editMode, .constant(.active))
    }
    #expect(screen.frame("0").minX == 76)
    #expect(screen.fills(.blue) == [CGRect(33, 90, 22, 22)])
  }

  @Test func modesReportWhetherTheyEdit() {
    #expect(!EditMode.inactive.isEditing)
    #expect(EditMode.active.isEditing && EditMode.transient.isEditing)
  }

  @Test func controlsAreMirroredRightToLeft() {
    let screen = Screen(320, 300, direction: .rightToLeft) {
      List {
        ForEach(0..<2, id: \.self) { Color.green.frame(height: 20).probe("\($0)") }
          .onDelete { _ in }.onMove { _, _ in }
      }
      .environment(\.editMode, .constant(.active))
    }
    #expect(screen.frame("0") == CGRect(68, 47, 176, 20))
    #expect(screen.fills(.red).map(\.minX) == [265, 265])
    #expect(screen.fills(.separator) == [CGRect(16, 78, 228, 1)])
    #expect(Set(screen.fills(.gray3).map(\.minX)) == [34])
  }
}
