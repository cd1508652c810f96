import Charts
import SwiftData
import SwiftUI

struct WorkoutDetail: View {
  @Bindable var workout: Workout
  @AppStorage("showsHeartRate") private var showsHeartRate = true

  var body: some View {
    List {
      Section {
        LabeledContent("Time") { Text(Duration.seconds(workout.duration), format: .minutes) }
        if let pace = workout.pace {
          LabeledContent("Distance", value: workout.distanceText)
          LabeledContent("Pace") { Text("\(pace, format: .minutes) /km") }
        }
        LabeledContent("Energy", value: "\(workout.energy) kcal")
      } header: {
        Text(workout.start, format: .dateTime.weekday().day().month().year())
      }
      if !workout.splits.isEmpty {
        Section("Splits") {
          chart.frame(height: 160).padding(.vertical, 8)
          Toggle("Heart rate", systemImage: "heart.fill", isOn: $showsHeartRate)
          ForEach(workout.sortedSplits) { split in
            HStack {
              Text("Kilometer \(split.kilometer)")
              Spacer()
              if showsHeartRate {
                Text("\(split.heartRate) bpm").foregroundStyle(.secondary)
              }
              Text(Duration.seconds(split.duration), format: .minutes)
                .frame(width: 52, alignment: .trailing)
            }
            .monospacedDigit()
            .accessibilityElement(children: .combine)
          }
        }
      }
      Section("Note") {
        TextField("Add a note", text: $workout.note, axis: .vertical)
      }
    }
    .navigationTitle(Text(workout.kind.title))
    .navigationBarTitleDisplayMode(.inline)
  }

  private var chart: some View {
    Chart(workout.sortedSplits) { split in
      BarMark(x: .value("Time", split.duration), y: .value("Kilometer", "\(split.kilometer)"))
        .foregroundStyle(workout.kind.tint.gradient)
        .cornerRadius(4)
        .annotation(position: .overlay, alignment: .trailing) {
          Text(Duration.seconds(split.duration), format: .minutes)
            .font(.caption2.bold())
            .foregroundStyle(.white)
        }
    }
    .chartXAxis(.hidden)
  }
}

#Preview("Run", traits: .modifier(SampleWorkouts())) {
  @Previewable @Query(sort: \Workout.start, order: .reverse) var workouts: [Workout]
  NavigationStack {
    if let workout = workouts.first { WorkoutDetail(workout: workout) }
  }
}
