import Foundation
import ViewCore

/// A date and a time on plates 5 points apart (Measurements.md#date-picker-pill).
///
/// The date is in digits where its month has no room as a word. A tap on the date opens a calendar,
/// one on the time opens wheels.
struct DateFields: View {
  let picker: DatePickerStyleConfiguration
  let components: DatePickerComponents
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 5) { pills(day) }
      if typeSize.isAccessibilitySize { column(day) }
      // Measurements.md#date-picker-narrow
      if components.contains(.date) {
        if typeSize.isAccessibilitySize {
          column(dayInDigits)
        } else {
          HStack(spacing: 5) { pills(dayInDigits) }
        }
      }
    }
    .dimmed(unless: isEnabled)
  }

  private func column(_ day: Date.FormatStyle) -> some View {
    VStack(alignment: .leading, spacing: 5) { pills(day) }
  }

  @ViewBuilder private func pills(_ day: Date.FormatStyle) -> some View {
    if components.contains(.date) {
      DatePill(text: day.format(date), card: DateCalendar(picker: picker))
    }
    if components.contains(.hourAndMinute) {
      DatePill(text: style(.omitted, .shortened).format(date), card: TimeWheels(picker: picker))
    }
  }

  private var date: Date { picker.selection }

  private var day: Date.FormatStyle { style(.abbreviated, .omitted) }

  private var dayInDigits: Date.FormatStyle {
    Date.FormatStyle(locale: dateLocale, calendar: calendar, timeZone: timeZone)
      .year(.twoDigits).month(.defaultDigits).day(.defaultDigits)
  }

  private func style(
    _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: dateLocale, calendar: calendar, timeZone: timeZone)
  }

  /// The locale of the texts: `en_US` in place of the POSIX locale, which formats no dates for
  /// users.
  private var dateLocale: Locale {
    locale.identifier == "en_US_POSIX" ? Locale(identifier: "en_US") : locale
  }
}

/// A date or a time on a plate, which opens a card and has the tint while it is open.
private struct DatePill<Card: View>: View {
  let text: String
  let card: Card
  @State private var handle = MenuHandle()
  @State private var isOpen = false
  @Environment(\.look) private var look
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Button {
      handle.open()
    } label: {
      // Measurements.md#date-picker-narrow
      Text(verbatim: text).lineLimit(1)
        .fixedSize(horizontal: !typeSize.isAccessibilitySize, vertical: false)
        .foregroundStyle(isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(.foreground))
        .padding(.horizontal, look.picker.datePadding)
        // Measurements.md#date-picker-large
        .padding(.vertical, (look.picker.dateHeight - 22) / 2)
        .frame(minHeight: look.picker.dateHeight)
        .background(Color(system: .tertiaryFill), in: look.picker.datePlate)
    }
    .buttonStyle(UnchangedButtonStyle())
    .modifier(
      MenuModifier(
        content: AnyView(card.onAppear { isOpen = true }.onDisappear { isOpen = false }),
        handle: handle, look: .card))
  }
}

/// The calendar of a compact date picker (Measurements.md#date-picker-card).
private struct DateCalendar: View {
  let picker: DatePickerStyleConfiguration

  var body: some View {
    DatePicker(picker, displayedComponents: .date).datePickerStyle(.graphical)
      .frame(width: 320)
      .padding(.vertical, 8)
  }
}

/// The wheels of the time of a compact date picker (Measurements.md#date-picker-card).
private struct TimeWheels: View {
  let picker: DatePickerStyleConfiguration

  var body: some View {
    DatePicker(picker, displayedComponents: .hourAndMinute).datePickerStyle(.wheel)
      .labelsHidden()
      .frame(width: 220)
  }
}
