import Foundation

extension FormatStyle where Self == Duration.TimeFormatStyle {
  /// A time such as “5:08”, for paces and splits.
  static var minutes: Self { .time(pattern: .minuteSecond) }
}

extension FormatStyle where Self == Duration.UnitsFormatStyle {
  /// A time such as “1 hr, 13 min”.
  static var length: Self {
    .units(allowed: [.hours, .minutes], width: .abbreviated)
  }
}

extension Workout {
  var distanceText: String {
    String(localized: "\(distance, format: .number.precision(.fractionLength(1))) km")
  }
}
