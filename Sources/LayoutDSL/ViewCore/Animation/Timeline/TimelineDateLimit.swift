/// The limit of a timeline view's search for the last date that has passed.
enum TimelineDateLimit {
  /// The number of dates; a date per day for 250 years is less.
  static let count = 100_000
}
