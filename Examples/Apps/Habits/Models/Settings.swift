import SwiftUI

/// The keys of the user's settings.
enum SettingsKey {
  static let firstName = "firstName"
  static let showsCompleted = "showsCompleted"
  static let weeksInGrid = "weeksInGrid"
}

extension EnvironmentValues {
  /// The current day, which previews replace.
  @Entry var today = Day(.now)
}
