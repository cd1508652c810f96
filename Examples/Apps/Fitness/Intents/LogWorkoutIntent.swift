import AppIntents
import SwiftData

struct LogWorkoutIntent: AppIntent {
  static let title: LocalizedStringResource = "Log Workout"
  static let description = IntentDescription("Adds a workout that ends now.")

  @Parameter(title: "Kind", default: .run)
  var kind: WorkoutKind

  @Parameter(title: "Minutes", default: 30, inclusiveRange: (5, 240))
  var minutes: Int

  static var parameterSummary: some ParameterSummary {
    Summary("Log \(\.$minutes) minutes of \(\.$kind)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await insert()
    return .result(dialog: "Logged \(minutes) minutes.")
  }

  @MainActor
  private func insert() throws {
    let container = try ModelContainer(for: Workout.self, Split.self)
    let duration = Double(minutes) * 60
    container.mainContext.insert(
      Workout(
        kind: kind, start: .now.addingTimeInterval(-duration), duration: duration,
        energy: minutes * 8))
  }
}

extension WorkoutKind: AppEnum {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Workout Kind"
  static let caseDisplayRepresentations: [WorkoutKind: DisplayRepresentation] = [
    .run: "Run", .ride: "Ride", .swim: "Swim", .strength: "Strength",
  ]
}

struct FitnessShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: LogWorkoutIntent(), phrases: ["Log a workout in \(.applicationName)"],
      shortTitle: "Log Workout", systemImageName: "figure.run")
  }
}
