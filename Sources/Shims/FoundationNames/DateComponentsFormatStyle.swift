import Foundation

extension Date.ComponentsFormatStyle {
  /// The length of the units' names in the text of an interval.
  public struct Style: Hashable, Codable, Sendable {
    enum Names: Hashable, Codable {
      case wide, abbreviated, condensedAbbreviated, narrow, spellOut, none
    }

    let names: Names
    /// "2 hours, 5 minutes".
    public static var wide: Self { Self(names: .wide) }
    /// "2 hr, 5 min".
    public static var abbreviated: Self { Self(names: .abbreviated) }
    /// "2hr 5min".
    public static var condensedAbbreviated: Self { Self(names: .condensedAbbreviated) }
    /// "2h 5m".
    public static var narrow: Self { Self(names: .narrow) }
    /// "two hours, five minutes".
    public static var spellOut: Self { Self(names: .spellOut) }
  }

  /// A style of intervals between two dates.
  ///
  /// Foundation's own type has no initializer on this system.
  public struct Interval: FormatStyle, Sendable {
    let style: Style
    let fields: Set<Field>?
    private var locale: Locale
    private var calendar: Calendar

    init(
      style: Style, fields: Set<Field>? = nil, locale: Locale = .autoupdatingCurrent,
      calendar: Calendar = .autoupdatingCurrent
    ) {
      self.style = style
      self.fields = fields
      self.locale = locale
      self.calendar = calendar
    }

    /// Returns the amount of time between the bounds.
    public func format(_ value: Range<Date>) -> String {
      let formatter = DateComponentsFormatter()
      var calendar = calendar
      calendar.locale = locale
      formatter.calendar = calendar
      let units: [(field: Field, unit: NSCalendar.Unit)] = [
        (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
        (.minute, .minute), (.second, .second),
      ]
      for (field, unit) in units where fields?.contains(field) ?? (unit != .weekOfMonth) {
        formatter.allowedUnits.insert(unit)
      }
      formatter.unitsStyle =
        switch style.names {
        case .wide: .full
        case .abbreviated: .short
        case .condensedAbbreviated: .brief
        case .narrow: .abbreviated
        case .spellOut: .spellOut
        case .none: .positional
        }
      return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
    }

    /// Returns the style in a locale.
    public func locale(_ locale: Locale) -> Self {
      Self(style: style, fields: fields, locale: locale, calendar: calendar)
    }

    /// Returns the style with a calendar.
    public func calendar(_ calendar: Calendar) -> Self {
      Self(style: style, fields: fields, locale: locale, calendar: calendar)
    }
  }
}

extension FormatStyle where Self == Date.ComponentsFormatStyle.Interval {
  /// The time between two dates in units, such as "2 hours, 5 minutes"; nil for every field.
  public static func components(
    style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self {
    Self(style: style, fields: fields)
  }

  /// The time between two dates in digits, such as "2:05:00".
  public static var timeDuration: Self {
    Self(style: Date.ComponentsFormatStyle.Style(names: .none), fields: [.hour, .minute, .second])
  }
}
