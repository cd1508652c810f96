import Foundation
import SwiftUI
import Testing

struct DateComponentsFormatterTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit,
    _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zeros
    return formatter
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "1:05"), (.abbreviated, "1h 5m"),
    (.brief, "1hr 5min"), (.short, "1 hr, 5 min"), (.full, "1 hour, 5 minutes"),
    (.spellOut, "one hour, five minutes"),
  ])
  func stylesOfUnits(style: DateComponentsFormatter.UnitsStyle, text: String) {
    #expect(formatter(style, [.hour, .minute]).string(from: 3900) == text)
  }

  @Test func zeros() {
    let time: NSCalendar.Unit = [.hour, .minute, .second]
    #expect(formatter(.positional, time).string(from: 5) == "0:05")
    #expect(formatter(.positional, time).string(from: 3605) == "1:00:05")
    #expect(formatter(.positional, [.minute, .second], .pad).string(from: 65) == "01:05")
    #expect(formatter(.positional, time, .pad).string(from: 65) == "00:01:05")
    #expect(formatter(.full, time).string(from: 3605) == "1 hour, 5 seconds")
    #expect(formatter(.full, time, .pad).string(from: 5) == "0 hours, 0 minutes, 5 seconds")
    #expect(
      formatter(.full, time, .dropLeading).string(from: 3605) == "1 hour, 0 minutes, 5 seconds")
    #expect(formatter(.full, time).string(from: 0) == "0 seconds")
  }

  @Test func amounts() {
    let full = formatter(.full, [.year, .month, .day, .hour])
    #expect(full.string(from: DateComponents(month: 14, day: 1)) == "1 year, 2 months, 1 day")
    full.maximumUnitCount = 1
    #expect(full.string(from: DateComponents(month: 14, day: 1)) == "1 year")
    full.includesTimeRemainingPhrase = true
    full.includesApproximationPhrase = true
    #expect(full.string(from: 3600) == "About 1 hour remaining")
    #expect(formatter(.full, [.hour]).string(from: -7200) == "-2 hours")
    #expect(formatter(.full, [.hour]).string(from: .infinity) == nil)
    #expect(formatter(.full, [.hour]).string(from: .nan) == nil)
  }

  @Test func otherFormatters() throws {
    let relative = RelativeDateTimeFormatter()
    relative.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(relative.localizedString(for: now - 240, relativeTo: now) == "4 minutes ago")
    relative.unitsStyle = .abbreviated
    #expect(relative.localizedString(fromTimeInterval: 7200) == "in 2h")
    relative.dateTimeStyle = .named
    #expect(relative.localizedString(from: DateComponents(day: -1)) == "yesterday")
    relative.formattingContext = .beginningOfSentence
    #expect(relative.localizedString(from: DateComponents(day: -1)) == "Yesterday")

    let list = ListFormatter()
    list.locale = Locale(identifier: "en_US")
    #expect(list.string(from: ["a", "b", 3]) == "a, b, and 3")
    #expect(list.string(for: "a") == nil)

    let address = try #require(URL(string: "https://user@a.example:8080/b?c#d"))
    #expect(address.formatted() == "https://a.example/b")
    #expect(address.formatted(.url.scheme(.never).query()) == "a.example/b?c")
    #expect(URL.documentsDirectory.isFileURL)
  }

  @Test func namesOfPersons() throws {
    let ann = try PersonNameComponents("Dr. Ann Maria Lee, Jr.")
    #expect(ann.namePrefix == "Dr." && ann.middleName == "Maria" && ann.nameSuffix == "Jr.")
    #expect(ann.formatted() == "Ann Lee")
    #expect(ann.formatted(.name(style: .short)) == "Ann")
    #expect(ann.formatted(.name(style: .long)) == "Dr. Ann Maria Lee Jr.")
    #expect(ann.formatted(.name(style: .abbreviated)) == "AL")
    var name = PersonNameComponents()
    #expect(name.formatted() == "")
    name.familyName = "山田"
    name.givenName = "太郎"
    #expect(name.formatted() == "山田太郎")
    #expect(
      PersonNameComponentsFormatter.localizedString(from: ann, style: .default) == "Ann Lee")
    #expect(throws: CocoaError.self) { try PersonNameComponents("  ") }
  }
}
