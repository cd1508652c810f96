import Foundation
import Observation

/// The habits of the user, kept in a file of the app's documents.
@MainActor
@Observable
final class HabitStore {
  private(set) var habits: [Habit]
  @ObservationIgnored private let file: URL?

  init(habits: [Habit] = [], file: URL? = nil) {
    self.habits = habits
    self.file = file
  }

  static func load() -> HabitStore {
    let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
    guard let file = documents.first?.appending(path: "habits.json") else { return HabitStore() }
    let data = try? Data(contentsOf: file)
    let habits = data.flatMap { try? JSONDecoder().decode([Habit].self, from: $0) }
    return HabitStore(habits: habits ?? [], file: file)
  }

  subscript(id: Habit.ID) -> Habit? {
    habits.first { $0.id == id }
  }

  func toggle(_ id: Habit.ID, on day: Day) {
    guard let index = habits.firstIndex(where: { $0.id == id }) else { return }
    if habits[index].completed.remove(day) == nil {
      habits[index].completed.insert(day)
    }
    save()
  }

  /// Replaces the habit of the same identifier, or appends a new one.
  func upsert(_ habit: Habit) {
    if let index = habits.firstIndex(where: { $0.id == habit.id }) {
      habits[index] = habit
    } else {
      habits.append(habit)
    }
    save()
  }

  func delete(_ offsets: IndexSet) {
    habits.remove(atOffsets: offsets)
    save()
  }

  func reset() {
    habits.removeAll()
    save()
  }

  /// The share of habits that are completed on a day, from 0 to 1.
  func progress(on day: Day) -> Double {
    guard !habits.isEmpty else { return 0 }
    return Double(habits.count { $0.isCompleted(on: day) }) / Double(habits.count)
  }

  private func save() {
    guard let file else { return }
    try? JSONEncoder().encode(habits).write(to: file, options: .atomic)
  }
}
