import LayoutDSL
import SystemIntegration
import Testing

@testable import ViewCore

@MainActor struct AccessibilityRotorTests {
  private struct Item: Identifiable {
    var id: Int
    var name: String
  }

  private let items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]

  private func rotors(_ screen: Screen) -> [(name: String, labels: [String])] {
    screen.graph.hostAttributes("accessibilityRotor", as: AccessibilityRotor.self).map {
      ($0.node.summary, $0.payload.entries().map(\.label))
    }
  }

  @Test func aBuilderMakesTheEntries() throws {
    struct Entries: AccessibilityRotorContent {
      let items: [Item]
      let hasLast: Bool
      let prepare: () -> Void
      @Namespace private var namespace

      var body: some AccessibilityRotorContent {
        ForEach(items) { item in
          AccessibilityRotorEntry(item.name, id: item.id, prepare: prepare)
        }
        if hasLast { AccessibilityRotorEntry("last", id: "z", in: namespace) }
      }
    }
    let journal = Journal()
    let screen = Screen {
      Color.red
        .accessibilityRotor("Warnings") {
          Entries(items: items, hasLast: true) { journal.note("prepared") }
        }
        .accessibilityRotor(.headings(level: .h2)) {
          Entries(items: items, hasLast: false) {}
        }
    }
    let found = rotors(screen)
    #expect(found.map(\.name) == ["headings h2", "Warnings"])
    #expect(found.map(\.labels) == [["one", "two"], ["one", "two", "last"]])
    let rotor = screen.graph.hostAttributes("accessibilityRotor", as: AccessibilityRotor.self)
    let first = try #require(rotor.last?.payload.entries().first)
    first.prepare()
    #expect(first.id == AnyHashable(1))
    #expect(journal.entries == ["prepared"])
  }

  @Test func elementsAndRangesAreEntries() {
    let text = "abc"
    let screen = Screen {
      Color.red
        .accessibilityRotor("Items", entries: items, entryLabel: \.name)
        .accessibilityRotor(Text("Names"), entries: items, entryID: \.id, entryLabel: \.name)
        .accessibilityRotor("Parts", textRanges: [text.startIndex..<text.endIndex])
    }
    #expect(rotors(screen).map(\.name) == ["Parts", "Names", "Items"])
    #expect(rotors(screen).map(\.labels) == [[""], ["one", "two"], ["one", "two"]])
  }
}
