/// The update mode of a timeline view.
public enum TimelineScheduleMode: Sendable {
  /// The view updates at each date of its schedule.
  case normal
  /// The view should update less often; the engine does not use this mode.
  case lowFrequency
}
