import Foundation

/// The velocity of a finger, estimated from its last locations.
///
/// The estimate is that of SwiftUI: of the last two intervals between samples, the older one has a
/// weight of three quarters, the newer one a quarter. Samples count for a tenth of a second, so
/// that a resting finger loses its velocity.
package struct TouchVelocity: Sendable {
  private struct Sample {
    var location: CGPoint
    var time: TimeInterval
  }

  /// The time after which a sample no longer counts, in seconds.
  private static let memory = 0.1

  private var samples: [Sample] = []

  package init() {}

  /// Adds a location; a second sample of the same instant replaces the first.
  package mutating func add(_ location: CGPoint, at time: TimeInterval) {
    if let last = samples.last, time <= last.time { samples.removeLast() }
    samples.append(Sample(location: location, time: time))
    samples.removeAll { time - $0.time > Self.memory + 1e-9 }
    samples = samples.suffix(3)
  }

  /// The velocity in points per second.
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
