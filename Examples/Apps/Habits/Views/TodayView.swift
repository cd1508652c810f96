import SwiftUI

struct TodayView: View {
  @Environment(HabitStore.self) private var store
  @Environment(\.today) private var today
  @AppStorage(SettingsKey.firstName) private var firstName = ""
  @AppStorage(SettingsKey.showsCompleted) private var showsCompleted = true
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        if !store.habits.isEmpty {
          Section {
            TodaySummary(name: firstName, progress: store.progress(on: today))
          }
          Section {
            ForEach(visibleHabits) { habit in
              NavigationLink(value: habit.id) {
                HabitRow(habit: habit)
              }
            }
            .onDelete { store.delete($0) }
          } header: {
            Text(today.start, format: .dateTime.weekday(.wide).month().day())
          }
        }
      }
      .overlay {
        if store.habits.isEmpty {
          ContentUnavailableView {
            Label("No Habits Yet", systemImage: "leaf")
          } description: {
            Text("Start with one small thing that you want to do every day.")
          } actions: {
            Button("Add a Habit") { isAdding = true }
              .buttonStyle(.borderedProminent)
          }
        }
      }
      .navigationTitle("Today")
      .navigationDestination(for: Habit.ID.self) { HabitDetail(id: $0) }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          EditButton().disabled(store.habits.isEmpty)
        }
        ToolbarItem(placement: .primaryAction) {
          Button("Add Habit", systemImage: "plus") { isAdding = true }
        }
      }
      .sheet(isPresented: $isAdding) {
        HabitEditor(habit: Habit(name: ""))
      }
    }
  }

  private var visibleHabits: [Habit] {
    showsCompleted ? store.habits : store.habits.filter { !$0.isCompleted(on: today) }
  }
}

private struct TodaySummary: View {
  let name: String
  let progress: Double

  var body: some View {
    HStack(spacing: 16) {
      Gauge(value: progress) {
        Image(systemName: "checkmark")
      } currentValueLabel: {
        Text(progress, format: .percent.precision(.fractionLength(0)))
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .tint(.accentColor)
      VStack(alignment: .leading, spacing: 2) {
        Text(name.isEmpty ? "Good morning" : "Good morning, \(name)").font(.headline)
        Text(progress < 1 ? "You are on your way." : "Everything is done. Enjoy your day!")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
  }
}

#Preview("Today") {
  TodayView()
    .environment(HabitStore(habits: SampleData.habits))
    .environment(\.today, Day(SampleData.today))
    .defaultAppStorage(.preview(firstName: "Mara"))
}

#Preview("Today, empty") {
  TodayView()
    .environment(HabitStore())
    .environment(\.today, Day(SampleData.today))
}

#Preview("Today, large text") {
  TodayView()
    .environment(HabitStore(habits: SampleData.habits))
    .environment(\.today, Day(SampleData.today))
    .environment(\.dynamicTypeSize, .accessibility1)
}
