import SwiftUI

@main
struct HabitsApp: App {
  @State private var store = HabitStore.load()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(store)
    }
  }
}

struct RootView: View {
  var body: some View {
    TabView {
      Tab("Today", systemImage: "checkmark.circle") {
        TodayView()
      }
      Tab("Overview", systemImage: "square.grid.3x3.fill") {
        OverviewView()
      }
      Tab("Settings", systemImage: "gearshape") {
        SettingsView()
      }
    }
  }
}

#Preview("App") {
  RootView()
    .environment(HabitStore(habits: SampleData.habits))
    .environment(\.today, Day(SampleData.today))
}
