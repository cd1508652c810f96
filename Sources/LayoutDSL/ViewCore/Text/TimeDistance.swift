import Foundation

/// The time between two dates in calendar units.
struct TimeDistance {
  /// The width of unit names.
  enum Width {
    case wide, abbreviated, narrow
  }

  private typealias Component = (unit: Calendar.Component, count: Int)

  private let components: [Component]
  private let locale: Locale

  /// Creates the distance from now to a date.
  init(from now: Date, to date: Date, in environment: EnvironmentValues) {
    // A started second counts for a future date, not for a past one.
    let seconds = (date.timeIntervalSince(now) - 1e-6).rounded(.up)
    let start = abs(seconds) < 1e12 ? date - seconds : date
    self.init(
      between: min(start, date)..<max(start, date),
      in: [.year, .month, .day, .hour, .minute, .second], calendar: environment.calendar,
      locale: environment.locale)
  }

  /// Creates the length of an interval in the given units, ordered from the largest to the
  /// smallest.
  ///
  /// Fractions of the smallest unit are dropped.
  init(
    between interval: Range<Date>, in units: [Calendar.Component], calendar: Calendar,
    locale: Locale
  ) {
    // The tolerance compensates for inexact dates, because the calendar truncates.
    let difference = calendar.dateComponents(
      Set(units), from: interval.lowerBound, to: interval.upperBound + 1e-6)
    components = units.map { ($0, difference.value(for: $0) ?? 0) }
    self.locale = locale
  }

  /// Whether the distance is less than the smallest unit.
  var isZero: Bool { components.allSatisfy { $0.count == 0 } }

  /// Returns the smallest of the displayed units, which are at most `units` in number.
  func smallestUnit(of units: Int) -> Calendar.Component? { shown(units: units).last?.unit }

  private func shown(units: Int) -> ArraySlice<Component> {
    let first = components.firstIndex { $0.count != 0 } ?? max(0, components.count - 1)
    return components[first...].prefix(units)
  }

  /// Returns the largest nonzero unit and the units after it, at most `units` in number: "2 hr, 23
  /// min", "1 month".
  ///
  /// `keepsZeros` keeps units whose count is zero, if all displayed units are hours, minutes or
  /// seconds.
  func string(units: Int, width: Width, keepsZeros: Bool = false) -> String {
    let shown = shown(units: units)
    let isClock = shown.allSatisfy { [.hour, .minute, .second].contains($0.unit) }
    let parts = shown.filter { $0.count != 0 || keepsZeros && isClock }
    guard !parts.isEmpty else {
      return duration([(components.last?.unit ?? .second, 0)], width: width)
    }
    // Years and months have no fixed length, so `Duration` cannot format them; their names are
    // English.
    let long = parts.filter { $0.unit == .year || $0.unit == .month }
    guard !long.isEmpty else { return duration(Array(parts), width: width) }
    var strings = long.map { unit, count in
      let names: [String] = unit == .year ? ["year", "yr", "y"] : ["month", "mth", "m"]
      switch width {
      case .wide: return "\(count) \(names[0])\(count == 1 ? "" : "s")"
      case .abbreviated: return "\(count) \(names[1])\(count == 1 ? "" : "s")"
      case .narrow: return "\(count)\(names[2])"
      }
    }
    let rest = parts.filter { $0.unit != .year && $0.unit != .month }
    if !rest.isEmpty { strings.append(duration(Array(rest), width: width)) }
    return strings.joined(separator: width == .narrow ? " " : ", ")
  }

  private func duration(_ parts: [Component], width: Width) -> String {
    let lengths: [Calendar.Component: (Int, Duration.UnitsFormatStyle.Unit)] = [
      .weekOfYear: (604_800, .weeks), .day: (86_400, .days), .hour: (3600, .hours),
      .minute: (60, .minutes), .second: (1, .seconds),
    ]
    var seconds = 0
    var units: Set<Duration.UnitsFormatStyle.Unit> = []
    for part in parts {
      guard let (length, unit) = lengths[part.unit] else { continue }
      seconds += part.count * length
      units.insert(unit)
    }
    let unitWidth: Duration.UnitsFormatStyle.UnitWidth =
      switch width {
      case .wide: .wide
      case .abbreviated: .abbreviated
      case .narrow: .narrow
      }
    let zeros: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy =
      parts.contains { $0.count == 0 } ? .show(length: 1) : .hide
    return Duration.seconds(seconds).formatted(
      .units(allowed: units, width: unitWidth, zeroValueUnits: zeros).locale(locale))
  }
}
