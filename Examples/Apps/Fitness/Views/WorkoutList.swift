import SwiftData
import SwiftUI

struct WorkoutList: View {
  @Query(sort: \Workout.start, order: .reverse) private var workouts: [Workout]
  @Environment(\.modelContext) private var context
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        if !workouts.isEmpty {
          Section {
            LabeledContent("Workouts", value: workouts.count, format: .number)
            LabeledContent("Time") { Text(totalDuration, format: .length) }
          }
        }
        Section("Recent") {
          ForEach(workouts) { workout in
            NavigationLink(value: workout) { WorkoutRow(workout: workout) }
          }
          .onDelete { offsets in
            offsets.map { workouts[$0] }.forEach(context.delete)
          }
        }
      }
      .overlay {
        if workouts.isEmpty {
          ContentUnavailableView {
            Label("No Workouts", systemImage: "figure.walk")
          } description: {
            Text("Your workouts appear here as soon as you add one.")
          } actions: {
            Button("Add Workout") { isAdding = true }
              .buttonStyle(.bordered)
          }
          .background(Color(.systemGroupedBackground))
        }
      }
      .navigationTitle("Workouts")
      .navigationDestination(for: Workout.self) { WorkoutDetail(workout: $0) }
      .toolbar {
        Button("Add Workout", systemImage: "plus") { isAdding = true }
      }
      .sheet(isPresented: $isAdding) { NewWorkoutView(start: .now) }
    }
  }

  private var totalDuration: Duration {
    .seconds(workouts.map(\.duration).reduce(0, +))
  }
}

struct WorkoutRow: View {
  let workout: Workout

  var body: some View {
    Label {
      VStack(alignment: .leading, spacing: 2) {
        Text(workout.kind.title).font(.headline)
        Text(workout.start, format: .dateTime.weekday(.wide).hour().minute())
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    } icon: {
      Image(systemName: workout.kind.symbol).foregroundStyle(workout.kind.tint)
    }
    .badge(
      workout.distance > 0
        ? Text(workout.distanceText)
        : Text(Duration.seconds(workout.duration), format: .length)
    )
    .accessibilityHint("Shows the details of the workout")
  }
}

#Preview("Workouts", traits: .modifier(SampleWorkouts())) {
  WorkoutList()
}

#Preview("Workouts, dark", traits: .modifier(SampleWorkouts())) {
  WorkoutList().preferredColorScheme(.dark)
}

#Preview("No workouts") {
  if let container = try? SampleData.container(isEmpty: true) {
    WorkoutList().modelContainer(container)
  }
}
