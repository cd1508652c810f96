import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

struct DateOffsetFormatTests {
  private let anchor = Date(timeIntervalSinceReferenceDate: 700_000_000)

  private func string(
    _ format: SystemFormatStyle.DateOffset, at seconds: Double, sizeVariant: Int = 0
  ) -> String {
    var environment = EnvironmentValues()
    environment.textSizeVariant = sizeVariant
    return String(format.adapted(to: environment).format(anchor + seconds).characters)
  }

  @Test(arguments: [
    (0, "0 seconds"), (59, "59 seconds"), (60, "1 minute, 0 seconds"), (3661, "1 hour, 1 minute"),
    (-3900, "-1 hour, 5 minutes"), (90_000, "1 day, 1 hour"), (86_400 * 8, "1 week, 1 day"),
  ])
  func distancesUseTheLargestUnits(seconds: Double, expected: String) {
    #expect(string(.init(to: anchor), at: seconds) == expected)
  }

  @Test func allowedFieldsAndSignStrategyApply() {
    #expect(
      string(.init(to: anchor, allowedFields: [.minute], sign: .always()), at: 7260)
        == "+121 minutes")
    #expect(string(.init(to: anchor, maxFieldCount: 1, sign: .never), at: -7260) == "2 hours")
    #expect(
      string(.init(to: anchor).locale(Locale(identifier: "de")), at: 7200).contains("Stunden"))
  }

  @Test func sizeVariantsShortenTheOutput() {
    let format = SystemFormatStyle.DateOffset(to: anchor)
    #expect(string(format, at: 3900, sizeVariant: 1) == "1 hr, 5 min")
    #expect(string(format, at: 3900, sizeVariant: 2) == "1h 5m")
    #expect(string(format, at: 3900, sizeVariant: 3) == "1h")
  }

  @Test func discreteInputsAreTheNextChanges() {
    let format = SystemFormatStyle.DateOffset(to: anchor)
    #expect(format.discreteInput(after: anchor + 10.5) == anchor + 11)
    #expect(format.discreteInput(after: anchor + 3600) == anchor + 3660)
    // "1 hour, 5 minutes" holds until exactly that time before the anchor.
    let next = format.discreteInput(after: anchor - 3930)
    #expect(next.map { abs($0.timeIntervalSince(anchor) + 3900) < 0.01 } == true)
    #expect(next.map { string(format, at: $0.timeIntervalSince(anchor)) } == "-1 hour, 4 minutes")
    #expect(format.discreteInput(before: anchor + 10.5) == anchor + 10)
  }
}
