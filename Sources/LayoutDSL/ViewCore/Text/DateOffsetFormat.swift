import Foundation

extension SystemFormatStyle {
  /// A format style for the time between a date and an anchor in its largest units, such as "1
  /// hour, 5 minutes".
  public struct DateOffset: DiscreteFormatStyle, Sendable {
    private let anchor: Date
    private let allowedFields: Set<Date.RelativeFormatStyle.Field>
    private let fieldLimit: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent
    private var sizeVariant = 0

    /// Creates a format style that formats a date as its distance from an anchor date.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [
        .year, .month, .week, .day, .hour, .minute, .second,
      ], maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      self.allowedFields = allowedFields
      fieldLimit = max(1, maxFieldCount)
      self.sign = sign
    }

    /// Returns the distance of a date from the anchor, with a sign if the sign strategy requires
    /// one.
    public func format(_ date: Date) -> AttributedString {
      let distance = distance(to: date)
      let string = distance.string(
        units: max(1, fieldLimit - max(0, sizeVariant - 2)),
        width: [.wide, .abbreviated, .narrow][min(sizeVariant, 2)], keepsZeros: true)
      return AttributedString(signPrefix(for: date, isZero: distance.isZero) + string)
    }

    /// Returns the next date after the input at which the output changes.
    public func discreteInput(after input: Date) -> Date? {
      let step = step(at: input)
      let steps = input.timeIntervalSince(anchor) / step
      // Before the anchor, a distance stays on screen until the date has passed it.
      return anchor + ((steps + 1e-6).rounded(.down) + 1) * step + (steps < 0 ? 1e-3 : 0)
    }

    /// Returns the last date before the input at which the output differs.
    public func discreteInput(before input: Date) -> Date? {
      let step = step(at: input)
      let steps = input.timeIntervalSince(anchor) / step
      return anchor + ((steps - 1e-6).rounded(.up) - 1) * step
    }

    /// Returns the format style with another locale.
    public func locale(_ locale: Locale) -> DateOffset {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// Returns the format style with another calendar.
    public func calendar(_ calendar: Calendar) -> DateOffset {
      var copy = self
      copy.calendar = calendar
      return copy
    }

    private func distance(to date: Date) -> TimeDistance {
      TimeDistance(
        between: min(anchor, date)..<max(anchor, date), in: Calendar.units(of: allowedFields),
        calendar: calendar, locale: locale)
    }

    /// The interval between changes, in seconds, at most an hour because the length of a day
    /// varies.
    private func step(at date: Date) -> TimeInterval {
      switch distance(to: date).smallestUnit(of: fieldLimit) {
      case .second: 1
      case .minute: 60
      default: 3600
      }
    }

    private func signPrefix(for date: Date, isZero: Bool) -> String {
      let isNegative = date < anchor && !isZero
      let number = isZero ? 0 : isNegative ? -1 : 1
      let signed = number.formatted(.number.sign(strategy: sign).locale(locale))
      let plain = abs(number).formatted(.number.sign(strategy: .never).locale(locale))
      guard let digits = signed.range(of: plain) else { return "" }
      return String(signed[..<digits.lowerBound])
    }
  }
}

extension SystemFormatStyle.DateOffset: EnvironmentalFormatStyle {
  func adapted(to environment: EnvironmentValues) -> Self {
    var copy = self
    if calendar == .autoupdatingCurrent { copy.calendar = environment.calendar }
    if locale == .autoupdatingCurrent { copy.locale = environment.locale }
    copy.sizeVariant += environment.textSizeVariant
    return copy
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// A format style for the time between a date and an anchor in its largest units.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [
      .year, .month, .week, .day, .hour, .minute, .second,
    ], maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension Calendar {
  /// Returns the calendar units of the fields, from the largest to the smallest.
  static func units(of fields: Set<Date.RelativeFormatStyle.Field>) -> [Component] {
    let ordered: [(Date.RelativeFormatStyle.Field, Component)] = [
      (.year, .year), (.month, .month), (.week, .weekOfYear), (.day, .day), (.hour, .hour),
      (.minute, .minute), (.second, .second),
    ]
    return ordered.compactMap { fields.contains($0) ? $1 : nil }
  }
}
