import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct GraphicalDatePickerStyleTests {
  /// Noon of 15 November 2026, a Sunday.
  private static let date = Date(timeIntervalSince1970: 1_794_744_000)

  private struct Due: View {
    let journal: Journal
    var components: DatePickerComponents = [.date, .hourAndMinute]
    @State var date = GraphicalDatePickerStyleTests.date

    var body: some View {
      let _ = journal.note("\(Int(date.timeIntervalSince(GraphicalDatePickerStyleTests.date)))")
      DatePicker(
        "Due", selection: $date, in: (GraphicalDatePickerStyleTests.date - 864_000)...,
        displayedComponents: components
      )
      .datePickerStyle(.graphical)
      .environment(\.timeZone, .gmt)
    }
  }

  private func tap(_ words: String, _ screen: Screen) throws {
    let frame = try #require(screen.graph.node(knownAs: words)).globalFrame
    screen.tap(frame.midX, frame.midY)
  }

  @Test func aTapOnADaySelectsItAndKeepsTheTime() throws {
    let journal = Journal()
    let screen = Screen(320, 400) { Due(journal: journal) }
    #expect(screen.tree.contains("\"November 2026\"") && screen.tree.contains("\"Time\""))
    try tap("17", screen)
    #expect(journal.entries.last == "172800")
    try tap("3", screen)
    #expect(journal.entries.last == "172800")
  }

  @Test func theArrowsChangeTheMonth() throws {
    let screen = Screen(320, 400) { Due(journal: Journal(), components: .date) }
    try tap("chevron.forward", screen)
    #expect(screen.tree.contains("\"December 2026\"") && !screen.tree.contains("\"Time\""))
    try tap("chevron.backward", screen)
    try tap("chevron.backward", screen)
    #expect(screen.tree.contains("\"October 2026\""))
  }

  @Test func extremeDatesAreDrawn() {
    for date in [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 1e300)] {
      let screen = Screen(320, 400) {
        DatePicker("Due", selection: .constant(date)).datePickerStyle(.graphical)
        DatePicker("Due", selection: .constant(date)).datePickerStyle(.wheel)
      }
      #expect(!screen.list.items.isEmpty)
    }
  }
}
