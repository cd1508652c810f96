import Foundation
import ViewCore

/// A date and a time in rounded rectangles 5 points apart (Measurements.md#date-picker-pill).
struct DateFields: View {
  let date: Date
  let components: DatePickerComponents
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.look) private var look

  var body: some View {
    if typeSize.isAccessibilitySize {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 5) { pills }
        VStack(alignment: .leading, spacing: 5) { pills }
      }
    } else {
      HStack(spacing: 5) { pills }
    }
  }

  @ViewBuilder private var pills: some View {
    if components.contains(.date) { pill(text(.abbreviated, .omitted)) }
    if components.contains(.hourAndMinute) { pill(text(.omitted, .shortened)) }
  }

  private func text(
    _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
  ) -> String {
    Date.FormatStyle(
      date: date, time: time, locale: dateLocale, calendar: calendar, timeZone: timeZone
    ).format(self.date)
  }

  /// The locale of the texts: `en_US` in place of the POSIX locale, which formats no dates for
  /// users.
  private var dateLocale: Locale {
    locale.identifier == "en_US_POSIX" ? Locale(identifier: "en_US") : locale
  }

  private var height: CGFloat {
    components.contains([.date, .hourAndMinute])
      ? look.picker.dateAndTimeHeight : look.picker.dateHeight
  }

  private func pill(_ text: String) -> some View {
    Text(verbatim: text).lineLimit(1)
      .padding(.horizontal, look.picker.datePadding)
      .padding(.vertical, 6)  // Measurements.md#date-picker-large
      .frame(minHeight: height)
      .background(
        Color(system: .tertiaryFill), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
  }
}
