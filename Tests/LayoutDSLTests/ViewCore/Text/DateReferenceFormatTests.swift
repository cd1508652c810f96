import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

struct DateReferenceFormatTests {
  /// Tuesday, 14 November 2023, 22:13:20 UTC.
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  private func string(
    _ format: SystemFormatStyle.DateReference, at seconds: Double, sizeVariant: Int = 0
  ) -> String {
    var environment = EnvironmentValues()
    environment.timeZone = .gmt
    environment.calendar.timeZone = .gmt
    environment.textSizeVariant = sizeVariant
    let text = String(format.adapted(to: environment).format(date + seconds).characters)
    return text.replacingOccurrences(of: "\u{202F}", with: " ")
  }

  @Test func nearDatesAreRelative() {
    let format = SystemFormatStyle.DateReference(to: date)
    #expect(string(format, at: -7300) == "in 2 hours")
    #expect(string(format, at: 86_400) == "yesterday")
    #expect(string(format, at: -86_400 * 3) == "in 3 days")
  }

  @Test func distantDatesStartAtTheLargestDifferingField() {
    let format = SystemFormatStyle.DateReference(to: date)
    #expect(string(format, at: -86_400 * 20) == "Tuesday, November 14")
    #expect(string(format, at: 86_400 * 100) == "November 2023")
    #expect(string(format, at: -86_400 * 20, sizeVariant: 1) == "Tue, Nov 14")
    let one = SystemFormatStyle.DateReference(to: date, maxFieldCount: 1)
    #expect(string(one, at: -86_400 * 20) == "November")
    let today = SystemFormatStyle.DateReference(to: date, thresholdField: .hour)
    #expect(string(today, at: -86_400 * 3, sizeVariant: 2) == "14, 10 PM")
  }

  @Test func nextDiscreteInputIsLater() {
    let format = SystemFormatStyle.DateReference(to: date).calendar(.init(identifier: .iso8601))
    for seconds: TimeInterval in [-34_560_000, -1_728_000, -7300, 4_320_000] {
      let next = format.discreteInput(after: date + seconds)
      #expect(next.map { $0 > date + seconds } == true)
    }
  }
}
