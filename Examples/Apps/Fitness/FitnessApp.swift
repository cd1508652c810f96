import SwiftData
import SwiftUI

@main
struct FitnessApp: App {
  var body: some Scene {
    WindowGroup {
      RootTabs(week: SampleData.week)
    }
    .modelContainer(for: [Workout.self, Split.self])
  }
}

struct RootTabs: View {
  let week: [DayActivity]

  var body: some View {
    TabView {
      Tab("Summary", systemImage: "circle.circle") {
        SummaryView(week: week)
      }
      Tab("Workouts", systemImage: "figure.run") {
        WorkoutList()
      }
    }
  }
}

#Preview("App", traits: .modifier(SampleWorkouts())) {
  RootTabs(week: SampleData.week)
}
