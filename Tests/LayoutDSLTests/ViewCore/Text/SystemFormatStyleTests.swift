import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

struct SystemFormatStyleTests {
  private let start = Date(timeIntervalSinceReferenceDate: 700_000_000)

  private func strings<F: FormatStyle>(_ format: F, at seconds: [Double]) -> [String]
  where F.FormatInput == Date, F.FormatOutput == AttributedString {
    seconds.map { String(format.format(start + $0).characters) }
  }

  @Test func timersCountWithinTheirInterval() {
    let down = SystemFormatStyle.Timer(countingDownIn: start..<start + 3661)
    #expect(
      strings(down, at: [-5, 0, 1, 61.5, 3660.5, 3661, 9999])
        == ["1:01:01", "1:01:01", "1:01:00", "1:00:00", "0:01", "0:00", "0:00"])
    let up = SystemFormatStyle.Timer(countingUpIn: start..<start + 3600)
    #expect(
      strings(up, at: [-1, 0, 30, 3599, 3600, 4000])
        == ["0:00", "0:00", "0:30", "59:59", "1:00:00", "1:00:00"])
    let minutes = SystemFormatStyle.Timer(countingDownIn: start..<start + 5400, showsHours: false)
    #expect(strings(minutes, at: [0]) == ["90:00"])
  }

  @Test func stopwatchesShowFractions() {
    let watch = SystemFormatStyle.Stopwatch(startingAt: start)
    #expect(
      strings(watch, at: [-3, 5.23, 2730, 3600])
        == ["00:00.00", "00:05.23", "45:30.00", "01:00:00.00"])
    let tenths = SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .milliseconds(100))
    #expect(strings(tenths, at: [83.45]) == ["01:23.4"])
    let seconds = SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .seconds(1))
    #expect(strings(seconds, at: [83.45]) == ["01:23"])
    let time = 3600 + 23 * 60 + 45.67
    for (count, string) in [(4, "01:23:45.67"), (3, "01:23:45"), (2, "1:23")] {
      let watch = SystemFormatStyle.Stopwatch(startingAt: start, maxFieldCount: count)
      #expect(strings(watch, at: [time]) == [string])
    }
  }

  @Test func discreteInputsAreTheNextChanges() {
    let down = SystemFormatStyle.Timer(countingDownIn: start..<start + 10)
    #expect(down.discreteInput(after: start - 5) == start)
    #expect(down.discreteInput(after: start) == start + 1)
    #expect(down.discreteInput(after: start + 1.5) == start + 2)
    #expect(down.discreteInput(after: start + 10) == nil)
    #expect(down.discreteInput(before: start + 2.5) == start + 2)
    #expect(down.discreteInput(before: start) == nil)
    let watch = SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .seconds(1))
    #expect(watch.discreteInput(after: start + 7.2) == start + 8)
    #expect(watch.discreteInput(before: start) == nil)
  }
}
