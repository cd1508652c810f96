import Foundation

extension SystemFormatStyle {
  /// A format style that describes a fixed date relative to the formatted date: "in 2 hours",
  /// "tomorrow", "November 14".
  public struct DateReference: DiscreteFormatStyle, Sendable {
    private let date: Date
    private let allowedFields: Set<Date.RelativeFormatStyle.Field>
    private let fieldLimit: Int
    private let thresholdField: Date.RelativeFormatStyle.Field
    private var locale = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent
    private var timeZone = TimeZone.autoupdatingCurrent
    private var sizeVariant = 0

    /// Creates a format style that describes a fixed date.
    ///
    /// The style writes a relative distance while both dates agree in every allowed field larger
    /// than the threshold, and an absolute date otherwise.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      self.allowedFields = allowedFields.union([thresholdField])
      fieldLimit = max(1, maxFieldCount)
      self.thresholdField = thresholdField
    }

    /// Returns the description of the fixed date relative to a reference date.
    public func format(_ reference: Date) -> AttributedString {
      if isNear(reference) { return AttributedString(relative.format(reference)) }
      return AttributedString(absolute(at: reference).format(date))
    }

    /// Returns the next reference date at which the output changes.
    public func discreteInput(after input: Date) -> Date? {
      if isNear(input) { return relative.discreteInput(after: input) }
      return calendar.dateInterval(of: smallestUnit(at: input), for: input)?.end
    }

    /// Returns the last reference date before the input at which the output differs.
    public func discreteInput(before input: Date) -> Date? {
      if isNear(input) { return relative.discreteInput(before: input) }
      return calendar.dateInterval(of: smallestUnit(at: input), for: input).map { $0.start - 1e-3 }
    }

    /// Returns the format style with another locale.
    public func locale(_ locale: Locale) -> DateReference {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// Returns the format style with another calendar.
    public func calendar(_ calendar: Calendar) -> DateReference {
      var copy = self
      copy.calendar = calendar
      return copy
    }

    private var units: [Calendar.Component] { Calendar.units(of: allowedFields) }

    /// Whether both dates agree in every allowed field larger than the threshold.
    private func isNear(_ reference: Date) -> Bool {
      guard let threshold = Calendar.units(of: [thresholdField]).first,
        let index = units.firstIndex(of: threshold), index > 0,
        let interval = calendar.dateInterval(of: units[index - 1], for: date)
      else { return true }
      return interval.start <= reference && reference < interval.end
    }

    private var relative: Date.AnchoredRelativeFormatStyle {
      Date.AnchoredRelativeFormatStyle(
        anchor: date, allowedFields: allowedFields, presentation: .named,
        unitsStyle: [.wide, .abbreviated, .narrow][min(sizeVariant, 2)], locale: locale,
        calendar: calendar)
    }

    /// The units of the absolute description, from the largest that differs between the two dates
    /// down.
    private func shownUnits(at reference: Date) -> ArraySlice<Calendar.Component> {
      let first = units.firstIndex {
        calendar.component($0, from: date) != calendar.component($0, from: reference)
      }
      let limit = max(1, fieldLimit - max(0, sizeVariant - 2))
      return units[(first ?? units.count - 1)...].prefix(limit)
    }

    private func smallestUnit(at reference: Date) -> Calendar.Component {
      shownUnits(at: reference).last ?? .day
    }

    private func absolute(at reference: Date) -> Date.FormatStyle {
      let style = Date.FormatStyle(
        locale: locale, calendar: calendar, timeZone: timeZone, capitalizationContext: .unknown)
      return shownUnits(at: reference).reduce(style) { style, unit in
        switch (unit, sizeVariant) {
        case (.year, _): style.year(.defaultDigits)
        case (.month, 0): style.month(.wide)
        case (.month, 1): style.month(.abbreviated)
        case (.month, _): style.month(.twoDigits)
        case (.weekOfYear, _): style.week(.defaultDigits)
        case (.day, 0): style.weekday(.wide).day(.defaultDigits)
        case (.day, 1): style.weekday(.abbreviated).day(.defaultDigits)
        case (.day, _): style.day(.twoDigits)
        case (.hour, _): style.hour(.defaultDigits(amPM: .abbreviated))
        case (.minute, _): style.minute(.twoDigits)
        default: style.second(.twoDigits)
        }
      }
    }
  }
}

extension SystemFormatStyle.DateReference: EnvironmentalFormatStyle {
  func adapted(to environment: EnvironmentValues) -> Self {
    var copy = self
    if calendar == .autoupdatingCurrent { copy.calendar = environment.calendar }
    if locale == .autoupdatingCurrent { copy.locale = environment.locale }
    if timeZone == .autoupdatingCurrent { copy.timeZone = environment.timeZone }
    copy.sizeVariant += environment.textSizeVariant
    return copy
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A format style that describes a fixed date relative to the formatted date.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> Self {
    Self(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}
