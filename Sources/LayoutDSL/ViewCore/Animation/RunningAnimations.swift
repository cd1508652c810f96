import Foundation
import ViewClock

/// The running animations of a graph, and the schedule of their next frame.
final class RunningAnimations {
  /// The frame rate of a 60 Hz display.
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

  /// Updates all animations to the current time.
  func present() {
    let now = graph.clock.now
    guard !running.isEmpty, now > presentedTime else { return }
    presentedTime = now
    for animator in running where !animator.isFinished {
      animator.present(at: now)
    }
    running.removeAll { $0.isFinished }
  }

  /// Schedules an update of the graph at the next frame, or at the end of an animation before that.
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
    // Callers that wait for the clock's work to finish must not wait for endless animations.
    nextFrame = graph.clock.schedule(
      at: deadline, isPerpetual: running.allSatisfy { $0.deadline == .infinity }
    ) { [link = graph.link] in link.graph?.update() }
  }
}
