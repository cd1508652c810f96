import Controls
import Foundation
import LayoutDSL
import SystemIntegration
import ViewCore

/// The days of the visible month of a calendar, with their decorations.
struct UICalendarViewContent: View {
  let view: UICalendarView
  private let mark = EvaluationMark()

  init(view: UICalendarView) {
    self.view = view
  }

  var body: some View {
    MonthGrid(
      date: visibleDate, isSelected: isSelected, isEnabled: isEnabled, select: select,
      decoration: decoration
    )
    .environment(\.calendar, calendar)
    .environment(\.locale, view.locale)
    .environment(\.timeZone, calendar.timeZone)
    .tint(unlessNil: view.shownTint)
    .padding(.horizontal, 4)
    .frame(maxHeight: .infinity, alignment: .top)
  }

  private func isSelected(_ day: Date) -> Bool {
    view.selectionBehavior?.isSelected(components(of: day)) ?? false
  }

  private func select(_ day: Date) {
    let day = components(of: day)
    guard let selection = view.selectionBehavior, selection.canSelect(day) else { return }
    selection.userSelects(day)
  }

  /// Returns the view below a day; nil for a calendar without decorations.
  private var decoration: ((Date) -> AnyView?)? {
    guard view.wantsDateDecorations, let delegate = view.delegate else { return nil }
    return { delegate.calendarView(view, decorationFor: components(of: $0))?.mark }
  }

  private var calendar: Calendar {
    var calendar = view.calendar
    calendar.timeZone = view.timeZone ?? calendar.timeZone
    return calendar
  }

  /// A date in the visible month: in the current one until the app sets another one.
  private var visibleDate: Date {
    let visible = view.visibleDateComponents
    guard visible.month != nil else { return Date() }
    let first = DateComponents(year: visible.year, month: visible.month, day: 1)
    return calendar.date(from: first) ?? Date()
  }

  private func components(of day: Date) -> DateComponents {
    var components = calendar.dateComponents([.era, .year, .month, .day], from: day)
    components.calendar = calendar
    return components
  }

  /// Whether the day is in the range of the calendar, and can be selected if days can.
  private func isEnabled(_ day: Date) -> Bool {
    let (range, end) = (view.availableDateRange, calendar.date(byAdding: .day, value: 1, to: day))
    guard end ?? day > range.start, day <= range.end else { return false }
    return view.selectionBehavior?.canSelect(components(of: day)) ?? true
  }
}
