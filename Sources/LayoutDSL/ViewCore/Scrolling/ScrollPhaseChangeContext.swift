import Foundation

/// The state of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
  /// The visible part of the content.
  public let geometry: ScrollGeometry
  /// The velocity of the content, in points per second; nil if it is at rest or a finger moves it.
  public let velocity: CGVector?
}
