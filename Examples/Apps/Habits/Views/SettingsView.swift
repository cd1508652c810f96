import SwiftUI

struct SettingsView: View {
  @Environment(HabitStore.self) private var store
  @AppStorage(SettingsKey.firstName) private var firstName = ""
  @AppStorage(SettingsKey.showsCompleted) private var showsCompleted = true
  @AppStorage(SettingsKey.weeksInGrid) private var weeks = 18
  @State private var isConfirmingReset = false

  var body: some View {
    NavigationStack {
      Form {
        Section("Profile") {
          TextField("First Name", text: $firstName)
        }
        Section("Display") {
          Toggle("Show Completed Habits", isOn: $showsCompleted)
          Stepper("\(weeks) weeks in the grid", value: $weeks, in: 8...26, step: 2)
        }
        Section {
          Button("Delete All Habits", role: .destructive) { isConfirmingReset = true }
            .disabled(store.habits.isEmpty)
        }
      }
      .navigationTitle("Settings")
      .alert("Delete all habits?", isPresented: $isConfirmingReset) {
        Button("Delete", role: .destructive) { store.reset() }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
    }
  }
}

extension UserDefaults {
  /// Settings of a user of a name, for previews.
  static func preview(firstName: String) -> UserDefaults {
    let suite = "preview.\(firstName)"
    let defaults = UserDefaults(suiteName: suite) ?? .standard
    defaults.removePersistentDomain(forName: suite)
    defaults.set(firstName, forKey: SettingsKey.firstName)
    return defaults
  }
}

#Preview("Settings") {
  SettingsView()
    .environment(HabitStore(habits: SampleData.habits))
    .defaultAppStorage(.preview(firstName: "Mara"))
}
