import Observation
import SwiftUI

/// The departures of a stop.
@MainActor
@Observable
final class Board {
  let stop: Stop
  var departures: [Departure]
  var notice: LocalizedStringKey?
  var isOffline: Bool
  /// The names of the lines that are shown; empty for all.
  var filter: Set<String> = []

  init(
    stop: Stop, departures: [Departure] = [], notice: LocalizedStringKey? = nil,
    isOffline: Bool = false
  ) {
    self.stop = stop
    self.departures = departures
    self.notice = notice
    self.isOffline = isOffline
  }

  var lines: [Line] {
    Line.all.filter { line in departures.contains { $0.line == line } }
  }

  func upcoming(after now: Date) -> [Departure] {
    departures
      .filter { $0.expected >= now && (filter.isEmpty || filter.contains($0.line.name)) }
      .sorted { $0.expected < $1.expected }
  }

  func toggle(_ line: Line) {
    if filter.remove(line.name) == nil { filter.insert(line.name) }
  }
}

extension EnvironmentValues {
  /// The date that is shown instead of the current one; previews set it.
  @Entry var fixedDate: Date?
}
