import SwiftUI

struct OverviewView: View {
  @Environment(HabitStore.self) private var store
  @Environment(\.today) private var today
  @AppStorage(SettingsKey.weeksInGrid) private var weeks = 18

  private let columns = [GridItem(.adaptive(minimum: 150), spacing: 12)]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          StreakGrid(weeks: weeks, today: today) { store.progress(on: $0) }
          LazyVGrid(columns: columns, spacing: 12) {
            ForEach(store.habits) { HabitCard(habit: $0) }
          }
        }
        .padding()
      }
      .navigationTitle("Overview")
    }
  }
}

private struct HabitCard: View {
  let habit: Habit
  @Environment(\.today) private var today

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label(habit.name, systemImage: habit.symbol)
        .font(.subheadline.weight(.semibold))
        .foregroundStyle(habit.tint.color)
        .lineLimit(1)
      StreakGrid(weeks: 8, today: today, tint: habit.tint.color) { day in
        habit.isCompleted(on: day) ? 1 : 0
      }
    }
    .padding(12)
    .background(.quinary, in: .rect(cornerRadius: 12))
  }
}

#Preview("Overview") {
  OverviewView()
    .environment(HabitStore(habits: SampleData.habits))
    .environment(\.today, Day(SampleData.today))
}

#Preview("Overview, dark") {
  OverviewView()
    .environment(HabitStore(habits: SampleData.habits))
    .environment(\.today, Day(SampleData.today))
    .preferredColorScheme(.dark)
}
