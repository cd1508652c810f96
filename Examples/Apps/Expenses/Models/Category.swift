import SwiftUI

enum Category: String, CaseIterable, Identifiable, Codable {
  case groceries, transport, home, leisure, health

  var id: Self { self }

  var title: LocalizedStringResource {
    switch self {
    case .groceries: "Groceries"
    case .transport: "Transport"
    case .home: "Home"
    case .leisure: "Leisure"
    case .health: "Health"
    }
  }

  var symbol: String {
    switch self {
    case .groceries: "cart.fill"
    case .transport: "tram.fill"
    case .home: "house.fill"
    case .leisure: "theatermasks.fill"
    case .health: "cross.case.fill"
    }
  }

  var color: Color {
    switch self {
    case .groceries: .green
    case .transport: .blue
    case .home: .brown
    case .leisure: .purple
    case .health: .pink
    }
  }
}
