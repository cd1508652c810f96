import Foundation
import ViewCore

/// The components of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the set, one for each component.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Hours and minutes.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that selects a date.
///
/// It has the compact style, which is the default on iOS. It does not open a calendar here.
public struct DatePicker<Label: View>: View {
  /// The components of a date that a date picker shows.
  public typealias Components = DatePickerComponents

  private let label: Label
  private let selection: Binding<Date>
  private let components: DatePickerComponents

  /// Creates a date picker with a label view.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    components = displayedComponents
    self.label = label()
  }

  /// Creates a date picker for a closed range of dates, with a label view.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  /// Creates a date picker for dates from a lower bound, with a label view.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  /// Creates a date picker for dates up to an upper bound, with a label view.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  /// The label, and the date and the time at the trailing edge.
  public var body: some View {
    ControlRow(
      label: label, control: DateFields(date: selection.wrappedValue, components: components))
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a date picker with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a date picker for a closed range of dates, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a date picker for dates from a lower bound, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a date picker for dates up to an upper bound, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
}

/// A date and a time in rounded rectangles 5 points apart (measured_constants §4).
private struct DateFields: View {
  let date: Date
  let components: DatePickerComponents
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    HStack(spacing: 5) {
      if components.contains(.date) { pill(text(.abbreviated, .omitted)) }
      if components.contains(.hourAndMinute) { pill(text(.omitted, .shortened)) }
    }
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

  private func pill(_ text: String) -> some View {
    Text(verbatim: text).lineLimit(1)
      .padding(.horizontal, 12)
      .frame(height: 34.5)
      .background(
        Color(system: .tertiaryFill), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
  }
}

/// The appearance of date pickers.
///
/// Date pickers look compact in every style.
public protocol DatePickerStyle {}

/// The default style of date pickers: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

/// The date and the time in rounded rectangles.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style of date pickers.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date and the time in rounded rectangles.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension View {
  /// Sets the style of the date pickers in the view.
  ///
  /// This has no effect: every date picker looks compact.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    self
  }
}
