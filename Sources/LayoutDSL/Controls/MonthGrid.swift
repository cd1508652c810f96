import Foundation
import ViewCore

/// The days of a month as a grid, with buttons for the months before and after.
///
/// Measurements.md#month-grid
struct MonthGrid: View {
  /// A date in the initially visible month.
  let date: Date
  let isSelected: (Date) -> Bool
  let isEnabled: (Date) -> Bool
  let select: (Date) -> Void
  /// The number of months by which the user has moved.
  @State private var offset = 0
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 28) {
        Text(verbatim: title).font(.system(size: 17, weight: .semibold))
        Spacer(minLength: 0)
        arrow("chevron.backward", by: -1)
        arrow("chevron.forward", by: 1)
      }
      .padding(.horizontal, 16)
      .frame(height: 44)
      row(
        weekdays.map { name in
          Text(verbatim: name).font(.system(size: 13, weight: .semibold)).foregroundStyle(.tertiary)
        }
      )
      .frame(height: 20)
      ForEach(weeks, id: \.self) { week in
        row(week.map { day in cell(day) })
          .frame(height: 44)
      }
    }
    .frame(minWidth: 280, maxWidth: .infinity)
  }

  private func row<Cell: View>(_ cells: [Cell]) -> some View {
    HStack(spacing: 0) {
      ForEach(Array(cells.indices), id: \.self) { cells[$0].frame(maxWidth: .infinity) }
    }
  }

  @ViewBuilder private func cell(_ day: Date?) -> some View {
    if let day {
      let (isSelected, isEnabled) = (isSelected(day), isEnabled(day))
      Button {
        select(day)
      } label: {
        Text(verbatim: "\(calendar.component(.day, from: day))")
          .font(.system(size: 20, weight: isSelected ? .semibold : .regular))
          .foregroundStyle(
            isSelected
              ? AnyShapeStyle(.tint)
              : isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary)
          )
          .frame(width: 40, height: 40)
          .background { if isSelected { Circle().fill(.tint.opacity(0.12)) } }
      }
      .buttonStyle(.plain)
      .disabled(!isEnabled)
    } else {
      Color.clear
    }
  }

  private func arrow(_ symbol: String, by months: Int) -> some View {
    Button {
      offset += months
    } label: {
      Image(systemName: symbol).font(.system(size: 17, weight: .semibold))
    }
    .buttonStyle(.borderless)
  }

  private var calendar: Calendar {
    var calendar = environmentCalendar
    (calendar.locale, calendar.timeZone) = (locale, timeZone)
    return calendar
  }

  /// The first moment of the visible month; the date itself if the calendar has no such month.
  private var month: Date {
    let moved = calendar.date(byAdding: .month, value: offset, to: date) ?? date
    return calendar.dateInterval(of: .month, for: moved)?.start ?? moved
  }

  private var title: String {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
      .month(.wide).year().format(month)
  }

  private var weekdays: [String] {
    let symbols = calendar.shortStandaloneWeekdaySymbols
    guard !symbols.isEmpty else { return [] }
    return symbols.indices.map {
      symbols[($0 + calendar.firstWeekday - 1) % symbols.count].uppercased(with: locale)
    }
  }

  /// The days of the month in weeks; nil outside the month.
  private var weeks: [[Date?]] {
    let month = month
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    let blanks = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    var days: [Date?] = Array(repeating: nil, count: blanks)
    days += (0..<count).map { calendar.date(byAdding: .day, value: $0, to: month) }
    days += Array(repeating: nil, count: (7 - days.count % 7) % 7)
    return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
  }
}
