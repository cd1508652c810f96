import Foundation
import SwiftData

/// Fixed days and workouts of the week before Sunday, 16 March 2025.
enum SampleData {
  /// 16 March 2025, 18:00 UTC.
  static let now = Date(timeIntervalSince1970: 1_742_148_000)

  static let week: [DayActivity] = [
    DayActivity(date: day(-6), energy: 410, minutes: 18, hours: 9),
    DayActivity(date: day(-5), energy: 615, minutes: 42, hours: 12),
    DayActivity(date: day(-4), energy: 532, minutes: 31, hours: 11),
    DayActivity(date: day(-3), energy: 298, minutes: 8, hours: 10),
    DayActivity(date: day(-2), energy: 702, minutes: 55, hours: 13),
    DayActivity(date: day(-1), energy: 580, minutes: 34, hours: 12),
    DayActivity(date: day(0), energy: 448, minutes: 39, hours: 8),
  ]

  @MainActor
  static func container(isEmpty: Bool = false) throws -> ModelContainer {
    let container = try ModelContainer(
      for: Workout.self, Split.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    if !isEmpty {
      workouts().forEach(container.mainContext.insert)
    }
    return container
  }

  @MainActor
  static func workouts() -> [Workout] {
    let run = Workout(
      kind: .run, start: day(0).addingTimeInterval(-9 * 3_600), duration: 1_602, distance: 5.2,
      energy: 402, note: "Along the river, headwind on the way back.")
    run.splits = zip([312, 305, 318, 301, 296], [138, 146, 151, 155, 162]).enumerated()
      .map { index, split in
        Split(kilometer: index + 1, duration: split.0, heartRate: split.1)
      }
    return [
      run,
      Workout(kind: .strength, start: day(-1), duration: 2_100, energy: 245, note: "Legs and core"),
      Workout(kind: .ride, start: day(-2), duration: 4_380, distance: 31.4, energy: 688),
      Workout(kind: .swim, start: day(-5), duration: 1_860, distance: 1.5, energy: 310),
      Workout(kind: .run, start: day(-9), duration: 2_940, distance: 9.1, energy: 655),
    ]
  }

  private static func day(_ offset: Double) -> Date {
    now.addingTimeInterval(offset * 86_400)
  }
}
