import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct MultiDatePickerTests {
  private struct Days: View {
    let journal: Journal
    @State var days: Set<DateComponents> = [DateComponents(year: 2026, month: 11, day: 15)]

    var body: some View {
      let _ = journal.note(days.compactMap(\.day).sorted().map { "\($0)" }.joined(separator: " "))
      MultiDatePicker(
        "Days", selection: $days, in: Date(timeIntervalSince1970: 1_794_000_000)...
      )
      .environment(\.timeZone, .gmt)
    }
  }

  @Test func aTapOnADayAddsOrRemovesIt() throws {
    let journal = Journal()
    let screen = Screen(320, 400) { Days(journal: journal) }
    for day in ["20", "15", "1"] {
      let frame = try #require(screen.graph.node(knownAs: day)).globalFrame
      screen.tap(frame.midX, frame.midY)
    }
    #expect(journal.entries == ["15", "15 20", "20"])
  }
}
