import Foundation

/// Text of an amount of time, such as "1 hour, 5 minutes" or "1:05".
///
/// Foundation has an unusable type of the same name on this system, so `snap` declares this one in
/// the app's module.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The length of the units' names.
  public enum UnitsStyle: Int, Sendable {
    /// "1:05:00".
    case positional
    /// "1h 5m".
    case abbreviated
    /// "1 hr, 5 min".
    case short
    /// "1 hour, 5 minutes".
    case full
    /// "one hour, five minutes".
    case spellOut
    /// "1hr 5min".
    case brief
  }

  /// The units with a value of 0 that are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Zeros are left out at the beginning of positional texts, and everywhere in other texts.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Zeros at the beginning are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Zeros between other values are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Zeros at the end are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All zeros are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// No zeros are left out; positional texts have two digits for each unit.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// The units that a text may have; an empty set means all.
  open var allowedUnits: NSCalendar.Unit = []
  /// The length of the units' names.
  open var unitsStyle = UnitsStyle.positional
  /// The units with a value of 0 that are left out.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The greatest number of units; 0 for any.
  open var maximumUnitCount = 0
  /// Whether "remaining" follows the amount.
  open var includesTimeRemainingPhrase = false
  /// Whether "About" precedes the amount.
  open var includesApproximationPhrase = false
  /// Whether the last unit has a fraction; it has no effect.
  open var allowsFractionalUnits = false
  /// Whether an amount of 1 of the largest unit is expressed in the next smaller unit.
  open var collapsesLargestUnit = false
  /// The context of the text.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar of the amounts, with the locale of the text.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The date from which a number of seconds is counted.
  open var referenceDate: Date?

  private typealias UnitOfTime = (
    unit: NSCalendar.Unit, component: Calendar.Component, identifier: String,
    amount: KeyPath<DateComponents, Int?>
  )

  private static var units: [UnitOfTime] {
    [
      (.year, .year, "year", \.year), (.month, .month, "month", \.month),
      (.weekOfMonth, .weekOfMonth, "week", \.weekOfMonth), (.day, .day, "day", \.day),
      (.hour, .hour, "hour", \.hour), (.minute, .minute, "minute", \.minute),
      (.second, .second, "second", \.second),
    ]
  }

  /// Returns the text of an amount in the current locale; nil if no unit is allowed.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns the text of a number of seconds; nil if it is not finite.
  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, abs(interval) < 1e12 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + interval.rounded())
  }

  /// Returns the text of the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let calendar = calendar ?? .autoupdatingCurrent
    let components = Self.units.filter { isAllowed($0.unit) }.map(\.component)
    return text(calendar.dateComponents(Set(components), from: startDate, to: endDate))
  }

  /// Returns the text of an amount, converted to the allowed units.
  open func string(from components: DateComponents) -> String? {
    let calendar = calendar ?? .autoupdatingCurrent
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// Returns the text of date components or of a number of seconds; nil for another value.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    default: nil
    }
  }

  private func isAllowed(_ unit: NSCalendar.Unit) -> Bool {
    if allowedUnits.isEmpty { return unit != .weekOfMonth }
    return allowedUnits.contains(unit)
  }

  private func text(_ components: DateComponents) -> String? {
    var parts = Self.units.compactMap { unit in
      components[keyPath: unit.amount].map { (amount: $0, unit: unit.identifier) }
    }
    guard !parts.isEmpty else { return nil }
    if collapsesLargestUnit, parts.count > 1, parts[0].amount == 1,
      let factor = ["year": 12, "week": 7, "day": 24, "hour": 60, "minute": 60][parts[0].unit]
    {
      parts[1].amount += factor
      parts.removeFirst()
    }
    let isNegative = parts.contains { $0.amount < 0 }
    parts = shown(parts.map { (abs($0.amount), $0.unit) })
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let amount = unitsStyle == .positional ? positional(parts) : named(parts)
    let about = includesApproximationPhrase ? "About " : ""
    return about + (isNegative ? "-" : "") + amount
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// Returns the parts without the zeros to leave out; the smallest unit if all are zeros.
  private func shown(_ parts: [(amount: Int, unit: String)]) -> [(amount: Int, unit: String)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    let first = parts.firstIndex { $0.amount != 0 } ?? parts.count - 1
    let last = parts.lastIndex { $0.amount != 0 } ?? parts.count - 1
    var shown = parts.indices.filter { index in
      guard parts[index].amount == 0, index != first || index != last else { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
    }
    // A positional time always has minutes before its seconds.
    if unitsStyle == .positional, behavior.contains(.dropLeading), shown.count == 1,
      parts[shown[0]].unit == "second", parts.count > 1
    {
      shown.insert(shown[0] - 1, at: 0)
    }
    return shown.map { parts[$0] }
  }

  private var locale: Locale { calendar?.locale ?? .autoupdatingCurrent }

  private func positional(_ parts: [(amount: Int, unit: String)]) -> String {
    let isPadded = zeroFormattingBehavior.contains(.pad)
    return parts.enumerated().map { index, part in
      let style = IntegerFormatStyle<Int>(locale: locale).grouping(.never)
      let digits = index > 0 || isPadded && part.unit != "hour" || isPadded && index == 0 ? 2 : 1
      return part.amount.formatted(style.precision(.integerLength(digits...)))
    }.joined(separator: ":")
  }

  private func named(_ parts: [(amount: Int, unit: String)]) -> String {
    let names = parts.map { part -> String in
      let style = unitsStyle == .abbreviated ? "narrow" : isLong ? "full-name" : "short"
      let skeleton = "unit/\(part.unit) unit-width-\(style)"
      guard let number = ICUText.number(Double(part.amount), skeleton: skeleton, locale: locale)
      else { return "\(part.amount) \(part.unit)" }
      switch unitsStyle {
      case .spellOut:
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = locale
        let words = formatter.string(from: NSNumber(value: part.amount))
        return words.map(number.replacingDigits) ?? number.text
      case .brief: return number.text.filter { !$0.isWhitespace }
      default: return number.text
      }
    }
    let width: ICUText.Width =
      switch unitsStyle {
      case .abbreviated, .brief: .narrow
      case .short: .short
      default: .wide
      }
    return ICUText.join(names, width: width, locale: locale)
  }

  private var isLong: Bool { unitsStyle == .full || unitsStyle == .spellOut }
}
