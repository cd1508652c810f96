/// The marks of a date axis: every so many minutes, days or months of the calendar.
struct DateTicks {
  let unit: Calendar.Component
  let count: Int
  let calendar: Calendar

  init(unit: Calendar.Component, count: Int, calendar: Calendar) {
    self.unit = unit
    self.count = max(1, count)
    self.calendar = calendar
  }

  /// The steps to choose from, with their lengths in seconds.
  private static let steps: [(unit: Calendar.Component, count: Int, length: Double)] = {
    let minute = 60.0, hour = 3600.0, day = 86_400.0, month = 30.44 * 86_400, year = 365.25 * 86_400
    var steps: [(unit: Calendar.Component, count: Int, length: Double)] = []
    steps += [1, 2, 5, 10, 15, 30].map { (.second, $0, Double($0)) }
    steps += [1, 2, 5, 10, 15, 30].map { (.minute, $0, Double($0) * minute) }
    steps += [1, 2, 3, 6, 12].map { (.hour, $0, Double($0) * hour) }
    steps += [1, 2].map { (.day, $0, Double($0) * day) }
    steps += [1, 2].map { (.weekOfYear, $0, Double($0) * 7 * day) }
    steps += [1, 2, 3, 6].map { (.month, $0, Double($0) * month) }
    steps += [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].map { (.year, $0, Double($0) * year) }
    return steps
  }()

  /// Chooses the step whose number of marks is the nearest to a wanted number, but not much larger.
  init(
    for range: ClosedRange<Date>, desiredCount: Int, minimumLength: Double = 0,
    calendar: Calendar
  ) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let wanted = Double(max(1, desiredCount))
    let step = Self.steps.filter {
      $0.length >= minimumLength && length / $0.length <= wanted * 1.2
    }
    .min { abs(length / $0.length - wanted) < abs(length / $1.length - wanted) }
    self.init(unit: step?.unit ?? .year, count: step?.count ?? 1000, calendar: calendar)
  }

  /// Returns the marks in a range; with `coversBounds`, also the next ones outside.
  func values(in range: ClosedRange<Date>, coversBounds: Bool = false) -> [Date] {
    guard var start = firstMark(before: range.lowerBound) else { return [] }
    let anchor = start
    var values: [Date] = []
    var index = 0
    while values.count < NumberTicks.limit, index < NumberTicks.limit * 2 {
      let isBefore = start < range.lowerBound, isAfter = start > range.upperBound
      if isAfter, !coversBounds || values.last.map({ $0 >= range.upperBound }) == true { break }
      if !isBefore || coversBounds { values.append(start) }
      index += 1
      guard
        let next = calendar.date(byAdding: unit, value: index * count, to: anchor), next > start
      else { break }
      if coversBounds, next <= range.lowerBound { values = [] }
      start = next
    }
    return values
  }

  /// Returns the last mark at or before a date.
  ///
  /// Steps are counted from the start of the next larger unit.
  private func firstMark(before date: Date) -> Date? {
    guard let start = calendar.dateInterval(of: unit, for: date)?.start, count > 1 else {
      return calendar.dateInterval(of: unit, for: date)?.start
    }
    let number = calendar.component(unit, from: start)
    let base = unit == .month || unit == .day || unit == .weekOfYear ? 1 : 0
    let back = (number - base) % count
    return calendar.date(byAdding: unit, value: -back, to: start)
  }
}
