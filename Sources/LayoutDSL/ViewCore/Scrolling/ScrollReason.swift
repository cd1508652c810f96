/// The reason for which the content of a scroll view moves.
package enum ScrollReason {
  /// A finger, its momentum, or a script that acts for the user.
  case user
  /// The app, or a target behavior after a change of size.
  case program
  /// The content has moved by itself, and the offset follows it.
  case content
  /// An animation of the offset, also the one back from beyond an end.
  case animation
  /// Placement keeps the content at its anchor, and within its ends, after a change of size.
  case clamp
}
