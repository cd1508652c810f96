import Foundation
import ViewCore

/// The position of a pointer that enters, moves over or leaves a view.
nonisolated public enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a point of the view, in the coordinate space of the modifier.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}
