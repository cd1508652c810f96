import SwiftUI

enum WorkoutKind: String, Codable, CaseIterable, Identifiable, Sendable {
  case run, ride, swim, strength

  var id: Self { self }

  var title: LocalizedStringResource {
    switch self {
    case .run: "Run"
    case .ride: "Ride"
    case .swim: "Swim"
    case .strength: "Strength"
    }
  }

  var symbol: String {
    switch self {
    case .run: "figure.run"
    case .ride: "figure.outdoor.cycle"
    case .swim: "figure.pool.swim"
    case .strength: "dumbbell.fill"
    }
  }

  var tint: Color {
    switch self {
    case .run: .move
    case .ride: .exercise
    case .swim: .cyan
    case .strength: .orange
    }
  }
}
