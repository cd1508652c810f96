import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct CollapsedSplitViewTests {
  /// Two columns whose rows are plain or links.
  private struct Two: View {
    let selected: Remote<Int?>
    var usesLinks = true
    @State var selection: Int?

    var body: some View {
      let _ = selected.binding = $selection
      NavigationSplitView {
        List([1, 2, 3], id: \.self, selection: $selection) { row in
          if usesLinks {
            NavigationLink(value: row) { Color.red.frame(height: 20).probe("row \(row)") }
          } else {
            Color.red.frame(height: 20).probe("row \(row)")
          }
        }
        .navigationTitle("Rows")
      } detail: {
        Color.green.probe("detail \(selection ?? 0)").navigationTitle("Detail \(selection ?? 0)")
      }
    }
  }

  private func screen<Content: View>(@ViewBuilder _ content: () -> Content) -> Screen {
    Screen(390, 600) { content() }
  }

  private func tap(_ name: String, on screen: Screen) {
    let frame = screen.frame(name)
    screen.tap(frame.midX, frame.midY)
    screen.wait(1)
  }

  private func back(on screen: Screen) {
    screen.tap(20, 22)
    screen.wait(1)
  }

  private func isSound(_ screen: Screen) -> Bool {
    !screen.graph.diagnostics.contains {
      if case .unsettled = $0.problem { true } else { false }
    }
  }

  @Test(arguments: [true, false])
  func aSelectedRowPushesTheDetail(usesLinks: Bool) {
    let selected = Remote<Int?>()
    let screen = screen { Two(selected: selected, usesLinks: usesLinks) }
    #expect(screen.frame("detail 0") == .null)
    tap("row 2", on: screen)
    #expect(selected.value == 2)
    #expect(screen.hit(195, 300) == "detail 2")
    #expect(screen.tree.contains("\"Detail 2\""))
    // The back button has the title of the sidebar, and clears the selection.
    #expect(screen.tree.components(separatedBy: "\"Rows\"").count > 2)
    back(on: screen)
    #expect(selected.value == nil)
    #expect(screen.frame("detail 0") == .null)
    tap("row 2", on: screen)
    #expect(screen.hit(195, 300) == "detail 2")
    #expect(isSound(screen))
  }

  @Test func aPresetSelectionShowsTheDetailFromTheStart() {
    let screen = screen { Two(selected: Remote(), selection: 3) }
    #expect(screen.hit(195, 300) == "detail 3")
    #expect(isSound(screen))
  }

  @Test func theSelectionOfTheProgramPushesAndPops() {
    let selected = Remote<Int?>()
    let screen = screen { Two(selected: selected) }
    selected.value = 1
    screen.wait(1)
    #expect(screen.hit(195, 300) == "detail 1")
    selected.value = 2
    screen.wait(1)
    #expect(screen.hit(195, 300) == "detail 2")
    selected.value = nil
    screen.wait(1)
    #expect(screen.hit(195, 300) != "detail 0")
    #expect(isSound(screen))
  }

  @Test func aSelectionThatCannotBeClearedIsPushedAgain() {
    let screen = screen {
      NavigationSplitView {
        List([1, 2, 3], id: \.self, selection: .constant(Int?.some(1))) { row in
          Color.red.frame(height: 20).probe("row \(row)")
        }
        .navigationTitle("Rows")
      } detail: {
        Color.green.probe("detail")
      }
    }
    #expect(screen.hit(195, 300) == "detail")
    back(on: screen)
    #expect(screen.frame("detail") == .null)
    tap("row 1", on: screen)
    #expect(screen.hit(195, 300) == "detail")
  }

  @Test func aSetOfOneRowPushesTheDetail() {
    struct Several: View {
      @State private var selection: Set<Int> = []
      var body: some View {
        NavigationSplitView {
          List([1, 2, 3], id: \.self, selection: $selection) {
            Color.red.frame(height: 20).probe("row \($0)")
          }
          .navigationTitle("Rows")
        } detail: {
          Color.green.probe("detail \(selection.sorted())")
        }
      }
    }
    let screen = screen { Several() }
    tap("row 2", on: screen)
    #expect(screen.hit(195, 300) == "detail [2]")
    back(on: screen)
    tap("row 3", on: screen)
    #expect(screen.hit(195, 300) == "detail [3]")
  }

  private struct Three: View {
    @State var shelf: Int?
    @State var book: Int?

    var body: some View {
      NavigationSplitView {
        List([1, 2], id: \.self, selection: $shelf) { shelf in
          NavigationLink(value: shelf) { Color.red.frame(height: 20).probe("shelf \(shelf)") }
        }
        .navigationTitle("Shelves")
      } content: {
        List([1, 2], id: \.self, selection: $book) { book in
          NavigationLink(value: book) { Color.blue.frame(height: 20).probe("book \(book)") }
        }
        .navigationTitle("Books \(shelf ?? 0)")
      } detail: {
        Color.green.probe("detail \(book ?? 0)").navigationTitle("Book")
      }
    }
  }

  @Test func threeColumnsArePushedOneAfterTheOther() {
    let screen = screen { Three() }
    tap("shelf 2", on: screen)
    #expect(screen.tree.contains("\"Books 2\""))
    #expect(!screen.probes.contains("detail 0"))
    tap("book 1", on: screen)
    #expect(screen.hit(195, 300) == "detail 1")
    back(on: screen)
    #expect(screen.tree.contains("\"Books 2\""))
    #expect(!screen.probes.contains { $0.hasPrefix("detail") })
    back(on: screen)
    #expect(!screen.probes.contains { $0.hasPrefix("book") })
    #expect(isSound(screen))
  }

  @Test func theDeepestColumnWithASelectionIsVisible() {
    let content = screen { Three(shelf: 1) }
    #expect(content.tree.contains("\"Books 1\""))
    #expect(!content.probes.contains { $0.hasPrefix("detail") })
    let detail = screen { Three(shelf: 1, book: 2) }
    #expect(detail.hit(195, 300) == "detail 2")
    #expect(isSound(detail))
  }

  private struct Preferring: View {
    let column: Remote<NavigationSplitViewColumn>
    @State var preferred: NavigationSplitViewColumn
    @State var selection: Int?

    var body: some View {
      let _ = column.binding = $preferred
      NavigationSplitView(preferredCompactColumn: $preferred) {
        List([1, 2, 3], id: \.self, selection: $selection) {
          Color.red.frame(height: 20).probe("row \($0)")
        }
        .navigationTitle("Rows")
      } detail: {
        Color.green.probe("detail \(selection ?? 0)")
      }
    }
  }

  @Test func thePreferredColumnDecidesAndFollowsTheUser() {
    let column = Remote<NavigationSplitViewColumn>()
    let sidebar = screen { Preferring(column: column, preferred: .sidebar, selection: 2) }
    #expect(sidebar.frame("detail 2") == .null)
    tap("row 3", on: sidebar)
    #expect(sidebar.hit(195, 300) == "detail 3")
    #expect(column.value == .detail)
    back(on: sidebar)
    #expect(column.value == .sidebar)
    let detail = screen { Preferring(column: column, preferred: .detail) }
    #expect(detail.hit(195, 300) == "detail 0")
    back(on: detail)
    #expect(detail.frame("detail 0") == .null)
    column.value = .detail
    detail.wait(1)
    #expect(detail.hit(195, 300) == "detail 0")
  }

  @Test func aStackInTheDetailHasTheBackButtonOfTheColumn() {
    struct Nested: View {
      @State private var selection: Int? = 1
      var body: some View {
        NavigationSplitView {
          List([1, 2, 3], id: \.self, selection: $selection) { Text("Row \($0)") }.navigationTitle(
            "Rows")
        } detail: {
          NavigationStack {
            NavigationLink(value: "deep") { Color.red.probe("root") }
              .navigationTitle("Detail").navigationBarTitleDisplayMode(.inline)
              .navigationDestination(for: String.self) { Color.green.probe($0) }
          }
        }
      }
    }
    let screen = screen { Nested() }
    // One bar of 44 points, with the title of the sidebar as its back button.
    #expect(screen.frame("root") == CGRect(0, 44, 390, 556))
    tap("root", on: screen)
    #expect(screen.hit(195, 300) == "deep")
    back(on: screen)
    #expect(screen.hit(195, 300) == "root")
    back(on: screen)
    #expect(screen.frame("root") == .null)
    #expect(isSound(screen))
  }

  @Test func linksWithoutASelectionPushTheirDestination() {
    let screen = screen {
      NavigationSplitView {
        List {
          NavigationLink(value: "value") { Color.red.frame(height: 20).probe("first") }
          NavigationLink {
            Color.green.probe("view")
          } label: {
            Color.red.frame(height: 20).probe("second")
          }
        }
        .navigationTitle("Rows")
        .navigationDestination(for: String.self) { Color.green.probe($0) }
      } detail: {
        Color.blue.probe("detail")
      }
    }
    tap("first", on: screen)
    #expect(screen.hit(195, 300) == "value")
    back(on: screen)
    tap("second", on: screen)
    #expect(screen.hit(195, 300) == "view")
  }

  @Test func linksInTheDetailPushOntoIt() {
    struct Deep: View {
      @State private var selection: Int? = 1
      var body: some View {
        NavigationSplitView {
          List([1, 2, 3], id: \.self, selection: $selection) { Text("Row \($0)") }.navigationTitle(
            "Rows")
        } detail: {
          NavigationLink {
            Color.green.probe("pushed")
          } label: {
            Color.red.probe("detail")
          }
        }
      }
    }
    let screen = screen { Deep() }
    tap("detail", on: screen)
    #expect(screen.hit(195, 300) == "pushed")
    back(on: screen)
    #expect(screen.hit(195, 300) == "detail")
    back(on: screen)
    #expect(screen.frame("detail") == .null)
  }

  @Test func aSheetInAColumnIsNoColumn() {
    struct Presenting: View {
      @State private var chosen: Int?
      var body: some View {
        NavigationSplitView {
          Color.red.navigationTitle("Rows").sheet(isPresented: .constant(true)) {
            NavigationStack {
              List([1, 2, 3], id: \.self, selection: $chosen) {
                Color.blue.frame(height: 20).probe("\($0)")
              }
            }
          }
        } detail: {
          Color.green.probe("detail")
        }
      }
    }
    let screen = screen { Presenting() }
    tap("2", on: screen)
    #expect(screen.frame("detail") == .null)
    #expect(isSound(screen))
  }
}
