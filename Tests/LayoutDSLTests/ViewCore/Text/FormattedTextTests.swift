import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

struct FormattedTextTests {
  private func string(_ text: Text) -> String { text.plainString }

  @Test func defaultLocaleIsMachineIndependent() {
    #expect(string(Text(12345.678, format: .number)) == "12,345.678")
    #expect(string(Text(0.42, format: .percent)) == "42%")
    #expect(string(Text(14.5, format: .currency(code: "USD"))) == "$14.50")
    #expect(string(Text("\(1234, format: .number)")) == "1,234")
  }

  @Test func attributedFormatsFollowTheEnvironment() {
    let text = Text(12345.5, format: .number.attributed)
    var environment = EnvironmentValues()
    func string() -> String {
      TextResolution(text, in: environment, services: nil).text.runs.map(\.string).joined()
    }
    #expect(string() == "12,345.5")
    environment.locale = Locale(identifier: "de_DE")
    #expect(string() == "12.345,5")
  }

  @Test func formatKeepsItsOwnLocale() {
    let german = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "de_DE"))
    #expect(string(Text(12345.5, format: german)) == "12.345,5")
  }

  @Test func clocksFormatADate() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    func string(_ text: Text) -> String {
      TextResolution(text, in: EnvironmentValues(), services: nil).text.runs.map(\.string).joined()
    }
    let interval = start..<(start + 55)
    #expect(string(Text(start + 5, format: .timer(countingDownIn: interval))) == "0:50")
    #expect(string(Text(start + 5, format: .stopwatch(startingAt: start))) == "00:05.00")
  }
}
