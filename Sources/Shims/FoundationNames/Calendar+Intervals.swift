import Foundation

extension Calendar {
  /// Sets the start and the duration of the interval of a component around a date; returns whether
  /// there is one.
  ///
  /// The duration is in seconds.
  public func dateInterval(
    of component: Component, start: inout Date, interval: inout TimeInterval, for date: Date
  ) -> Bool {
    guard let found = dateInterval(of: component, for: date) else { return false }
    (start, interval) = (found.start, found.duration)
    return true
  }

  /// Sets the start and the duration of the weekend around a date; returns whether the date is in
  /// one.
  ///
  /// The duration is in seconds.
  public func dateIntervalOfWeekend(
    containing date: Date, start: inout Date, interval: inout TimeInterval
  ) -> Bool {
    guard let found = dateIntervalOfWeekend(containing: date) else { return false }
    (start, interval) = (found.start, found.duration)
    return true
  }
}
