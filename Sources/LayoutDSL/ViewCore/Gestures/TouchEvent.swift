import Foundation

/// An event that gestures receive.
package enum TouchEvent: Sendable {
  /// Touches of one or more fingers at one instant.
  case touches([Touch])
  /// A time for which a gesture waits has come, without a touch.
  case time(TimeInterval)
}
