import Foundation
import FoundationNames
import Testing

struct DateComponentsFormatStyleTests {
  private let interval =
    Date(timeIntervalSinceReferenceDate: 0)..<Date(timeIntervalSinceReferenceDate: 7500)

  private func text(
    _ style: Date.ComponentsFormatStyle.Style, _ fields: Set<Date.ComponentsFormatStyle.Field>?
  ) -> String {
    let style: Date.ComponentsFormatStyle.Interval = .components(style: style, fields: fields)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return interval.formatted(
      style.locale(Locale(identifier: "en_US")).calendar(calendar))
  }

  @Test func unitsHaveNames() {
    #expect(text(.wide, nil) == "2 hours, 5 minutes")
    #expect(text(.narrow, [.hour, .minute]) == "2h 5m")
    #expect(text(.wide, [.minute]) == "125 minutes")
    #expect(text(.spellOut, [.hour]) == "two hours")
  }

  @Test func durationsHaveDigits() {
    let style: Date.ComponentsFormatStyle.Interval = .timeDuration
    #expect(interval.formatted(style.locale(Locale(identifier: "en_US"))) == "2:05:00")
  }
}
