import Foundation

/// A value that changes with the time, which a text can follow.
public struct TimeDataSource<Value>: Sendable {
  private enum Kind: Equatable {
    case date
    case range(from: Date), range(to: Date)
    case duration(to: Date)
  }

  private let kind: Kind
  /// The value at a time, and the time of a value.
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
  /// The time of the screen's clock.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(.date, value: { $0 }, date: { $0 })
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// The time from a date to now; an empty one before it.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      .range(from: date), value: { date..<max(date, $0) }, date: { $0.upperBound })
  }

  /// The time from now to a date; an empty one after it.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(.range(to: date), value: { min(date, $0)..<date }, date: { $0.lowerBound })
  }
}

extension TimeDataSource where Value == Duration {
  /// The time that has passed since a date; less than none before it.
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
  /// Creates a text that shows a value of the time in a format, and follows the screen's clock.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(.time(AnyTimeText(TimeText(source: source, format: format) { $0 })))
  }

  /// Creates a text that shows a value of the time in a format, and follows the screen's clock.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(.time(AnyTimeText(TimeText(source: source, format: format) { AttributedString($0) })))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a value of the time in a format.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where V == F.FormatInput, F.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }

  /// Adds a value of the time in a format.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where V == F.FormatInput, F.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }
}

/// Some value of the time and a format to show it in.
struct AnyTimeText: Equatable, @unchecked Sendable {
  private let base: any TimeTextValue

  fileprivate init(_ base: any TimeTextValue) {
    self.base = base
  }

  /// The text at a time.
  func string(at now: Date, in environment: EnvironmentValues) -> AttributedString {
    base.string(at: now, in: environment)
  }

  /// When the text is another one; nil if it stays.
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
    // What lies no further than the clock can tell apart would be asked about again and again.
    return next.map { max(source.date($0), now + 1e-3) }
  }

  static func == (left: Self, right: Self) -> Bool {
    left.source.isEqual(to: right.source) && left.format == right.format
  }
}
