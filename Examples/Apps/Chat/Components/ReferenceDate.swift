import SwiftUI

extension EnvironmentValues {
  /// The moment that relative dates refer to, fixed for the sample data.
  @Entry var now = Date()
}

/// A short date such as “5 minutes ago”, “Yesterday” or “Saturday”.
struct RelativeDate: View {
  let date: Date
  @Environment(\.now) private var now
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  var body: some View {
    Text(text)
  }

  private var text: String {
    if now.timeIntervalSince(date) < 6 * 3_600 {
      return style(unitsStyle: .abbreviated).format(now)
    }
    let yesterday = calendar.date(byAdding: .day, value: -1, to: now) ?? now
    if calendar.isDate(date, inSameDayAs: yesterday) {
      return style(unitsStyle: .wide).format(now)
    }
    return date.formatted(.dateTime.weekday(.wide).locale(locale))
  }

  private func style(
    unitsStyle: Date.RelativeFormatStyle.UnitsStyle
  ) -> Date.AnchoredRelativeFormatStyle {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: .named, unitsStyle: unitsStyle, locale: locale,
      calendar: calendar, capitalizationContext: .beginningOfSentence)
  }
}
