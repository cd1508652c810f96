import Foundation
import ViewCore

/// A control that selects several days in a calendar.
public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let bounds: Range<Date>?
  private let label: Label
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.timeZone) private var timeZone

  /// Creates a picker with a label view, which assistive technologies read.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, bounds: nil, label: label())
  }

  /// Creates a picker for a range of dates, with a label view.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds: bounds, label: label())
  }

  /// Creates a picker for dates from a lower bound, with a label view.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, bounds: bounds.lowerBound..<max(.distantFuture, bounds.lowerBound), label: label())
  }

  /// Creates a picker for dates before an upper bound, with a label view.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, bounds: min(.distantPast, bounds.upperBound)..<bounds.upperBound, label: label())
  }

  private init(_ selection: Binding<Set<DateComponents>>, bounds: Range<Date>?, label: Label) {
    self.selection = selection
    self.bounds = bounds
    self.label = label
  }

  /// The calendar, with the month of the first selected day.
  public var body: some View {
    TimelineView(.explicit([])) { context in
      MonthGrid(
        date: firstDate ?? context.date.nearest(in: bounds),
        isSelected: { day in selection.wrappedValue.contains { matches($0, day) } },
        isEnabled: { day in
          let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
          return bounds.map { end > $0.lowerBound && day < $0.upperBound } ?? true
        }, select: toggle)
    }
  }

  private var calendar: Calendar {
    var calendar = environmentCalendar
    calendar.timeZone = timeZone
    return calendar
  }

  private var firstDate: Date? {
    selection.wrappedValue.compactMap { calendar.date(from: $0) }.min()
  }

  private func matches(_ components: DateComponents, _ day: Date) -> Bool {
    let own = calendar.dateComponents([.year, .month, .day], from: day)
    return components.year == own.year && components.month == own.month && components.day == own.day
  }

  private func toggle(_ day: Date) {
    if let selected = selection.wrappedValue.first(where: { matches($0, day) }) {
      selection.wrappedValue.remove(selected)
    } else {
      selection.wrappedValue.insert(
        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    }
  }
}

extension Date {
  /// Returns the nearest date in a range; nil means no limits.
  fileprivate func nearest(in range: Range<Date>?) -> Date {
    range.map { max($0.lowerBound, min(self, $0.upperBound)) } ?? self
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with a localized title.
  ///
  /// Assistive technologies read the title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker for a range of dates with a localized title.
  ///
  /// Assistive technologies read the title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker for dates from a lower bound with a localized title.
  ///
  /// Assistive technologies read the title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker for dates before an upper bound with a localized title.
  ///
  /// Assistive technologies read the title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker with a title string.
  ///
  /// Assistive technologies read the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a picker for a range of dates with a title string.
  ///
  /// Assistive technologies read the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a picker for dates from a lower bound with a title string.
  ///
  /// Assistive technologies read the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a picker for dates before an upper bound with a title string.
  ///
  /// Assistive technologies read the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}
