import Foundation
import ViewCore

/// A date picker style that shows a calendar, and the time below it.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Returns the month of the date; a tap on a day selects it and keeps the time.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar, with the time below it.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

private struct GraphicalDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    VStack(spacing: 8) {  // Measurements.md#month-grid
      if configuration.displayedComponents.contains(.date) {
        MonthGrid(
          date: configuration.selection,
          isSelected: { calendar.isDate($0, inSameDayAs: configuration.selection) },
          isEnabled: isEnabled, select: select)
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        HStack {
          if configuration.displayedComponents.contains(.date) {
            Text("Time").fontWeight(.semibold)
          } else {
            configuration.label
          }
          Spacer(minLength: 8)  // Measurements.md#control-row-gap
          DateFields(picker: configuration, components: .hourAndMinute)
        }
        .padding(.horizontal, 16)  // Measurements.md#month-grid
      }
    }
  }

  private var calendar: Calendar {
    var calendar = environmentCalendar
    calendar.timeZone = timeZone
    return calendar
  }

  private func isEnabled(_ day: Date) -> Bool {
    let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    return configuration.minimumDate.map { end > $0 } ?? true
      && configuration.maximumDate.map { day <= $0 } ?? true
  }

  private func select(_ day: Date) {
    let time = configuration.selection.timeIntervalSince(
      calendar.startOfDay(for: configuration.selection))
    var date = day + time
    if let minimum = configuration.minimumDate { date = max(date, minimum) }
    if let maximum = configuration.maximumDate { date = min(date, maximum) }
    configuration.selection = date
  }
}
