import Foundation

/// Text of the distance between two dates, such as "2 days ago".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether a text may be a word, such as "yesterday".
  public enum DateTimeStyle: Int, Sendable {
    /// The text always has a number: "1 day ago".
    case numeric
    /// The text is a word if the language has one.
    case named
  }

  /// The length of a text.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2mo ago".
    case abbreviated
  }

  /// Whether a text may be a word.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The length of a text.
  open var unitsStyle = UnitsStyle.full
  /// The context of the text.
  open var formattingContext = Formatter.Context.unknown
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar of the dates.
  open var calendar: Calendar! = .autoupdatingCurrent
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The locale of the text.
  open var locale: Locale! = .autoupdatingCurrent

  /// Returns the text of the distance of a date from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent,
      capitalizationContext: capitalization)
    return style.format(referenceDate)
  }

  private var capitalization: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    default: .unknown
    }
  }

  /// Returns the text of a distance from now, in seconds; negative for the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start + timeInterval, relativeTo: start)
  }

  /// Returns the text of a distance from now, given as date components.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let end = (calendar ?? .autoupdatingCurrent).date(byAdding: dateComponents, to: start)
    return localizedString(for: end ?? start, relativeTo: start)
  }

  /// Returns the text of the distance of a date from now; nil for another value.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
