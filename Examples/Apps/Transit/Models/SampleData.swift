import Foundation

enum SampleData {
  /// Thursday, 9 October 2025, 18:02:30 in the time zone of the user.
  static let now: Date = {
    let parts = DateComponents(year: 2025, month: 10, day: 9, hour: 18, minute: 2, second: 30)
    return Calendar.current.date(from: parts) ?? .distantPast
  }()

  static func minutes(_ count: Double) -> Date { now.addingTimeInterval(count * 60) }

  static let departures: [Departure] = [
    Departure(line: .four, destination: .hill, scheduled: minutes(0.5)),
    Departure(
      line: .ferry, destination: .island, scheduled: minutes(3.5), delay: 240, platform: "Pier 2"),
    Departure(line: .seven, destination: .stadium, scheduled: minutes(5.5), platform: "B"),
    Departure(line: .four, destination: .hill, scheduled: minutes(10.5), delay: 60),
    Departure(
      line: .seven, destination: .stadium, scheduled: minutes(15.5), platform: "B",
      isCanceled: true),
    Departure(line: .four, destination: .hill, scheduled: minutes(20.5)),
    Departure(line: .ferry, destination: .island, scheduled: minutes(33.5), platform: "Pier 2"),
  ]
}

extension Board {
  static var sample: Board {
    Board(
      stop: .harbor, departures: SampleData.departures,
      notice: "Ferries leave from **Pier 2** because of high water.")
  }
}

extension Trip {
  static let sample = Trip(
    line: .four, times: [-7, -3, 1.5, 5, 9].map(SampleData.minutes))
}
