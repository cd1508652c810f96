import Foundation

/// A modifier that reports the time since the start of a run, with every frame.
nonisolated struct FrameClockModifier: NodeModifier {
  typealias Node = FrameClockNode
  /// The number of the current run; nil while there is none.
  let round: Int?
  let duration: TimeInterval
  let repeats: Bool
  let report: (TimeInterval) -> Void
}

final class FrameClockNode: UnaryNode<FrameClockModifier>, FrameUpdating {
  private var startTime: TimeInterval = 0
  private var isRunning = false

  required init(_ modifier: FrameClockModifier, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    if modifier.round != nil { start() }
  }

  override func update(_ new: FrameClockModifier, inputs: _ViewInputs) {
    environment = inputs.environment
    let isNew = new.round != nil && new.round != modifier.round
    modifier = new
    if isNew { start() }
  }

  private func start() {
    startTime = graph.clock.now
    guard !isRunning else { return }
    isRunning = true
    graph.animations.add(self)
  }

  func present(at time: TimeInterval) {
    guard isAttached, modifier.duration > 0 else { return isRunning = false }
    let elapsed = time - startTime
    if modifier.repeats, modifier.duration.isFinite {
      let rounds = ((elapsed + Tolerance.time) / modifier.duration).rounded(.down)
      modifier.report(max(elapsed - rounds * modifier.duration, 0))
    } else {
      modifier.report(elapsed)
      if elapsed >= modifier.duration { isRunning = false }
    }
  }

  var isFinished: Bool { !isRunning }
  var deadline: TimeInterval { modifier.repeats ? .infinity : startTime + modifier.duration }
  override package var kindName: String { "frameClock" }
}
