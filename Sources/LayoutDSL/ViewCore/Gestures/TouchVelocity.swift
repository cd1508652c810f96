import Foundation

/// How fast a finger moves, from where it was seen last.
///
/// As SwiftUI's own estimate: of the last two intervals between samples, the older one counts
/// three quarters and the newer one a quarter. A finger that rests loses its speed: samples count
/// for a tenth of a second.
package struct TouchVelocity: Sendable {
  private struct Sample {
    var location: CGPoint
    var time: TimeInterval
  }

  /// Seconds after which a sample tells nothing about how the finger moves.
  private static let memory = 0.1

  private var samples: [Sample] = []

  package init() {}

  /// Notes where the finger is; a second sample of one instant replaces the first.
  package mutating func add(_ location: CGPoint, at time: TimeInterval) {
    if let last = samples.last, time <= last.time { samples.removeLast() }
    samples.append(Sample(location: location, time: time))
    samples.removeAll { time - $0.time > Self.memory + 1e-9 }
    samples = samples.suffix(3)
  }

  /// Points a second.
  package var velocity: CGVector {
    let speeds = zip(samples, samples.dropFirst()).map { earlier, later in
      CGVector(
        dx: (later.location.x - earlier.location.x) / (later.time - earlier.time),
        dy: (later.location.y - earlier.location.y) / (later.time - earlier.time))
    }
    guard let last = speeds.last else { return .zero }
    guard speeds.count > 1 else { return last }
    return CGVector(
      dx: 0.75 * speeds[0].dx + 0.25 * last.dx, dy: 0.75 * speeds[0].dy + 0.25 * last.dy)
  }
}
