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

private struct WheelDatePicker: View {
  /// The number of years on the wheel before and after the selected one.
  private static let reach = 50

  let configuration: DatePickerStyleConfiguration
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  var body: some View {
    HStack(spacing: 0) {
      if !areLabelsHidden {
        configuration.label
        Spacer(minLength: 8)
      }
      if configuration.displayedComponents.contains(.date) {
        wheel(.month, 1...12) { month in
          let symbols = calendar.standaloneMonthSymbols
          return symbols.indices.contains(month - 1) ? symbols[month - 1] : "\(month)"
        }
        wheel(.day, 1...dayCount) { "\($0)" }
        wheel(.year, (value(.year) - Self.reach)...(value(.year) + Self.reach)) { "\($0)" }
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        wheel(.hour, 0...23) { "\($0)" }
        wheel(.minute, 0...59) { $0 < 10 ? "0\($0)" : "\($0)" }
      }
    }
  }

  private func wheel(
    _ component: Calendar.Component, _ values: ClosedRange<Int>,
    title: @escaping (Int) -> String
  ) -> some View {
    let selection = Binding<Int>(
      location: ClosureLocation(get: { value(component) }, set: { new, _ in set(component, new) }))
    return Picker("", selection: selection) {
      ForEach(values, id: \.self) { Text(verbatim: title($0)) }
    }
    .pickerStyle(.wheel)
    .labelsHidden()
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

  /// Sets a component; the day is clamped to the days of the month, and the date to the range.
  private func set(_ component: Calendar.Component, _ new: Int) {
    let difference = new - value(component)
    guard
      var date = calendar.date(
        byAdding: component, value: difference, to: configuration.selection)
    else { return }
    if let minimum = configuration.minimumDate { date = max(date, minimum) }
    if let maximum = configuration.maximumDate { date = min(date, maximum) }
    configuration.selection = date
  }
}
