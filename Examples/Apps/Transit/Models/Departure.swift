import Foundation

struct Departure: Identifiable, Hashable {
  let line: Line
  let destination: Stop
  let scheduled: Date
  var delay: TimeInterval = 0
  var platform = "A"
  var isCanceled = false

  var id: String { "\(line.name) \(scheduled.timeIntervalSinceReferenceDate)" }

  var expected: Date { scheduled.addingTimeInterval(delay) }

  /// The whole minutes until the departure, never negative.
  func minutes(from now: Date) -> Int {
    max(0, Int((expected.timeIntervalSince(now) / 60).rounded(.down)))
  }
}

struct Trip {
  let line: Line
  /// The times at the stops of the line, in order.
  let times: [Date]

  /// The share of the way that is behind the vehicle, from 0 to 1.
  func progress(at now: Date) -> Double {
    guard let first = times.first, let last = times.last, first < last else { return 0 }
    return min(max(now.timeIntervalSince(first) / last.timeIntervalSince(first), 0), 1)
  }

  func hasPassed(_ index: Int, at now: Date) -> Bool { times[index] <= now }
}
