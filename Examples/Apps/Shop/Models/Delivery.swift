import SwiftUI

enum Delivery: String, CaseIterable, Identifiable {
  case standard, express, pickup

  var id: Self { self }

  var title: LocalizedStringResource {
    switch self {
    case .standard: "Standard"
    case .express: "Express"
    case .pickup: "Pickup"
    }
  }

  var fee: Decimal {
    switch self {
    case .standard: 4.9
    case .express: 12.5
    case .pickup: 0
    }
  }
}
