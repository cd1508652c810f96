import Foundation

/// The activity of one day with its goals.
struct DayActivity: Identifiable, Hashable, Sendable {
  static let moveGoal = 560.0
  static let exerciseGoal = 30.0
  static let standGoal = 12.0

  let date: Date
  let energy: Double
  let minutes: Double
  let hours: Double

  var id: Date { date }
  var move: Double { energy / Self.moveGoal }
  var exercise: Double { minutes / Self.exerciseGoal }
  var stand: Double { hours / Self.standGoal }
  var isComplete: Bool { min(move, exercise, stand) >= 1 }
}
