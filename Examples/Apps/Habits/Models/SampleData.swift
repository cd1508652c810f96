import Foundation

/// Fixed habits for previews and for the placeholder of the widget.
enum SampleData {
  static let today: Date = {
    let parts = DateComponents(year: 2025, month: 3, day: 14, hour: 9, minute: 41)
    return Calendar.current.date(from: parts) ?? .distantPast
  }()

  static let habits: [Habit] = [
    Habit(
      name: "Read 20 pages", symbol: "book.fill", tint: .purple,
      note: "Currently *The Left Hand of Darkness*. Leave the phone in the kitchen.",
      completed: days { $0 % 11 != 9 }),
    Habit(
      name: "Morning run", symbol: "figure.run", tint: .orange, weeklyGoal: 3,
      note: "The loop around the lake, 5 km. Rest after two days in a row.",
      completed: days { $0 > 0 && $0 % 7 % 3 == 1 }),
    Habit(
      name: "Water the plants", symbol: "drop.fill", tint: .blue, weeklyGoal: 2,
      completed: days { $0 % 4 == 3 }),
    Habit(
      name: "Practice the cello", symbol: "music.note", tint: .green, weeklyGoal: 5,
      note: "Scales first, then the sarabande.", completed: days { $0 % 6 < 4 }),
    Habit(name: "No sugar", symbol: "leaf.fill", tint: .red, completed: days { $0 > 19 }),
  ]

  /// The days of the last 20 weeks whose distance from today satisfies a rule.
  private static func days(where isCompleted: (Int) -> Bool) -> Set<Day> {
    let day = Day(today)
    return Set((0..<140).filter(isCompleted).map { day.advanced(by: -$0) })
  }
}
