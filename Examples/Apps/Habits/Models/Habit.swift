import SwiftUI

struct Habit: Identifiable, Hashable, Codable {
  var id = UUID()
  var name: String
  var symbol = "checkmark"
  var tint = Tint.green
  var weeklyGoal = 7
  var note = ""
  var completed: Set<Day> = []

  enum Tint: String, CaseIterable, Identifiable, Codable {
    case green, blue, orange, purple, red

    var id: Self { self }

    var color: Color {
      switch self {
      case .green: .green
      case .blue: .blue
      case .orange: .orange
      case .purple: .purple
      case .red: .red
      }
    }
  }

  func isCompleted(on day: Day) -> Bool { completed.contains(day) }

  /// The number of days in a row up to a day, which may still be open itself.
  func streak(endingOn today: Day) -> Int {
    var day = isCompleted(on: today) ? today : today.advanced(by: -1)
    var count = 0
    while isCompleted(on: day) {
      count += 1
      day = day.advanced(by: -1)
    }
    return count
  }

  func completions(inWeekOf day: Day) -> Int {
    let first = day.startOfWeek()
    return completed.filter { first <= $0 && $0 < first.advanced(by: 7) }.count
  }
}
