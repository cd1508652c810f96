import Foundation
import SwiftData

@Model
final class Workout {
  #Index<Workout>([\.start])

  var kind: WorkoutKind
  var start: Date
  var duration: TimeInterval
  /// The distance in kilometers, or zero for workouts on the spot.
  var distance: Double
  var energy: Int
  var note: String
  @Relationship(deleteRule: .cascade, inverse: \Split.workout)
  var splits: [Split] = []

  init(
    kind: WorkoutKind, start: Date, duration: TimeInterval, distance: Double = 0, energy: Int,
    note: String = ""
  ) {
    self.kind = kind
    self.start = start
    self.duration = duration
    self.distance = distance
    self.energy = energy
    self.note = note
  }

  var sortedSplits: [Split] {
    splits.sorted { $0.kilometer < $1.kilometer }
  }

  /// The time per kilometer, or nil without a distance.
  var pace: Duration? {
    distance > 0 ? .seconds(duration / distance) : nil
  }
}

@Model
final class Split {
  var kilometer: Int
  var duration: TimeInterval
  var heartRate: Int
  var workout: Workout?

  init(kilometer: Int, duration: TimeInterval, heartRate: Int) {
    self.kilometer = kilometer
    self.duration = duration
    self.heartRate = heartRate
  }
}
