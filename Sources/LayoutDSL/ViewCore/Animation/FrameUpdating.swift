import Foundation

/// An animation that is updated with every frame.
protocol FrameUpdating: AnyObject {
  /// Updates what is shown to a time of the screen's clock.
  func present(at time: TimeInterval)
  /// Whether the animation has ended.
  var isFinished: Bool { get }
  /// The time of the next known end; infinite if there is none.
  var deadline: TimeInterval { get }
}
