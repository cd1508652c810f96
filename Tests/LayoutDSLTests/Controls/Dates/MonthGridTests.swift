import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct MonthGridTests {
  /// A month whose calendar begins its weeks on some day.
  private func screen(
    _ date: Date, firstWeekday: Int = 1, identifier: Calendar.Identifier = .gregorian,
    enabled: @escaping (Date) -> Bool = { _ in true }, select: @escaping (Date) -> Void = { _ in }
  ) -> Screen {
    var calendar = Calendar(identifier: identifier)
    calendar.firstWeekday = firstWeekday
    return Screen(350, 400) {
      MonthGrid(
        date: date, isSelected: { _ in false }, isEnabled: enabled, select: select
      )
      .environment(\.calendar, calendar)
      .environment(\.locale, Locale(identifier: "en_US"))
      .environment(\.timeZone, .gmt)
    }
  }

  private func date(_ text: String) throws -> Date {
    try Date("\(text)T12:00:00Z", strategy: .iso8601)
  }

  /// The column, from 0, and the top edge of a text.
  private func place(of text: String, in screen: Screen) throws -> (column: Int, top: CGFloat) {
    let frame = try #require(screen.graph.node(knownAs: text)).globalFrame
    return (Int(frame.midX / 50), frame.minY)
  }

  @Test func theFirstDayIsUnderItsWeekday() throws {
    // 1 November 2026 is a Sunday.
    let november = try date("2026-11-15")
    #expect(try place(of: "1", in: screen(november)).column == 0)
    #expect(try place(of: "1", in: screen(november, firstWeekday: 2)).column == 6)
    #expect(try place(of: "MON", in: screen(november, firstWeekday: 2)).column == 0)
    #expect(try place(of: "SUN", in: screen(november, firstWeekday: 2)).column == 6)
    #expect(try place(of: "1", in: screen(november, firstWeekday: 7)).column == 1)
  }

  @Test func aLeapMonthHasItsDays() throws {
    let leap = screen(try date("2024-02-10"))
    #expect(leap.graph.node(knownAs: "29") != nil && leap.graph.node(knownAs: "30") == nil)
    let plain = screen(try date("2026-02-10"))
    #expect(plain.graph.node(knownAs: "28") != nil && plain.graph.node(knownAs: "29") == nil)
    // February 2026 begins on a Sunday and has exactly four weeks.
    #expect(try place(of: "28", in: plain).column == 6)
  }

  @Test func theMonthAfterThe31stIsTheNext() throws {
    let screen = screen(try date("2026-01-31"))
    for month in ["February", "March"] {
      let arrow = try #require(screen.graph.node(knownAs: "chevron.forward")).globalFrame
      screen.tap(arrow.midX, arrow.midY)
      #expect(screen.tree.contains("\"\(month) 2026\""))
    }
  }

  @Test func theTitleShowsWheelsInPlaceOfTheDays() throws {
    let screen = screen(try date("2026-11-15"))
    func tapTitle() throws {
      let title = try #require(screen.graph.node(knownAs: "November 2026")).globalFrame
      screen.tap(title.midX, title.midY)
    }
    #expect(!screen.tree.contains("\"December\""))
    try tapTitle()
    #expect(screen.graph.node(knownAs: "SUN") == nil)
    #expect(screen.tree.contains("\"December\"") && screen.tree.contains("\"2027\""))
    try tapTitle()
    #expect(screen.graph.node(knownAs: "SUN") != nil)
  }

  @Test func aTapSelectsTheDayAndADisabledDayNothing() throws {
    var selected: [Date] = []
    let limit = try date("2026-11-10")
    let screen = screen(
      try date("2026-11-15"), enabled: { $0 > limit }, select: { selected.append($0) })
    for day in ["9", "20"] {
      let frame = try #require(screen.graph.node(knownAs: day)).globalFrame
      screen.tap(frame.midX, frame.midY)
    }
    #expect(selected.map { Calendar.current.component(.day, from: $0) } == [20])
  }

  @Test func otherCalendarsHaveTheirMonths() throws {
    for identifier in [Calendar.Identifier.hebrew, .islamic, .japanese, .buddhist, .chinese] {
      let screen = screen(try date("2026-11-15"), identifier: identifier)
      #expect(screen.graph.node(knownAs: "29") != nil, "\(identifier)")
    }
  }

  @Test(arguments: [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: -1e300)])
  func extremeMonthsHaveNoFewerThanTheirWeekdays(date: Date) {
    let screen = screen(date)
    #expect(screen.graph.node(knownAs: "SUN") != nil)
  }
}
