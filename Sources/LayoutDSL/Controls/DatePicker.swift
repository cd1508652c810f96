import Foundation
import ViewCore

/// The parts of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// One bit a part.
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

/// A control that chooses a date.
///
/// It looks compact, as it does on iOS unless another style is set; nothing opens here.
public struct DatePicker<Label: View>: View {
  /// The parts of a date that a date picker shows.
  public typealias Components = DatePickerComponents

  private let label: Label
  private let selection: Binding<Date>
  private let components: DatePickerComponents

  /// Creates a date picker.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    components = displayedComponents
    self.label = label()
  }

  /// Creates a date picker for a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  /// Creates a date picker for all dates from one on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  /// Creates a date picker for all dates up to one.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  /// The label and, at its end, the date and the time.
  public var body: some View {
    ControlRow(
      label: label, control: DateFields(date: selection.wrappedValue, components: components))
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker labelled with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a date picker labelled with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a date picker for a range, labelled with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a date picker for all dates from one on, labelled with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a date picker for all dates up to one, labelled with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
}

/// A date and a time in pills 5 points apart (measured_constants §4).
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

  /// POSIX has no language to write dates in.
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

/// How date pickers look.
public protocol DatePickerStyle {}

/// The style date pickers have unless another is set: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

/// The date and time in pills.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style date pickers have unless another is set.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date and time in pills.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension View {
  /// Sets how date pickers in the view look; compact is the one look there is.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    self
  }
}
