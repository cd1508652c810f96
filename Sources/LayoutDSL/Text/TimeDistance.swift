import Foundation

/// The time between two dates in the units of a calendar.
struct TimeDistance {
  private let components: [(unit: Calendar.Component, count: Int)]
  private let locale: Locale

  init(from now: Date, to date: Date, in environment: EnvironmentValues) {
    let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute, .second]
    // Of a second begun nothing is shown, except that a date ahead is not yet there.
    let seconds = (date.timeIntervalSince(now) - 1e-6).rounded(.up)
    let start = abs(seconds) < 1e12 ? date - seconds : date
    let difference = environment.calendar.dateComponents(
      Set(units), from: min(start, date), to: max(start, date))
    components = units.map { ($0, difference.value(for: $0) ?? 0) }
    locale = environment.locale
  }

  /// The largest units, as many as asked for: "2 hr, 23 min", "1 month".
  func string(units: Int, isWide: Bool) -> String {
    let first = components.firstIndex { $0.count != 0 } ?? components.count - 1
    let shown = components[first...].prefix(units).filter { $0.count != 0 }
    guard !shown.isEmpty else { return duration([(.second, 0)], isWide: isWide) }
    // Years and months, which are of no certain length, have English names only.
    let long = shown.filter { $0.unit == .year || $0.unit == .month }
    guard !long.isEmpty else { return duration(Array(shown), isWide: isWide) }
    var parts = long.map { unit, count in
      let name =
        unit == .year ? (isWide ? "year" : "yr") : (isWide ? "month" : "mth")
      return "\(count) \(name)\(count == 1 ? "" : "s")"
    }
    let rest = shown.filter { $0.unit != .year && $0.unit != .month }
    if !rest.isEmpty { parts.append(duration(Array(rest), isWide: isWide)) }
    return parts.joined(separator: ", ")
  }

  private func duration(_ parts: [(unit: Calendar.Component, count: Int)], isWide: Bool) -> String {
    let lengths: [Calendar.Component: (Int, Duration.UnitsFormatStyle.Unit)] = [
      .day: (86_400, .days), .hour: (3600, .hours), .minute: (60, .minutes),
      .second: (1, .seconds),
    ]
    var seconds = 0
    var units: Set<Duration.UnitsFormatStyle.Unit> = []
    for part in parts {
      guard let (length, unit) = lengths[part.unit] else { continue }
      seconds += part.count * length
      units.insert(unit)
    }
    return Duration.seconds(seconds).formatted(
      .units(allowed: units, width: isWide ? .wide : .abbreviated).locale(locale))
  }
}
