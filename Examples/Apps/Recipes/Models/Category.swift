import SwiftUI

enum Category: String, Codable, CaseIterable, Identifiable {
  case breakfast, dinner, baking, dessert

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .breakfast: "Breakfast"
    case .dinner: "Dinner"
    case .baking: "Baking"
    case .dessert: "Dessert"
    }
  }

  var symbol: String {
    switch self {
    case .breakfast: "sun.max.fill"
    case .dinner: "fork.knife"
    case .baking: "oven.fill"
    case .dessert: "birthday.cake.fill"
    }
  }

  var tint: Color {
    switch self {
    case .breakfast: .orange
    case .dinner: .green
    case .baking: .brown
    case .dessert: .pink
    }
  }
}
