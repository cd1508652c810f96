import Foundation
import ObjectiveCNames

// Apple's names are implicitly unwrapped, so sources may unwrap them.

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
extension DateFormatter {
  /// The names of the eras.
  @_disfavoredOverload public var eraSymbols: [String]! {
    get { plainEraSymbols }
    set { plainEraSymbols = newValue }
  }
  /// The names of the eras, in full.
  @_disfavoredOverload public var longEraSymbols: [String]! {
    get { plainLongEraSymbols }
    set { plainLongEraSymbols = newValue }
  }
  /// The names of the months.
  @_disfavoredOverload public var monthSymbols: [String]! {
    get { plainMonthSymbols }
    set { plainMonthSymbols = newValue }
  }
  /// The names of the months, abbreviated.
  @_disfavoredOverload public var shortMonthSymbols: [String]! {
    get { plainShortMonthSymbols }
    set { plainShortMonthSymbols = newValue }
  }
  /// The names of the months, as a letter.
  @_disfavoredOverload public var veryShortMonthSymbols: [String]! {
    get { plainVeryShortMonthSymbols }
    set { plainVeryShortMonthSymbols = newValue }
  }
  /// The names of the months, alone.
  @_disfavoredOverload public var standaloneMonthSymbols: [String]! {
    get { plainStandaloneMonthSymbols }
    set { plainStandaloneMonthSymbols = newValue }
  }
  /// The names of the months, alone and abbreviated.
  @_disfavoredOverload public var shortStandaloneMonthSymbols: [String]! {
    get { plainShortStandaloneMonthSymbols }
    set { plainShortStandaloneMonthSymbols = newValue }
  }
  /// The names of the months, alone and as a letter.
  @_disfavoredOverload public var veryShortStandaloneMonthSymbols: [String]! {
    get { plainVeryShortStandaloneMonthSymbols }
    set { plainVeryShortStandaloneMonthSymbols = newValue }
  }
  /// The names of the days of the week.
  @_disfavoredOverload public var weekdaySymbols: [String]! {
    get { plainWeekdaySymbols }
    set { plainWeekdaySymbols = newValue }
  }
  /// The names of the days of the week, abbreviated.
  @_disfavoredOverload public var shortWeekdaySymbols: [String]! {
    get { plainShortWeekdaySymbols }
    set { plainShortWeekdaySymbols = newValue }
  }
  /// The names of the days of the week, as a letter.
  @_disfavoredOverload public var veryShortWeekdaySymbols: [String]! {
    get { plainVeryShortWeekdaySymbols }
    set { plainVeryShortWeekdaySymbols = newValue }
  }
  /// The names of the days of the week, alone.
  @_disfavoredOverload public var standaloneWeekdaySymbols: [String]! {
    get { plainStandaloneWeekdaySymbols }
    set { plainStandaloneWeekdaySymbols = newValue }
  }
  /// The names of the days of the week, alone and abbreviated.
  @_disfavoredOverload public var shortStandaloneWeekdaySymbols: [String]! {
    get { plainShortStandaloneWeekdaySymbols }
    set { plainShortStandaloneWeekdaySymbols = newValue }
  }
  /// The names of the days of the week, alone and as a letter.
  @_disfavoredOverload public var veryShortStandaloneWeekdaySymbols: [String]! {
    get { plainVeryShortStandaloneWeekdaySymbols }
    set { plainVeryShortStandaloneWeekdaySymbols = newValue }
  }
  /// The names of the quarters.
  @_disfavoredOverload public var quarterSymbols: [String]! {
    get { plainQuarterSymbols }
    set { plainQuarterSymbols = newValue }
  }
  /// The names of the quarters, abbreviated.
  @_disfavoredOverload public var shortQuarterSymbols: [String]! {
    get { plainShortQuarterSymbols }
    set { plainShortQuarterSymbols = newValue }
  }
  /// The names of the quarters, alone.
  @_disfavoredOverload public var standaloneQuarterSymbols: [String]! {
    get { plainStandaloneQuarterSymbols }
    set { plainStandaloneQuarterSymbols = newValue }
  }
  /// The names of the quarters, alone and abbreviated.
  @_disfavoredOverload public var shortStandaloneQuarterSymbols: [String]! {
    get { plainShortStandaloneQuarterSymbols }
    set { plainShortStandaloneQuarterSymbols = newValue }
  }
  /// The name of the morning.
  @_disfavoredOverload public var amSymbol: String! {
    get { plainAmSymbol }
    set { plainAmSymbol = newValue }
  }
  /// The name of the afternoon.
  @_disfavoredOverload public var pmSymbol: String! {
    get { plainPmSymbol }
    set { plainPmSymbol = newValue }
  }
}
