import Foundation

/// A time-dependent value that a text view can display and follow.
public struct TimeDataSource<Value>: Sendable {
  private enum Kind: Equatable {
    case date
    case range(from: Date), range(to: Date)
    case duration(to: Date)
  }

  private let kind: Kind
  /// The value at a time, and the inverse.
  let value: @Sendable (Date) -> Value
  let date: @Sendable (Value) -> Date

  private init(
    _ kind: Kind, value: @escaping @Sendable (Date) -> Value,
    date: @escaping @Sendable (Value) -> Date
  ) {
    self.kind = kind
    self.value = value
    self.date = date
  }

  func isEqual(to other: Self) -> Bool { kind == other.kind }
}

extension TimeDataSource where Value == Date {
  /// The current time of the screen's clock.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(.date, value: { $0 }, date: { $0 })
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// The range from a date to now; empty before the date.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      .range(from: date), value: { date..<max(date, $0) }, date: { $0.upperBound })
  }

  /// The range from now to a date; empty after the date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(.range(to: date), value: { min(date, $0)..<date }, date: { $0.lowerBound })
  }
}

extension TimeDataSource where Value == Duration {
  /// The time elapsed since a date; negative before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      .duration(to: date), value: { .seconds($0.timeIntervalSince(date)) },
      date: {
        let (seconds, attoseconds) = $0.components
        return date + (Double(seconds) + Double(attoseconds) * 1e-18)
      })
  }
}

extension Text {
  /// Creates a text view that displays a time-dependent value in a format with attributes.
  ///
  /// The text follows the screen's clock.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(.time(AnyTimeText(TimeText(source: source, format: format) { $0 })))
  }

  /// Creates a text view that displays a time-dependent value in a plain format.
  ///
  /// The text follows the screen's clock.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(.time(AnyTimeText(TimeText(source: source, format: format) { AttributedString($0) })))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a time-dependent value in a format with attributes.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where V == F.FormatInput, F.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }

  /// Appends a time-dependent value in a plain format.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where V == F.FormatInput, F.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }
}

/// A type-erased time-dependent value and its format style.
struct AnyTimeText: Equatable, @unchecked Sendable {
  private let base: any TimeTextValue

  fileprivate init(_ base: any TimeTextValue) {
    self.base = base
  }

  /// Returns the string at a time.
  func string(at now: Date, in environment: EnvironmentValues) -> AttributedString {
    base.string(at: now, in: environment)
  }

  /// Returns the next time at which the string changes; nil if it never does.
  func nextChange(after now: Date, in environment: EnvironmentValues) -> Date? {
    base.nextChange(after: now, in: environment)
  }

  static func == (left: Self, right: Self) -> Bool {
    func isEqual<Left: TimeTextValue>(_ left: Left) -> Bool { left == right.base as? Left }
    return isEqual(left.base)
  }
}

private protocol TimeTextValue: Equatable {
  func string(at now: Date, in environment: EnvironmentValues) -> AttributedString
  func nextChange(after now: Date, in environment: EnvironmentValues) -> Date?
}

private struct TimeText<Value, Format: DiscreteFormatStyle>: TimeTextValue
where Format.FormatInput == Value {
  let source: TimeDataSource<Value>
  let format: Format
  let attributed: (Format.FormatOutput) -> AttributedString

  func string(at now: Date, in environment: EnvironmentValues) -> AttributedString {
    attributed(format.adapted(to: environment).format(source.value(now)))
  }

  func nextChange(after now: Date, in environment: EnvironmentValues) -> Date? {
    let next = format.adapted(to: environment).discreteInput(after: source.value(now))
    // A change below the resolution of the clock would be rescheduled endlessly.
    return next.map { max(source.date($0), now + 1e-3) }
  }

  static func == (left: Self, right: Self) -> Bool {
    left.source.isEqual(to: right.source) && left.format == right.format
  }
}
