import Foundation
import Testing

@testable import ViewClock

/// Foundation's current locale and time zone belong to the process, so these tests run one by one.
@Suite(.serialized) @MainActor struct RegionTests {
  private let newYear = Date(timeIntervalSinceReferenceDate: 0)

  private func region(_ locale: String, _ zone: String) throws -> Region {
    Region(locale: Locale(identifier: locale), timeZone: try #require(TimeZone(identifier: zone)))
  }

  private func dateFormatter() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .short
    return formatter
  }

  private func priceFormatter() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    return formatter
  }

  @Test func foundationFormatsInTheRegion() throws {
    try region("en_US", "GMT").use {
      #expect(Locale.current.identifier == "en_US")
      #expect(Locale.autoupdatingCurrent.identifier == "en_US")
      #expect(Locale.preferredLanguages == ["en-US"])
      #expect(Calendar.current.identifier == .gregorian)
      #expect(Calendar.current.firstWeekday == 1)
      #expect(TimeZone.current.secondsFromGMT() == 0)
      #expect(newYear.formatted() == "1/1/2001, 12:00\u{202F}AM")
      #expect(12.5.formatted(.currency(code: "USD")) == "$12.50")
      #expect(["a", "b", "c"].formatted() == "a, b, and c")
      #expect(dateFormatter().string(from: newYear) == "Jan 1, 2001 at 12:00\u{202F}AM")
      #expect(priceFormatter().string(from: 12.5) == "$12.50")
      #expect(String.localizedStringWithFormat("%.1f", 1234.5) == "1,234.5")
      #expect(String(format: "%.1f", 1234.5) == "1234.5")
    }
    try region("de_DE", "Europe/Berlin").use {
      #expect(Locale.current.identifier == "de_DE")
      #expect(Locale.autoupdatingCurrent.identifier == "de_DE")
      #expect(Locale.preferredLanguages == ["de-DE"])
      #expect(NSLocale.preferredLanguages == ["de-DE"])
      #expect(Calendar.autoupdatingCurrent.firstWeekday == 2)
      #expect(NSTimeZone.default.identifier == "Europe/Berlin")
      #expect(NSTimeZone.local.identifier == "Europe/Berlin")
      #expect(NSLocale.current.identifier == "de_DE")
      #expect(NSCalendar.current.firstWeekday == 2)
      #expect(ByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file) == "1,5 MB")
      #expect((1_500_000 as Int64).formatted(.byteCount(style: .file)) == "1,5 MB")
      #expect(Calendar.current.firstWeekday == 2)
      #expect(TimeZone.current.identifier == "Europe/Berlin")
      #expect(TimeZone.autoupdatingCurrent.secondsFromGMT(for: newYear) == 3600)
      #expect(newYear.formatted() == "1.1.2001, 1:00")
      #expect(12.5.formatted(.currency(code: "USD")) == "12,50\u{A0}$")
      #expect(["a", "b", "c"].formatted() == "a, b und c")
      #expect(dateFormatter().string(from: newYear) == "01.01.2001, 01:00")
      #expect(priceFormatter().string(from: 12.5) == "12,50\u{A0}€")
      #expect(String.localizedStringWithFormat("%.1f", 1234.5) == "1.234,5")
    }
  }

  @Test func thePreferredLanguageHasTheScriptAndTheRegionOfTheIdentifier() throws {
    for (identifier, language) in [
      ("zh_Hant_TW", "zh-Hant-TW"), ("fr", "fr"), ("en_US@calendar=hebrew", "en-US"),
      ("sr_Latn", "sr-Latn"),
    ] {
      try region(identifier, "GMT").use { #expect(Locale.preferredLanguages == [language]) }
    }
  }

  @Test func textOfTheLocaleFollowsTheRegion() throws {
    try region("tr_TR", "GMT").use {
      #expect("istanbul".uppercased(with: .current) == "İSTANBUL")
      #expect("istanbul".localizedUppercase == "İSTANBUL")
      #expect("ISPARTA".localizedLowercase == "ısparta")
    }
    try region("sv_SE", "GMT").use {
      #expect("ö".localizedStandardCompare("z") == .orderedDescending)
      #expect("ö".localizedCompare("z") == .orderedDescending)
      #expect("file 10".localizedStandardCompare("file 9") == .orderedDescending)
    }
    try region("de_DE", "GMT").use {
      #expect("ö".localizedStandardCompare("z") == .orderedAscending)
      #expect("ö".localizedCompare("z") == .orderedAscending)
    }
  }

  @Test func theProcessKeepsItsRegion() throws {
    let before = newYear.formatted(date: .complete, time: .complete)
    try region("de_DE", "Asia/Tokyo").use {
      #expect(newYear.formatted(date: .omitted, time: .shortened) == "9:00")
      try region("fr_FR", "America/New_York").use {
        #expect(newYear.formatted(date: .omitted, time: .shortened) == "19:00")
      }
      #expect(newYear.formatted(date: .omitted, time: .shortened) == "9:00")
    }
    #expect(newYear.formatted(date: .complete, time: .complete) == before)
  }

  @Test func daylightSavingTimeHasItsGap() throws {
    // 2:00 does not exist in New York on 10 March 2024, and 1:00 exists twice on 3 November.
    let spring = Date(timeIntervalSince1970: 1_710_054_000)
    let autumn = Date(timeIntervalSince1970: 1_730_611_800)
    try region("en_US", "America/New_York").use {
      let times = [0, 1800, 3600].map { (spring + $0).formatted(date: .omitted, time: .shortened) }
      #expect(times == ["3:00\u{202F}AM", "3:30\u{202F}AM", "4:00\u{202F}AM"])
      #expect((spring - 1).formatted(date: .omitted, time: .shortened) == "1:59\u{202F}AM")
      let hours = [0, 3600].map { Calendar.current.component(.hour, from: autumn + $0) }
      #expect(hours == [1, 1])
      #expect(Calendar.current.startOfDay(for: spring) == spring - 2 * 3600)
      let next = Calendar.current.date(byAdding: .day, value: 1, to: spring - 3600 * 12)
      #expect(next == spring + 3600 * 11)
    }
    try region("en_US", "GMT").use {
      #expect(Calendar.current.component(.hour, from: spring) == 7)
    }
  }

  @Test func theCalendarFollowsTheLocale() throws {
    try region("th_TH", "GMT").use {
      #expect(Calendar.current.identifier == .buddhist)
      #expect(Calendar.current.component(.year, from: newYear) == 2544)
    }
    try region("en_US@calendar=hebrew", "GMT").use {
      #expect(Calendar.current.identifier == .hebrew)
      #expect(Calendar.current.component(.year, from: newYear) == 5761)
      #expect(newYear.formatted(date: .long, time: .omitted) == "6 Tevet 5761")
    }
    try region("en_US", "GMT").use {
      #expect(Calendar.current.identifier == .gregorian)
    }
  }

  @Test func aDefaultTimeZoneOfAnotherDoesNotLast() throws {
    let outer = NSTimeZone.default
    defer { NSTimeZone.default = outer }
    NSTimeZone.default = try #require(TimeZone(identifier: "Asia/Tokyo"))
    try region("en_US", "GMT").use {
      #expect(newYear.formatted() == "1/1/2001, 12:00\u{202F}AM")
      #expect(Calendar.current.component(.hour, from: newYear) == 0)
    }
  }

  @Test func aClockHasARegion() throws {
    let clock = ViewClock(region: try region("de_DE", "Europe/Berlin"))
    var texts: [String] = []
    clock.schedule(after: 1) {
      texts.append(Date().formatted())
      texts.append(ViewClock().region.locale.identifier)
    }
    clock.advance(by: 2)
    #expect(texts == ["1.1.2001, 1:00", "de_DE"])
    #expect(ViewClock().region == .process)
  }
}
