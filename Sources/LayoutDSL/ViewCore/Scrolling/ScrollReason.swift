/// The reason for which the content of a scroll view moves.
package enum ScrollReason {
  /// A finger, its momentum, or a script that acts for the user.
  case user
  /// The app, a target behavior after a change of size, or lazy content that has moved by itself.
  case program
  /// An animation of the offset, also the one back from beyond an end.
  case animation
  /// Placement keeps the content at its anchor after a change of size.
  case clamp
}
