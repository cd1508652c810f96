import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct ListRowTouchTests {
  private struct Selecting: View {
    let journal: Journal
    @State private var selection: Int?
    var body: some View {
      let _ = journal.note(selection.map { "\($0)" } ?? "none")
      List(selection: $selection) {
        ForEach(0..<3) { Color.red.frame(width: 50, height: 20).probe("\($0)") }
        Text("aaa").tag(9).onTapGesture { journal.note("tapped") }.probe("text")
      }
    }
  }

  @Test func aTapSelectsARow() {
    let journal = Journal()
    let screen = Screen(320, 400) { Selecting(journal: journal) }
    screen.tap(300, screen.frame("1").midY)
    screen.tap(20, screen.frame("2").midY)
    #expect(journal.entries == ["none", "1", "2"])
  }

  @Test func gesturesInARowHavePrecedence() {
    let journal = Journal()
    let screen = Screen(320, 400) { Selecting(journal: journal) }
    let frame = screen.frame("text")
    screen.tap(frame.midX, frame.midY)
    #expect(journal.entries == ["none", "tapped"])
    screen.tap(300, frame.midY)
    #expect(journal.entries == ["none", "tapped", "9"])
  }

  @Test func rowsWithoutASelectionLeaveTapsToTheList() {
    let journal = Journal()
    let screen = Screen(320, 400) {
      List { Color.red.frame(height: 20).probe("row") }.onTapGesture { journal.note("list") }
    }
    screen.tap(160, screen.frame("row").midY)
    #expect(journal.entries == ["list"])
  }

  @Test func aTapOnTheRowTriggersItsButton() {
    let journal = Journal()
    let screen = Screen(320, 400) {
      List {
        Button("aa") { journal.note("automatic") }.probe("automatic")
        Button("aa") { journal.note("borderless") }.buttonStyle(.borderless).probe("borderless")
        Toggle("aa", isOn: Binding(get: { false }, set: { _ in journal.note("toggled") }))
          .probe("toggle")
      }
    }
    for name in ["automatic", "borderless", "toggle"] {
      screen.tap(200, screen.frame(name).midY)
    }
    #expect(journal.take() == ["automatic"])
    screen.tap(40, screen.frame("borderless").midY)
    #expect(journal.entries == ["borderless"])
  }

  @Test func multipleSelectionRequiresEditMode() {
    struct Several: View {
      let journal: Journal
      @State private var selection: Set<Int> = []
      @State private var mode = EditMode.inactive
      var body: some View {
        let _ = journal.note(selection.sorted().map(String.init).joined())
        VStack(spacing: 0) {
          EditButton().frame(width: 320, height: 40)
          List(selection: $selection) {
            ForEach(0..<3) { Color.red.frame(width: 50, height: 20).probe("\($0)") }
          }
        }
        .environment(\.editMode, $mode)
      }
    }
    let journal = Journal()
    let screen = Screen(320, 400) { Several(journal: journal) }
    screen.tap(300, screen.frame("1").midY)
    #expect(journal.take() == [""])
    screen.tap(160, 20)
    screen.tap(300, screen.frame("1").midY)
    screen.tap(300, screen.frame("2").midY)
    screen.tap(300, screen.frame("1").midY)
    #expect(journal.entries.last == "2")
    #expect(journal.entries.contains("12"))
  }

  @Test func aTapOnAHeaderCollapsesItsSection() {
    struct Closable: View {
      @State private var isOpen = true
      var body: some View {
        List {
          Section("Title", isExpanded: $isOpen) { Color.red.frame(height: 20).probe("row") }
        }
        .listStyle(.sidebar)
      }
    }
    let screen = Screen(320, 400) { Closable() }
    let y = screen.frame("row").minY - 25
    screen.tap(280, y)
    #expect(screen.probes.isEmpty)
    screen.tap(280, y)
    #expect(screen.probes == ["row"])
  }

  @Test func theWholeRowOfAnInlinePickerReacts() {
    struct Choosing: View {
      @State private var choice = 1
      var body: some View {
        Form {
          Picker("a", selection: $choice) {
            ForEach(1..<4) { Text("\($0)").tag($0).probe("\($0)") }
          }
          .pickerStyle(.inline)
          .labelsHidden()
          Color.red.frame(width: CGFloat(choice), height: 10).probe("choice")
        }
      }
    }
    let screen = Screen(320, 600) { Choosing() }
    let rows = ["1", "2", "3"].map { screen.frame($0) }
    screen.tap(200, rows[1].midY)
    #expect(screen.frame("choice").width == 2)
    screen.tap(rows[2].midX, rows[2].maxY + 9)
    #expect(screen.frame("choice").width == 3)
    screen.tap(22, rows[0].minY - 9)
    #expect(screen.frame("choice").width == 1)
  }

  private struct Deletable: View {
    let journal: Journal
    @State private var names = ["a", "b"]
    @State private var mode = EditMode.active

    var body: some View {
      List {
        ForEach(names, id: \.self) { Color.red.frame(height: 20).probe($0) }
          .onDelete {
            journal.note("delete \($0.map { $0 })")
            names.remove(atOffsets: $0)
          }
        Color.red.frame(height: 20).probe("end").onTapGesture { mode = .inactive }
      }
      .listStyle(.plain)
      .environment(\.editMode, $mode)
    }
  }

  @Test func theEditControlRevealsTheDeleteAction() {
    let journal = Journal()
    let screen = Screen(320, 400) { Deletable(journal: journal) }
    let (rest, second) = (screen.frame("a"), screen.frame("b"))
    screen.tap(28, rest.midY)
    screen.wait(1)
    #expect(screen.frame("a").minX < rest.minX - 70)
    #expect(journal.entries == [])
    screen.tap(290, rest.midY)
    screen.wait(1)
    #expect(journal.take() == ["delete [0]"])
    #expect(screen.frame("b") == second.offsetBy(dx: 0, dy: rest.minY - second.minY))
  }

  @Test func aRowThatRevealsItsDeleteActionClosesWhenEditingEndsOrAnotherIsTapped() {
    let screen = Screen(320, 400) { Deletable(journal: Journal()) }
    let (first, second) = (screen.frame("a"), screen.frame("b"))
    screen.tap(28, first.midY)
    screen.wait(1)
    // The first tap closes the open row.
    screen.tap(28, second.midY)
    screen.wait(1)
    #expect(screen.frame("a") == first && screen.frame("b") == second)
    screen.tap(28, second.midY)
    screen.wait(1)
    #expect(screen.frame("b").minX < second.minX - 70)
    for _ in 0..<2 {
      screen.tap(160, screen.frame("end").midY)
      screen.wait(1)
    }
    #expect(screen.frame("b").minX < second.minX)
    #expect(screen.frame("b").maxX == 300)
  }

  @Test func aTapOnAnotherRowOnlyClosesTheSwipeActions() {
    let journal = Journal()
    let screen = Screen(320, 400) {
      List {
        Color.red.frame(height: 20).probe("swiped")
          .swipeActions { Button("D") { journal.note("deleted") } }
        Button {
          journal.note("pressed")
        } label: {
          Color.blue.frame(height: 20).probe("button")
        }
      }
      .listStyle(.plain)
    }
    let rest = screen.frame("swiped"), button = screen.frame("button")
    screen.drag(250, rest.midY, to: 150, rest.midY)
    screen.wait(1)
    #expect(screen.frame("swiped").minX < rest.minX)
    screen.tap(button.midX, button.midY)
    screen.wait(1)
    #expect(screen.frame("swiped") == rest)
    #expect(journal.entries == [])
    screen.tap(button.midX, button.midY)
    #expect(journal.entries == ["pressed"])
  }
}
