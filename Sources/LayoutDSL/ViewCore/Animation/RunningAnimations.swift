import Foundation
import ViewClock

/// The running animations of a graph, and the schedule of their next frame.
///
/// Frames are at whole multiples of a frame's duration on the clock, and each is presented once:
/// updates between two frames, such as at the time at which a caller stops the clock, show the
/// earlier one.
final class RunningAnimations {
  /// The frames per second of the display.
  var framesPerSecond = 60.0

  private unowned let graph: ViewGraph
  private var running: [any FrameUpdating] = []
  /// The time of the last presented frame.
  private var presentedTime: TimeInterval = 0
  private var nextFrame: ViewClock.Token?
  /// The number of frames for which the clock has run an action.
  private(set) var frameCount = 0

  init(graph: ViewGraph) {
    self.graph = graph
  }

  deinit {
    nextFrame?.cancel()
  }

  var isEmpty: Bool { running.isEmpty }

  /// The time of the first frame that shows a known end of an animation; infinite if there is none.
  var nextEnd: TimeInterval {
    let own = running.lazy.filter { !$0.isFinished }.map(\.deadline).min() ?? .infinity
    let deadline = min(own, graph.clock.nextAnimationEnd)
    let frame = (deadline * framesPerSecond - Tolerance.steps).rounded(.up)
    return max(frame, frameNumber + 1) / framesPerSecond
  }

  /// The number of the last frame up to now.
  private var frameNumber: Double {
    (graph.clock.now * framesPerSecond + Tolerance.steps).rounded(.down)
  }

  /// The time of the last frame up to now, in seconds: the time whose values an update shows.
  var frameTime: TimeInterval { frameNumber / framesPerSecond }

  func add(_ animator: any FrameUpdating) {
    // The frame before the animation began is not presented again.
    if running.isEmpty { presentedTime = frameTime }
    running.append(animator)
  }

  /// Updates all animations to the last frame, unless they show it already.
  func present() {
    guard !running.isEmpty else { return }
    let frame = frameTime
    guard frame > presentedTime + Tolerance.time else { return }
    presentedTime = frame
    for animator in running where !animator.isFinished {
      animator.present(at: frame)
    }
    running.removeAll { $0.isFinished }
  }

  /// Schedules an update of the graph at the next frame.
  func scheduleNextFrame() {
    nextFrame?.cancel()
    nextFrame = nil
    running.removeAll { $0.isFinished }
    guard !running.isEmpty else { return }
    // Callers that wait for the clock's work to finish must not wait for endless animations.
    nextFrame = graph.clock.schedule(
      at: (frameNumber + 1) / framesPerSecond,
      isPerpetual: running.allSatisfy { $0.deadline == .infinity }
    ) { [link = graph.link] in
      // The clock settles the screen after each action.
      guard let graph = link.graph else { return }
      graph.presentsFrame = true
      graph.animations.frameCount += 1
    }
  }
}
