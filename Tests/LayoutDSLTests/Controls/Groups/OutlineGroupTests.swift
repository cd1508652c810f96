import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

private struct Item: Identifiable {
  let id: String
  var children: [Item]?
}

@MainActor
struct OutlineGroupTests {
  private struct Open: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      // A style reaches the groups in the content only if it sets itself on it.
      configuration.content.disclosureGroupStyle(self)
    }
  }

  private let items = [
    Item(id: "a", children: [Item(id: "b"), Item(id: "c", children: [Item(id: "d")])]),
    Item(id: "e"),
  ]

  private func row(_ item: Item) -> some View {
    Color.red.frame(width: 10, height: 5).probe(item.id)
  }

  @Test func aCollapsedOutlineShowsOnlyTheRoots() {
    let screen = Screen(100, 100) {
      VStack { OutlineGroup(items, children: \.children) { row($0) } }
    }
    #expect(screen.probes == ["a", "e"])
  }

  @Test func anExpandedOutlineShowsAllElements() {
    let screen = Screen(100, 100) {
      VStack { OutlineGroup(items, id: \.id, children: \.children) { row($0) } }
        .disclosureGroupStyle(Open())
    }
    #expect(screen.probes == ["a", "b", "c", "d", "e"])
  }

  @Test func anOutlineOfOneRootShowsIt() {
    let closed = Screen(100, 100) {
      VStack { OutlineGroup(items[0], children: \.children) { row($0) } }
    }
    #expect(closed.probes == ["a"])
    let open = Screen(100, 100) {
      VStack { OutlineGroup(items[0], id: \.id, children: \.children) { row($0) } }
        .disclosureGroupStyle(Open())
    }
    #expect(open.probes == ["a", "b", "c", "d"])
  }

  @Test func listsOfTreesHaveARowForEachElement() {
    let closed = Screen(320, 400) { List(items, children: \.children) { row($0) } }
    #expect(closed.probes == ["a", "e"])
    let open = Screen(320, 400) {
      List(items, children: \.children, selection: .constant("c" as String?)) { row($0) }
        .disclosureGroupStyle(Open())
    }
    #expect(open.listRows.count == 5)
    #expect(open.listRows.map(\.isSelected) == [false, false, true, false, false])
  }

  @Test func outlinesOfBindingsEditTheElements() {
    struct Editor: View {
      @State var items: [Item]
      var body: some View {
        VStack(spacing: 0) {
          OutlineGroup($items, children: \.children) { $item in
            Color.red.frame(width: 10, height: 10).probe(item.id)
              .onTapGesture { item = Item(id: item.id + "!", children: item.children) }
          }
          .disclosureGroupStyle(Open())
        }
      }
    }
    let screen = Screen(100, 60) { Editor(items: items) }
    #expect(screen.probes == ["a", "b", "c", "d", "e"])
    let place = screen.frame("d")
    screen.tap(place.midX, place.midY)
    #expect(screen.probes == ["a", "b", "c", "d!", "e"])
  }

  @Test func listsOfBindingsToTreesHaveARowForEachElement() {
    let binding = Binding.constant(items)
    let screen = Screen(320, 400) {
      List(binding, children: \.children, selection: .constant("c" as String?)) { $item in
        row(item)
      }
      .disclosureGroupStyle(Open())
    }
    #expect(screen.listRows.map(\.isSelected) == [false, false, true, false, false])
    let several = Screen(320, 400) {
      List(binding, id: \.id, children: \.children, selection: .constant(["e"] as Set)) { $item in
        row(item)
      }
    }
    #expect(several.listRows.map(\.isSelected) == [false, true])
    let plain = Screen(320, 400) { List(binding, children: \.children) { $item in row(item) } }
    #expect(plain.probes == ["a", "e"])
  }
}
