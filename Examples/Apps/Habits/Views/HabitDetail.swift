import SwiftUI

struct HabitDetail: View {
  let id: Habit.ID
  @Environment(HabitStore.self) private var store
  @Environment(\.today) private var today
  @AppStorage(SettingsKey.weeksInGrid) private var weeks = 18
  @State private var edited: Habit?

  var body: some View {
    Group {
      if let habit = store[id] {
        content(for: habit)
      } else {
        ContentUnavailableView(
          "Habit Deleted", systemImage: "trash",
          description: Text("This habit is no longer in your list."))
      }
    }
    .navigationBarTitleDisplayMode(.inline)
  }

  private func content(for habit: Habit) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        header(for: habit)
        HStack(spacing: 12) {
          Figure(title: "Streak", value: habit.streak(endingOn: today), symbol: "flame.fill")
          Figure(
            title: "This Week", value: habit.completions(inWeekOf: today), symbol: "calendar")
          Figure(title: "Total", value: habit.completed.count, symbol: "sum")
        }
        GroupBox("Last Weeks") {
          StreakGrid(weeks: weeks, today: today, tint: habit.tint.color) { day in
            habit.isCompleted(on: day) ? 1 : 0
          }
        }
        GroupBox("This Week") {
          WeekGoal(habit: habit)
        }
        if !habit.note.isEmpty {
          GroupBox("Note") {
            SelectableText(markdown: habit.note)
          }
        }
      }
      .padding()
    }
    .background(Color(uiColor: .systemGroupedBackground))
    .backgroundStyle(Color(uiColor: .secondarySystemGroupedBackground))
    .navigationTitle(habit.name)
    .toolbar {
      Button("Edit") { edited = habit }
    }
    .sheet(item: $edited) { HabitEditor(habit: $0) }
  }

  private func header(for habit: Habit) -> some View {
    HStack(spacing: 16) {
      Image(systemName: habit.symbol)
        .font(.largeTitle)
        .foregroundStyle(.white)
        .frame(width: 72, height: 72)
        .background(habit.tint.color.gradient, in: .rect(cornerRadius: 16))
      VStack(alignment: .leading, spacing: 4) {
        Text(habit.name).font(.title2.bold())
        Text("Goal: \(habit.weeklyGoal)× a week")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
  }
}

/// A number with a symbol and a title.
private struct Figure: View {
  let title: LocalizedStringKey
  let value: Int
  let symbol: String

  var body: some View {
    VStack(spacing: 4) {
      Image(systemName: symbol).foregroundStyle(.flame).frame(height: 22)
      Text(value, format: .number).font(.title.bold().monospacedDigit())
      Text(title).font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 12)
    .background(Color(uiColor: .secondarySystemGroupedBackground), in: .rect(cornerRadius: 12))
  }
}

/// The days of the current week and the progress towards the goal.
private struct WeekGoal: View {
  let habit: Habit
  @Environment(\.today) private var today

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        ForEach(0..<7, id: \.self) { offset in
          let day = today.startOfWeek().advanced(by: offset)
          VStack(spacing: 6) {
            Text(day.start, format: .dateTime.weekday(.narrow))
              .font(.caption2)
              .foregroundStyle(day == today ? .primary : .secondary)
            Image(systemName: habit.isCompleted(on: day) ? "checkmark.circle.fill" : "circle")
              .foregroundStyle(day > today ? AnyShapeStyle(.quaternary) : AnyShapeStyle(.tint))
          }
          .frame(maxWidth: .infinity)
        }
      }
      ProgressView(value: Double(min(done, habit.weeklyGoal)), total: Double(habit.weeklyGoal)) {
        Text("\(done) of \(habit.weeklyGoal)")
          .font(.footnote)
      }
    }
    .tint(habit.tint.color)
    .padding(.top, 4)
  }

  private var done: Int { habit.completions(inWeekOf: today) }
}

#Preview("Detail") {
  NavigationStack {
    HabitDetail(id: SampleData.habits[0].id)
  }
  .environment(HabitStore(habits: SampleData.habits))
  .environment(\.today, Day(SampleData.today))
}

#Preview("Detail, deleted") {
  NavigationStack {
    HabitDetail(id: SampleData.habits[0].id)
  }
  .environment(HabitStore())
}
