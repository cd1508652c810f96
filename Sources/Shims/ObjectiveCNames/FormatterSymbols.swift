import Foundation

/// Access to symbols of Foundation, for the module that declares the same names.
extension DateFormatter {
  package var plainEraSymbols: [String] {
    get { eraSymbols }
    set { eraSymbols = newValue }
  }
  package var plainLongEraSymbols: [String] {
    get { longEraSymbols }
    set { longEraSymbols = newValue }
  }
  package var plainMonthSymbols: [String] {
    get { monthSymbols }
    set { monthSymbols = newValue }
  }
  package var plainShortMonthSymbols: [String] {
    get { shortMonthSymbols }
    set { shortMonthSymbols = newValue }
  }
  package var plainVeryShortMonthSymbols: [String] {
    get { veryShortMonthSymbols }
    set { veryShortMonthSymbols = newValue }
  }
  package var plainStandaloneMonthSymbols: [String] {
    get { standaloneMonthSymbols }
    set { standaloneMonthSymbols = newValue }
  }
  package var plainShortStandaloneMonthSymbols: [String] {
    get { shortStandaloneMonthSymbols }
    set { shortStandaloneMonthSymbols = newValue }
  }
  package var plainVeryShortStandaloneMonthSymbols: [String] {
    get { veryShortStandaloneMonthSymbols }
    set { veryShortStandaloneMonthSymbols = newValue }
  }
  package var plainWeekdaySymbols: [String] {
    get { weekdaySymbols }
    set { weekdaySymbols = newValue }
  }
  package var plainShortWeekdaySymbols: [String] {
    get { shortWeekdaySymbols }
    set { shortWeekdaySymbols = newValue }
  }
  package var plainVeryShortWeekdaySymbols: [String] {
    get { veryShortWeekdaySymbols }
    set { veryShortWeekdaySymbols = newValue }
  }
  package var plainStandaloneWeekdaySymbols: [String] {
    get { standaloneWeekdaySymbols }
    set { standaloneWeekdaySymbols = newValue }
  }
  package var plainShortStandaloneWeekdaySymbols: [String] {
    get { shortStandaloneWeekdaySymbols }
    set { shortStandaloneWeekdaySymbols = newValue }
  }
  package var plainVeryShortStandaloneWeekdaySymbols: [String] {
    get { veryShortStandaloneWeekdaySymbols }
    set { veryShortStandaloneWeekdaySymbols = newValue }
  }
  package var plainQuarterSymbols: [String] {
    get { quarterSymbols }
    set { quarterSymbols = newValue }
  }
  package var plainShortQuarterSymbols: [String] {
    get { shortQuarterSymbols }
    set { shortQuarterSymbols = newValue }
  }
  package var plainStandaloneQuarterSymbols: [String] {
    get { standaloneQuarterSymbols }
    set { standaloneQuarterSymbols = newValue }
  }
  package var plainShortStandaloneQuarterSymbols: [String] {
    get { shortStandaloneQuarterSymbols }
    set { shortStandaloneQuarterSymbols = newValue }
  }
  package var plainAmSymbol: String {
    get { amSymbol }
    set { amSymbol = newValue }
  }
  package var plainPmSymbol: String {
    get { pmSymbol }
    set { pmSymbol = newValue }
  }
}
