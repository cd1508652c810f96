import Foundation

/// A length that a finger sets and a spring moves to its end.
package final class SpringLength: FrameUpdating {
  /// The length now, in points.
  package private(set) var value: CGFloat = 0
  private var run: (start: TimeInterval, curve: ScrollCurve)?
  private unowned let graph: ViewGraph
  private let didChange: () -> Void

  /// Creates a length of zero; `didChange` is called when it has changed.
  package init(graph: ViewGraph, didChange: @escaping () -> Void) {
    self.graph = graph
    self.didChange = didChange
  }

  /// Sets the length immediately.
  package func set(_ length: CGFloat) {
    run = nil
    show(length)
  }

  /// Moves the length to an end, from a velocity in points per second.
  package func settle(at end: CGFloat, velocity: CGFloat = 0) {
    if isFinished { graph.animations.add(self) }
    run = (
      graph.clock.now,
      .settling(from: value, to: end, velocity: velocity, threshold: Tolerance.restingLength)
    )
  }

  /// Ends the motion where it is, for views that leave the tree.
  package func stop() {
    run = nil
  }

  private func show(_ length: CGFloat) {
    guard length != value else { return }
    value = length
    didChange()
  }

  var isFinished: Bool { run == nil }
  var deadline: TimeInterval { run.map { $0.start + $0.curve.duration } ?? .infinity }

  func present(at time: TimeInterval) {
    guard let run else { return }
    if time >= run.start + run.curve.duration - Tolerance.time { self.run = nil }
    show(self.run == nil ? run.curve.end : run.curve.value(at: time - run.start))
  }
}
