import SwiftData
import SwiftUI

struct NewWorkoutView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.modelContext) private var context
  @State private var kind = WorkoutKind.run
  @State private var start: Date
  @State private var minutes = 30.0
  @State private var effort = 3

  init(start: Date) {
    _start = State(initialValue: start)
  }

  var body: some View {
    NavigationStack {
      Form {
        Picker("Kind", selection: $kind) {
          ForEach(WorkoutKind.allCases) { kind in
            Label {
              Text(kind.title)
            } icon: {
              Image(systemName: kind.symbol)
            }
            .tag(kind)
          }
        }
        .pickerStyle(.navigationLink)
        DatePicker("Start", selection: $start)
        VStack(alignment: .leading) {
          LabeledContent("Length") { Text("\(minutes, format: .number) min") }
          Slider(value: $minutes, in: 5...120, step: 5) {
            Text("Length")
          } minimumValueLabel: {
            Text("5").font(.caption)
          } maximumValueLabel: {
            Text("120").font(.caption)
          }
        }
        Section("Effort") {
          Picker("Effort", selection: $effort) {
            ForEach(1...5, id: \.self) { Text($0, format: .number) }
          }
          .pickerStyle(.segmented)
          LabeledContent("Estimated energy") {
            Text("\(energy, format: .number) kcal").contentTransition(.numericText())
          }
          .animation(.default, value: energy)
        }
      }
      .navigationTitle("New Workout")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Add", action: save) }
      }
    }
  }

  private var energy: Int { Int(minutes) * (4 + 2 * effort) }

  private func save() {
    context.insert(Workout(kind: kind, start: start, duration: minutes * 60, energy: energy))
    dismiss()
  }
}

#Preview("New workout", traits: .modifier(SampleWorkouts())) {
  NewWorkoutView(start: SampleData.now)
}
