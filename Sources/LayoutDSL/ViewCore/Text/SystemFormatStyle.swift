import Foundation

/// The format styles for clock-like times in `Text(.currentDate, format:)`.
public enum SystemFormatStyle: Sendable {
  /// A format style for a time that counts down or up within an interval, such as "4:32".
  public struct Timer: DiscreteFormatStyle, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    fileprivate var display: ClockDisplay

    /// Creates a format style that counts down from the length of an interval.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = true
      display = ClockDisplay(
        showsHours: showsHours, padsFirst: false, fieldLimit: maxFieldCount,
        precision: maxPrecision)
    }

    /// Creates a format style that counts up to the length of an interval.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = false
      display = ClockDisplay(
        showsHours: showsHours, padsFirst: false, fieldLimit: maxFieldCount,
        precision: maxPrecision)
    }

    /// Returns the remaining or the elapsed time of the interval at a date.
    public func format(_ date: Date) -> AttributedString {
      let time = min(max(date, interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown
        ? interval.upperBound.timeIntervalSince(time)
        : time.timeIntervalSince(interval.lowerBound)
      return AttributedString(display.string(seconds, roundsUp: countsDown))
    }

    /// Returns the next date after the input at which the output changes.
    public func discreteInput(after input: Date) -> Date? {
      guard input < interval.upperBound else { return nil }
      guard input >= interval.lowerBound else { return interval.lowerBound }
      let origin = countsDown ? interval.upperBound : interval.lowerBound
      return min(display.step(after: input, from: origin), interval.upperBound)
    }

    /// Returns the last date before the input at which the output differs.
    public func discreteInput(before input: Date) -> Date? {
      guard input > interval.lowerBound else { return nil }
      guard input <= interval.upperBound else { return interval.upperBound }
      let origin = countsDown ? interval.upperBound : interval.lowerBound
      return max(display.step(before: input, from: origin), interval.lowerBound)
    }
  }

  /// A format style for the time elapsed since a date, with fractions of seconds, such as
  /// "00:05.23".
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    private let startDate: Date
    fileprivate var display: ClockDisplay

    /// Creates a format style that counts from a start date.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      self.startDate = startDate
      display = ClockDisplay(
        showsHours: showsHours, padsFirst: true, fieldLimit: maxFieldCount,
        precision: maxPrecision)
    }

    /// Returns the time elapsed at a date.
    public func format(_ date: Date) -> AttributedString {
      let seconds = max(0, date.timeIntervalSince(startDate))
      return AttributedString(display.string(seconds, roundsUp: false))
    }

    /// Returns the next date after the input at which the output changes.
    public func discreteInput(after input: Date) -> Date? {
      input < startDate ? startDate : display.step(after: input, from: startDate)
    }

    /// Returns the last date before the input at which the output differs.
    public func discreteInput(before input: Date) -> Date? {
      input <= startDate ? nil : max(startDate, display.step(before: input, from: startDate))
    }
  }
}

extension SystemFormatStyle.Timer: EnvironmentalFormatStyle {
  func adapted(to environment: EnvironmentValues) -> Self {
    var copy = self
    copy.display.fieldLimit = max(1, display.fieldLimit - environment.textSizeVariant)
    return copy
  }
}

extension SystemFormatStyle.Stopwatch: EnvironmentalFormatStyle {
  func adapted(to environment: EnvironmentValues) -> Self {
    var copy = self
    copy.display.fieldLimit = max(1, display.fieldLimit - environment.textSizeVariant)
    return copy
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// A format style for a time that counts down from the length of an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// A format style for a time that counts up to the length of an interval.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// A format style for the time elapsed since a date.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

/// Formats hours, minutes, seconds and their fractions, separated by colons and a point.
private struct ClockDisplay: Codable, Hashable {
  let showsHours: Bool
  /// Whether the first field has at least two digits.
  let padsFirst: Bool
  var fieldLimit: Int
  /// The number of decimal places of the seconds, from 0 to 3.
  private let fractionDigits: Int
  /// The tolerance in ticks.
  ///
  /// A tick is at least a millisecond, so that this exceeds the resolution of a `Date`.
  private static let tickTolerance = 1e-4

  private var stepsPerSecond: Double { (0..<fractionDigits).reduce(1) { steps, _ in steps * 10 } }

  init(showsHours: Bool, padsFirst: Bool, fieldLimit: Int, precision: Duration) {
    self.showsHours = showsHours
    self.padsFirst = padsFirst
    self.fieldLimit = max(1, fieldLimit)
    let steps: [Duration] = [.seconds(1), .milliseconds(100), .milliseconds(10)]
    let digits = steps.firstIndex { precision >= $0 }
    fractionDigits = digits ?? 3
  }

  func string(_ seconds: Double, roundsUp: Bool) -> String {
    let ticks = seconds * stepsPerSecond
    let whole =
      roundsUp
      ? (ticks - Self.tickTolerance).rounded(.up) : (ticks + Self.tickTolerance).rounded(.down)
    let total = Int(min(max(0, whole), .exactIntegerLimit))
    let perSecond = Int(stepsPerSecond)
    let hours = showsHours ? total / perSecond / 3600 : 0
    var numbers = hours > 0 ? [hours] : []
    numbers.append(total / perSecond / 60 - hours * 60)
    numbers.append(total / perSecond % 60)
    let isCut = numbers.count > fieldLimit
    if isCut { numbers.removeLast(numbers.count - fieldLimit) }
    var string = numbers.enumerated().map { index, number in
      index == 0 && !(padsFirst && !isCut) ? "\(number)" : padded(number, digits: 2)
    }.joined(separator: ":")
    if fractionDigits > 0, !isCut, numbers.count < fieldLimit {
      string += "." + padded(total % perSecond, digits: fractionDigits)
    }
    return string
  }

  private func padded(_ number: Int, digits: Int) -> String {
    let digitsOfNumber = "\(number)"
    return String(repeating: "0", count: max(0, digits - digitsOfNumber.count)) + digitsOfNumber
  }

  func step(after date: Date, from origin: Date) -> Date {
    let ticks = date.timeIntervalSince(origin) * stepsPerSecond
    return origin + ((ticks + Self.tickTolerance).rounded(.down) + 1) / stepsPerSecond
  }

  func step(before date: Date, from origin: Date) -> Date {
    let ticks = date.timeIntervalSince(origin) * stepsPerSecond
    return origin + ((ticks - Self.tickTolerance).rounded(.up) - 1) / stepsPerSecond
  }
}
