import Foundation
import ViewCore

/// A date picker style that shows the components of the date on wheels.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Returns a wheel for each component.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    WheelDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The components of the date on wheels.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// Wheels for the month, the day and the year in the order of the locale, or for the hour and the
/// minute.
///
/// A time has a wheel of AM and PM where the locale has them, a date with a time one wheel for its
/// day.
private struct WheelDatePicker: View {
  /// The number of years on the wheel before and after the selected one, and that of days on the
  /// wheel of a date with a time.
  private static let reach = 50

  let configuration: DatePickerStyleConfiguration
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.locale) private var environmentLocale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  var body: some View {
    let components = configuration.displayedComponents
    HStack(spacing: 0) {
      if !areLabelsHidden {
        configuration.label
        Spacer(minLength: 8)  // Measurements.md#control-row-gap
      }
      WheelColumns {
        if components.contains([.date, .hourAndMinute]) {
          days.frame(maxWidth: 160).environment(\.wheelAlignment, .trailing)
        } else if components.contains(.date) {
          ForEach(order, id: \.self) {
            date($0)
              .frame(maxWidth: Self.width(of: $0))
              .environment(\.wheelAlignment, $0 == .month ? .leading : .trailing)
          }
        }
        if components.contains(.hourAndMinute) { time }
      }
      // Months, days, hours and minutes follow one another around their wheels.
      .environment(\.isWheelEndless, true)
    }
  }

  /// The width of the column of a component (Measurements.md#date-picker-wheels).
  private static func width(of component: Calendar.Component) -> CGFloat {
    switch component {
    case .month: 150
    case .year: 90
    default: 60
    }
  }

  // MARK: Dates

  /// The components of a date in the order of the locale.
  private var order: [Calendar.Component] {
    let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? ""
    let places: [(Calendar.Component, String.Index?)] = [
      (.month, format.firstIndex { $0 == "M" || $0 == "L" }), (.day, format.firstIndex(of: "d")),
      (.year, format.firstIndex(of: "y")),
    ]
    return places.sorted { ($0.1 ?? format.endIndex) < ($1.1 ?? format.endIndex) }.map(\.0)
  }

  @ViewBuilder private func date(_ component: Calendar.Component) -> some View {
    switch component {
    case .month:
      wheel(.month, 1...12) { month in
        let symbols = calendar.standaloneMonthSymbols
        return symbols.indices.contains(month - 1) ? symbols[month - 1] : "\(month)"
      }
    case .day: wheel(.day, 1...dayCount) { "\($0)" }
    default:
      wheel(.year, (value(.year) - Self.reach)...(value(.year) + Self.reach)) { "\($0)" }
        .environment(\.isWheelEndless, false)
    }
  }

  /// The days before and after the selected one, with their weekdays.
  private var days: some View {
    let format = DateFormatter()
    (format.locale, format.calendar, format.timeZone) = (locale, calendar, timeZone)
    format.setLocalizedDateFormatFromTemplate("EEEMMMd")
    // Wheels separate the parts by spaces alone, as UIKit does.
    format.dateFormat = format.dateFormat.replacing(",", with: "")
    return wheel(value: 0, -Self.reach...Self.reach) {
      calendar.date(byAdding: .day, value: $0, to: configuration.selection).map(format.string) ?? ""
    } set: {
      move(.day, by: $0)
    }
    .environment(\.isWheelEndless, false)
  }

  // MARK: Times

  /// Whether the locale counts hours from 1 to 12.
  private var hasHalfDays: Bool {
    locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven
  }

  private var time: some View {
    Group {
      hours
      wheel(.minute, 0...59) { $0 < 10 ? "0\($0)" : "\($0)" }
      if hasHalfDays {
        wheel(value: value(.hour) / 12, 0...1) {
          $0 == 0 ? calendar.amSymbol : calendar.pmSymbol
        } set: {
          move(.hour, by: 12 * ($0 - value(.hour) / 12))
        }
        .environment(\.isWheelEndless, false)
      }
    }
    .frame(maxWidth: 60)
  }

  @ViewBuilder private var hours: some View {
    if hasHalfDays {
      wheel(value: (value(.hour) + 11) % 12, 0...11) {
        "\($0 + 1)"
      } set: {
        move(.hour, by: ($0 + 1) % 12 - value(.hour) % 12)
      }
    } else {
      wheel(.hour, 0...23) { $0 < 10 ? "0\($0)" : "\($0)" }
    }
  }

  // MARK: Wheels

  private func wheel(
    _ component: Calendar.Component, _ values: ClosedRange<Int>,
    title: @escaping (Int) -> String
  ) -> some View {
    wheel(value: value(component), values, title: title) {
      move(component, by: $0 - value(component))
    }
  }

  private func wheel(
    value: Int, _ values: ClosedRange<Int>, title: @escaping (Int) -> String,
    set: @escaping (Int) -> Void
  ) -> some View {
    let selection = Binding<Int>(
      location: ClosureLocation(get: { value }, set: { new, _ in set(new) }))
    return Picker("", selection: selection) {
      ForEach(values, id: \.self) { Text(verbatim: title($0)) }
    }
    .pickerStyle(.wheel)
    .labelsHidden()
  }

  /// The locale of the texts: `en_US` in place of the POSIX locale, as in other styles.
  private var locale: Locale {
    environmentLocale.identifier == "en_US_POSIX"
      ? Locale(identifier: "en_US") : environmentLocale
  }

  private var calendar: Calendar {
    var calendar = environmentCalendar
    (calendar.locale, calendar.timeZone) = (locale, timeZone)
    return calendar
  }

  private var dayCount: Int {
    max(1, calendar.range(of: .day, in: .month, for: configuration.selection)?.count ?? 1)
  }

  private func value(_ component: Calendar.Component) -> Int {
    calendar.component(component, from: configuration.selection)
  }

  /// Moves a component; the day is clamped to the days of the month, and the date to the range.
  private func move(_ component: Calendar.Component, by difference: Int) {
    guard
      var date = calendar.date(
        byAdding: component, value: difference, to: configuration.selection)
    else { return }
    if let minimum = configuration.minimumDate { date = max(date, minimum) }
    if let maximum = configuration.maximumDate { date = min(date, maximum) }
    configuration.selection = date
  }
}
