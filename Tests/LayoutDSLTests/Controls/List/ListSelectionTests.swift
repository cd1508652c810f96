import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@Suite @MainActor struct ListSelectionTests {
  private struct One<Selection: Hashable, Rows: View>: View {
    let remote: Remote<Selection?>
    let rows: Rows
    @State private var selection: Selection?

    init(_ remote: Remote<Selection?>, @ViewBuilder rows: () -> Rows) {
      self.remote = remote
      self.rows = rows()
    }

    var body: some View {
      let _ = remote.binding = $selection
      List(selection: $selection) { rows }
    }
  }

  private func row(_ name: String) -> some View { Color.red.frame(height: 20).probe(name) }

  @Test func aSelectedRowIsGreyWithoutSeparators() {
    let remote = Remote<Int?>()
    let screen = Screen(320, 300) {
      One(remote) { ForEach(0..<3, id: \.self) { row("\($0)") } }
    }
    #expect(screen.fills(.gray4).isEmpty)
    #expect(screen.fills(.separator).count == 2)
    remote.value = 1
    #expect(screen.fills(.gray4) == [CGRect(16, 79, 288, 44)])
    #expect(screen.fills(.separator).isEmpty)
    #expect(screen.listRows.map(\.isSelected) == [false, true, false])
  }

  @Test func tagsHavePrecedenceOverIdentities() {
    let remote = Remote<Int?>()
    let screen = Screen(320, 300) {
      One(remote) {
        ForEach(0..<3, id: \.self) { row("\($0)").tag($0 * 10) }
        row("last").tag(99)
        row("text").tag("text")
      }
    }
    remote.value = 10
    #expect(screen.listRows.map(\.isSelected) == [false, true, false, false, false])
    #expect(screen.listRows[3].select())
    #expect(remote.value == 99)
    // Values of another type select nothing.
    #expect(!screen.listRows[4].select())
    #expect(remote.value == 99)
  }

  @Test func theValueOfALinkHasPrecedenceOverTheIdentity() {
    struct Mail: Hashable, Identifiable {
      let id: Int
    }
    let remote = Remote<Mail?>()
    let screen = Screen(320, 300) {
      One(remote) {
        ForEach((0..<3).map { Mail(id: $0) }) { mail in
          NavigationLink(value: mail) { row("\(mail.id)") }
        }
        NavigationLink(value: Mail(id: 8)) { row("tagged") }.tag(Mail(id: 9))
      }
    }
    remote.value = Mail(id: 1)
    #expect(screen.listRows.map(\.isSelected) == [false, true, false, false])
    remote.value = Mail(id: 8)
    #expect(screen.listRows.map(\.isSelected) == [false, false, false, false])
    remote.value = Mail(id: 9)
    #expect(screen.listRows.map(\.isSelected) == [false, false, false, true])
  }

  @Test func multipleSelectionTogglesRows() {
    struct Several: View {
      let remote: Remote<Set<String>>
      @State private var selection: Set<String> = ["a"]

      var body: some View {
        let _ = remote.binding = $selection
        List(["a", "b", "c"], id: \.self, selection: $selection) { name in
          Color.red.frame(height: 20).selectionDisabled(name == "c")
        }
      }
    }
    let remote = Remote<Set<String>>()
    let screen = Screen(320, 300) { Several(remote: remote) }
    #expect(screen.listRows[1].select())
    #expect(!screen.listRows[2].select())
    #expect(remote.value == ["a", "b"])
    #expect(screen.listRows[0].select())
    #expect(screen.listRows.map(\.isSelected) == [false, true, false])
  }

  @Test func listsOfDataSelectIdentities() {
    struct Item: Identifiable {
      let id: String
    }
    let items = [Item(id: "a"), Item(id: "b")]
    let one = Screen(320, 300) {
      List(items, selection: .constant("b" as String?)) { row($0.id) }
    }
    #expect(one.listRows.map(\.isSelected) == [false, true])
    let several = Screen(320, 300) {
      List(0..<3, selection: .constant(Set([0, 2]))) { row("\($0)") }
    }
    #expect(several.listRows.map(\.isSelected) == [true, false, true])
    let views = Screen(320, 300) {
      List(selection: .constant(Set(["x"]))) { row("a").tag("x") }
    }
    #expect(views.listRows.map(\.isSelected) == [true])
  }
}
