import Foundation
import ViewCore

/// The days of a month as a grid, with buttons for the months before and after.
///
/// Measurements.md#month-grid
package struct MonthGrid: View {
  /// A date in the initially visible month.
  let date: Date
  let isSelected: (Date) -> Bool
  let isEnabled: (Date) -> Bool
  let select: (Date) -> Void
  /// Returns a view for the area below a day; nil for days without one.
  let decoration: ((Date) -> AnyView?)?
  /// The number of months by which the user has moved.
  @State private var offset = 0
  /// Whether wheels for the month and the year take the place of the days.
  @State private var showsWheels = false
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  package init(
    date: Date, isSelected: @escaping (Date) -> Bool, isEnabled: @escaping (Date) -> Bool,
    select: @escaping (Date) -> Void, decoration: ((Date) -> AnyView?)? = nil
  ) {
    (self.date, self.isSelected, self.isEnabled) = (date, isSelected, isEnabled)
    (self.select, self.decoration) = (select, decoration)
  }

  package var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 28) {
        monthButton
        Spacer(minLength: 0)
        if !showsWheels {
          arrow("chevron.backward", by: -1)
          arrow("chevron.forward", by: 1)
        }
      }
      .padding(.horizontal, 16)
      .frame(height: 44)
      let weeks = weeks
      if showsWheels {
        MonthWheels(month: month, calendar: calendar) { offset += $0 }
          .frame(height: 20 + weekHeight * CGFloat(weeks.count))
      } else {
        row(
          weekdays.map { name in
            Text(verbatim: name).font(.system(size: 13, weight: .semibold))
              .foregroundStyle(.tertiary)
          }
        )
        .frame(height: 20)
        ForEach(weeks, id: \.self) { week in
          row(week.map { day in cell(day) })
            .frame(height: weekHeight)
        }
      }
    }
    .frame(minWidth: 280, maxWidth: .infinity)
  }

  /// The title with a chevron, which shows and hides the wheels.
  private var monthButton: some View {
    Button {
      showsWheels.toggle()
    } label: {
      HStack(spacing: 4) {
        Text(verbatim: title).font(.system(size: 17, weight: .semibold))
          .foregroundStyle(showsWheels ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
        Image(systemName: showsWheels ? "chevron.down" : "chevron.right")
          .font(.system(size: 14, weight: .semibold)).foregroundStyle(.tint)
          .flipsForRightToLeftLayoutDirection(true)
      }
    }
    .buttonStyle(.plain)
  }

  private func row<Cell: View>(_ cells: [Cell]) -> some View {
    HStack(spacing: 0) {
      ForEach(Array(cells.indices), id: \.self) { cells[$0].frame(maxWidth: .infinity) }
    }
  }

  /// The height of a week, with the area for decorations.
  private var weekHeight: CGFloat { decoration == nil ? 44 : 44 + Self.decorationHeight }
  private static let decorationHeight: CGFloat = 12

  @ViewBuilder private func cell(_ day: Date?) -> some View {
    if let day, let decoration {
      VStack(spacing: 0) {
        number(day).frame(height: 44)
        ZStack { decoration(day) }.frame(height: Self.decorationHeight, alignment: .top)
      }
    } else {
      number(day)
    }
  }

  @ViewBuilder private func number(_ day: Date?) -> some View {
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

/// Wheels for the month and the year of a calendar.
private struct MonthWheels: View {
  /// The number of years on the wheel before and after the current one.
  private static let reach = 50

  let month: Date
  let calendar: Calendar
  /// Moves by a number of months.
  let move: (Int) -> Void

  var body: some View {
    WheelColumns {
      wheel(calendar.component(.month, from: month), 1...max(1, symbols.count)) {
        symbols.indices.contains($0 - 1) ? symbols[$0 - 1] : "\($0)"
      } set: {
        move($0)
      }
      .frame(maxWidth: 150)
      let year = calendar.component(.year, from: month)
      wheel(year, (year - Self.reach)...(year + Self.reach)) {
        "\($0)"
      } set: {
        move($0 * symbols.count)
      }
      .frame(maxWidth: 100)
    }
  }

  private var symbols: [String] { calendar.standaloneMonthSymbols }

  private func wheel(
    _ value: Int, _ values: ClosedRange<Int>, title: @escaping (Int) -> String,
    set: @escaping (Int) -> Void
  ) -> some View {
    let selection = Binding<Int>(
      location: ClosureLocation(get: { value }, set: { new, _ in set(new - value) }))
    return Picker("", selection: selection) {
      ForEach(values, id: \.self) { Text(verbatim: title($0)) }
    }
    .pickerStyle(.wheel)
    .labelsHidden()
  }
}
