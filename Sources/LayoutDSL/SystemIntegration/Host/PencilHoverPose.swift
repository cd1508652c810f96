import Foundation
import ViewCore

/// The position of a pencil above the screen.
nonisolated public struct PencilHoverPose: Hashable, Sendable {
  /// The point below the pencil, in points of the view.
  public let location: CGPoint
  /// The point below the pencil, in fractions of the view's size.
  public let anchor: UnitPoint
  /// The distance from the screen, in fractions of the largest one.
  public let zDistance: CGFloat
  /// The angle to the screen.
  public let altitude: Angle
  /// The direction in the plane of the screen.
  public let azimuth: Angle
  /// The rotation around the axis of the pencil.
  public let roll: Angle
}
