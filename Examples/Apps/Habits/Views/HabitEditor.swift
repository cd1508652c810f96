import SwiftUI

struct HabitEditor: View {
  @Environment(HabitStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var habit: Habit

  private static let symbols = [
    "checkmark", "book.fill", "figure.run", "drop.fill", "music.note", "leaf.fill",
    "bed.double.fill", "pencil", "heart.fill", "cup.and.saucer.fill",
  ]

  init(habit: Habit) {
    _habit = State(initialValue: habit)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $habit.name)
          Stepper(value: $habit.weeklyGoal, in: 1...7) {
            LabeledContent("Goal", value: "\(habit.weeklyGoal)× a week")
          }
        }
        Section("Look") {
          symbolGrid
          Picker("Color", selection: $habit.tint) {
            ForEach(Habit.Tint.allCases) { Text($0.rawValue.capitalized).tag($0) }
          }
        }
        Section("Note") {
          TextField("Optional", text: $habit.note, axis: .vertical)
            .lineLimit(3...6)
        }
      }
      .navigationTitle(isNew ? "New Habit" : "Edit Habit")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            store.upsert(habit)
            dismiss()
          }
          .disabled(habit.name.trimmingCharacters(in: .whitespaces).isEmpty)
        }
      }
    }
  }

  private var symbolGrid: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 5), spacing: 12) {
      ForEach(Self.symbols, id: \.self) { symbol in
        let isSelected = symbol == habit.symbol
        Button {
          habit.symbol = symbol
        } label: {
          Image(systemName: symbol)
            .frame(width: 40, height: 40)
            .foregroundStyle(isSelected ? .white : .primary)
            .background(isSelected ? habit.tint.color : .emptyDay, in: .circle)
        }
        .buttonStyle(.plain)
      }
    }
    .padding(.vertical, 4)
  }

  private var isNew: Bool { store[habit.id] == nil }
}

#Preview("New habit") {
  HabitEditor(habit: Habit(name: ""))
    .environment(HabitStore(habits: SampleData.habits))
}

#Preview("Edit habit") {
  HabitEditor(habit: SampleData.habits[1])
    .environment(HabitStore(habits: SampleData.habits))
}
