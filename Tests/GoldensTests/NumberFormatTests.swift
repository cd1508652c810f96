import Goldens
import Testing

@Suite struct NumberFormatTests {
  @Test(arguments: [
    (0, "0"), (999, "999"), (1204, "1,204"), (2_962_440, "2,962,440"), (-12_345, "-12,345"),
    (-123, "-123"),
  ])
  func counts(value: Int, text: String) {
    #expect(NumberFormat.count(value) == text)
  }

  @Test(arguments: [
    (0, 10, "0 %"), (10, 10, "100 %"), (1204, 2_962_440, "0.0406 %"), (1, 3, "33.3 %"),
    (1, 2_962_440, "0.0000338 %"), (1, 20, "5.00 %"), (9999, 10_000, "100 %"), (0, 0, "0 %"),
  ])
  func percents(part: Int, whole: Int, text: String) {
    #expect(NumberFormat.percent(part, of: whole) == text)
  }

  @Test func changes() {
    #expect(NumberFormat.change(8.33 - 0.33) == "+8")
    #expect(NumberFormat.change(-2.25) == "−2.25")
  }
}
