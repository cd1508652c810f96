/// The format of axis labels that have none of their own.
enum AxisFormat: Equatable {
  case text
  case numbers(digits: Int, Bool)
  case dates(Calendar.Component)

  var isDate: Bool {
    if case .dates = self { true } else { false }
  }

  func title(of value: DataValue, in context: AxisContext) -> String {
    switch value {
    case .category(let name): return name
    case .number(let number):
      guard case .numbers(let digits, let isPercentage) = self else { return "\(number)" }
      // Negative zero is written without a sign.
      let shown = number == 0 ? 0 : number
      if isPercentage {
        return shown.formatted(
          .percent.precision(.fractionLength(0...max(0, digits - 2))).locale(context.locale))
      }
      return shown.formatted(
        .number.precision(.fractionLength(0...digits)).locale(context.locale))
    case .date(let seconds):
      return Date(timeIntervalSinceReferenceDate: seconds).formatted(style(in: context))
    }
  }

  private func style(in context: AxisContext) -> Date.FormatStyle {
    let base = Date.FormatStyle(
      locale: context.locale, calendar: context.calendar, timeZone: context.calendar.timeZone)
    guard case .dates(let unit) = self else { return base.year().month().day() }
    switch unit {
    case .year, .era, .yearForWeekOfYear: return base.year()
    case .month, .quarter: return base.month(.abbreviated)
    case .day, .weekOfYear, .weekOfMonth, .weekday, .dayOfYear: return base.month().day()
    case .hour: return base.hour()
    case .minute: return base.hour().minute()
    default: return base.hour().minute().second()
    }
  }
}
