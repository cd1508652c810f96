import LayoutDSL
import SystemIntegration
import Testing

@testable import Controls
@testable import ViewCore

private struct Friend: Identifiable {
  var name: String
  var friends: [Friend]?
  var id: String { name }
}

@MainActor struct TableRowsTests {
  private static let bob = Friend(name: "Bob")
  private static let ada = Friend(name: "Ada", friends: [bob])

  private struct Rows<Content: TableRowContent<Friend>>: View {
    let content: () -> Content

    init(@TableRowBuilder<Friend> content: @escaping () -> Content) { self.content = content }

    var body: some View {
      Table(of: Friend.self) {
        TableColumn("Name") { Color.red.frame(height: 20).probe($0.name) }
      } rows: {
        content()
      }
      .environment(\.horizontalSizeClass, .regular)
    }
  }

  @Test func aDisclosedRowShowsTheRowsBelow() {
    func names(_ isExpanded: Bool) -> [String] {
      Screen(400, 400) {
        Rows {
          DisclosureTableRow(Self.ada, isExpanded: .constant(isExpanded)) { TableRow(Self.bob) }
        }
      }
      .probes
    }
    #expect(names(true) == ["Ada", "Bob"])
    #expect(names(false) == ["Ada"])
  }

  @Test func aRowWithoutABindingExpandsAfterATap() {
    let screen = Screen(400, 400) {
      Rows { DisclosureTableRow(Self.ada) { TableRow(Self.bob) } }
    }
    #expect(screen.probes == ["Ada"])
    screen.tap(screen.frame("Ada").midX, screen.frame("Ada").midY)
    screen.advance(by: 1)
    #expect(screen.probes == ["Ada", "Bob"])
  }

  @Test func anOutlineMakesRows() {
    let screen = Screen(400, 400) { Rows { OutlineGroup([Self.ada], children: \.friends) } }
    #expect(screen.probes == ["Ada"])
    screen.tap(screen.frame("Ada").midX, screen.frame("Ada").midY)
    screen.advance(by: 1)
    #expect(screen.probes == ["Ada", "Bob"])
  }

  @Test func aSectionHasAHeader() {
    let screen = Screen(400, 400) {
      Rows {
        Section {
          TableRow(Self.bob)
        } header: {
          Color.blue.frame(height: 10).probe("header")
        }
        Section("Others") { TableRow(Self.ada) }
        EmptyTableRowContent()
      }
    }
    #expect(screen.probes == ["header", "Bob", "Ada"])
    #expect(screen.tree.contains("\"Others\""))
  }

  @Test func modifiersOfRowsReachTheirViews() {
    let journal = Journal()
    let screen = Screen(400, 400) {
      Rows {
        TableRow(Self.bob).selectionDisabled()
          .contextMenu { Button("Copy") { journal.note("copied") }.probe("copy") }
          .draggable("text")
        ForEach([Self.ada]).dropDestination(for: String.self) { journal.note("\($0) \($1)") }
      }
    }
    let frame = screen.frame("Bob")
    screen.down(frame.midX, frame.midY)
    screen.wait(0.6)
    screen.up(frame.midX, frame.midY)
    #expect(screen.probes.contains("copy"))
    let sources = screen.graph.hostAttributes("draggable", as: TransferSource.self)
    #expect(sources.first?.payload.items() as? [String] == ["text"])
    let targets = screen.graph.hostAttributes("dropDestination", as: TransferTarget.self)
    #expect(targets.first?.payload.take(["new"], .zero) == true)
    #expect(journal.entries == ["1 [\"new\"]"])
  }

  @Test func theTypeOfTheValuesCanBeInferred() {
    struct Sorted: View {
      @State private var order = [KeyPathComparator(\Friend.name)]
      var body: some View {
        Table(sortOrder: $order) {
          TableColumn("Name", value: \.name) { Color.red.frame(height: 20).probe($0.name) }
        } rows: {
          TableRow(TableRowsTests.bob)
        }
      }
    }
    #expect(Screen(400, 400) { Sorted() }.probes == ["Bob"])
  }
}
