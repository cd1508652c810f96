import SnapRuntime
import Testing

struct SecondsTests {
  @Test(
    arguments: [
      ("0.35s", 0.35), ("350ms", 0.35), ("2s", 2), ("0ms", 0), (".5s", 0.5), ("3", 3), ("0", 0),
      ("0.5", 0.5),
    ] as [(String, Double)])
  func readsTimes(text: String, value: Double) {
    #expect(Seconds(text)?.value == value)
  }

  @Test(arguments: [
    "", "s", "ms", "1m", "-1s", "-1", "nan", "inf", "nans", "infs", "1 s", "1e9s", "0,5s",
  ])
  func refusesOtherText(text: String) {
    #expect(Seconds(text) == nil)
  }

  @Test func formatsThemShort() {
    #expect(Seconds(value: 0.35).text == "0.35s")
    #expect(Seconds(value: 2).text == "2s")
  }
}
