import Foundation
import ViewClock

/// What is animated on a screen now, and when the next frame of it is due.
final class RunningAnimations {
  /// The frames of a display of 60 Hz.
  private static let framesPerSecond = 60.0

  private unowned let graph: ViewGraph
  private var running: [any FrameUpdating] = []
  private var presentedTime: TimeInterval = 0
  private var nextFrame: ViewClock.Token?

  init(graph: ViewGraph) {
    self.graph = graph
  }

  deinit {
    nextFrame?.cancel()
  }

  var isEmpty: Bool { running.isEmpty }

  func add(_ animator: any FrameUpdating) {
    running.append(animator)
  }

  /// Shows everything as it is now.
  func present() {
    let now = graph.clock.now
    guard !running.isEmpty, now > presentedTime else { return }
    presentedTime = now
    for animator in running where !animator.isFinished {
      animator.present(at: now)
    }
    running.removeAll { $0.isFinished }
  }

  /// Has the screen updated at the next frame, or earlier if something ends before.
  func scheduleNextFrame() {
    nextFrame?.cancel()
    nextFrame = nil
    running.removeAll { $0.isFinished }
    guard !running.isEmpty else { return }
    let now = graph.clock.now
    let frame = ((now * Self.framesPerSecond + 1e-6).rounded(.down) + 1) / Self.framesPerSecond
    let deadline = running.reduce(frame) { earliest, animator in
      let deadline = animator.deadline
      return deadline > now ? min(earliest, deadline) : earliest
    }
    // What never ends is nothing that one could wait for.
    nextFrame = graph.clock.schedule(
      at: deadline, isPerpetual: running.allSatisfy { $0.deadline == .infinity }
    ) { [link = graph.link] in link.graph?.update() }
  }
}
