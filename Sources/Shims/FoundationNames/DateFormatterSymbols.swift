import Foundation
import ObjectiveCNames

// Apple's names are implicitly unwrapped, so sources may unwrap them.

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
extension DateFormatter {
  /// The names of the eras.
  public var eraSymbols: [String]! {
    get { plainEraSymbols }
    set { plainEraSymbols = newValue }
  }
  /// The names of the eras, in full.
  public var longEraSymbols: [String]! {
    get { plainLongEraSymbols }
    set { plainLongEraSymbols = newValue }
  }
  /// The names of the months.
  public var monthSymbols: [String]! {
    get { plainMonthSymbols }
    set { plainMonthSymbols = newValue }
  }
  /// The names of the months, abbreviated.
  public var shortMonthSymbols: [String]! {
    get { plainShortMonthSymbols }
    set { plainShortMonthSymbols = newValue }
  }
  /// The names of the months, as a letter.
  public var veryShortMonthSymbols: [String]! {
    get { plainVeryShortMonthSymbols }
    set { plainVeryShortMonthSymbols = newValue }
  }
  /// The names of the months, alone.
  public var standaloneMonthSymbols: [String]! {
    get { plainStandaloneMonthSymbols }
    set { plainStandaloneMonthSymbols = newValue }
  }
  /// The names of the months, alone and abbreviated.
  public var shortStandaloneMonthSymbols: [String]! {
    get { plainShortStandaloneMonthSymbols }
    set { plainShortStandaloneMonthSymbols = newValue }
  }
  /// The names of the months, alone and as a letter.
  public var veryShortStandaloneMonthSymbols: [String]! {
    get { plainVeryShortStandaloneMonthSymbols }
    set { plainVeryShortStandaloneMonthSymbols = newValue }
  }
  /// The names of the days of the week.
  public var weekdaySymbols: [String]! {
    get { plainWeekdaySymbols }
    set { plainWeekdaySymbols = newValue }
  }
  /// The names of the days of the week, abbreviated.
  public var shortWeekdaySymbols: [String]! {
    get { plainShortWeekdaySymbols }
    set { plainShortWeekdaySymbols = newValue }
  }
  /// The names of the days of the week, as a letter.
  public var veryShortWeekdaySymbols: [String]! {
    get { plainVeryShortWeekdaySymbols }
    set { plainVeryShortWeekdaySymbols = newValue }
  }
  /// The names of the days of the week, alone.
  public var standaloneWeekdaySymbols: [String]! {
    get { plainStandaloneWeekdaySymbols }
    set { plainStandaloneWeekdaySymbols = newValue }
  }
  /// The names of the days of the week, alone and abbreviated.
  public var shortStandaloneWeekdaySymbols: [String]! {
    get { plainShortStandaloneWeekdaySymbols }
    set { plainShortStandaloneWeekdaySymbols = newValue }
  }
  /// The names of the days of the week, alone and as a letter.
  public var veryShortStandaloneWeekdaySymbols: [String]! {
    get { plainVeryShortStandaloneWeekdaySymbols }
    set { plainVeryShortStandaloneWeekdaySymbols = newValue }
  }
  /// The names of the quarters.
  public var quarterSymbols: [String]! {
    get { plainQuarterSymbols }
    set { plainQuarterSymbols = newValue }
  }
  /// The names of the quarters, abbreviated.
  public var shortQuarterSymbols: [String]! {
    get { plainShortQuarterSymbols }
    set { plainShortQuarterSymbols = newValue }
  }
  /// The names of the quarters, alone.
  public var standaloneQuarterSymbols: [String]! {
    get { plainStandaloneQuarterSymbols }
    set { plainStandaloneQuarterSymbols = newValue }
  }
  /// The names of the quarters, alone and abbreviated.
  public var shortStandaloneQuarterSymbols: [String]! {
    get { plainShortStandaloneQuarterSymbols }
    set { plainShortStandaloneQuarterSymbols = newValue }
  }
  /// The name of the morning.
  public var amSymbol: String! {
    get { plainAmSymbol }
    set { plainAmSymbol = newValue }
  }
  /// The name of the afternoon.
  public var pmSymbol: String! {
    get { plainPmSymbol }
    set { plainPmSymbol = newValue }
  }
}
