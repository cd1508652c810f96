import Foundation
import FoundationNames
import Testing

struct MeasurementByteCountStyleTests {
  private let english = Locale(identifier: "en_US")

  @Test func anAmountIsInTheUnitThatFits() {
    let amount = Measurement(value: 1.5, unit: UnitInformationStorage.megabytes)
    #expect(amount.formatted(.byteCount(style: .file).locale(english)) == "1.5 MB")
    #expect(
      amount.formatted(.byteCount(style: .file, allowedUnits: .kb).locale(english)) == "1,500 kB")
  }

  @Test func amountsThatAreNoNumberOrTooLargeHaveATextToo() {
    let style = Measurement<UnitInformationStorage>.FormatStyle.ByteCount(
      style: .memory, locale: english)
    #expect(
      style.format(Measurement(value: .nan, unit: .bytes))
        == style.format(.init(value: 0, unit: .bytes)))
    #expect(style.format(Measurement(value: .infinity, unit: .bytes)).hasSuffix("B"))
  }
}
