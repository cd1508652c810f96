import SwiftUI

struct Stop: Hashable, Identifiable {
  let name: String
  /// The place on the network map, each coordinate from 0 to 1.
  let place: UnitPoint

  var id: String { name }
}

struct Line: Hashable, Identifiable {
  let name: String
  let kind: Kind
  let stops: [Stop]

  var id: String { name }

  enum Kind: String {
    case tram, metro, ferry

    var symbol: String {
      switch self {
      case .tram: "tram.fill"
      case .metro: "train.side.front.car"
      case .ferry: "ferry.fill"
      }
    }
  }

  var color: Color {
    switch name {
    case "4": .lineFour
    case "7": .orange
    case "M1": .indigo
    default: .cyan
    }
  }
}

extension Stop {
  static let harbor = Stop(name: "Harbor", place: UnitPoint(x: 0.12, y: 0.8))
  static let market = Stop(name: "Old Market", place: UnitPoint(x: 0.35, y: 0.57))
  static let central = Stop(name: "Central Station", place: UnitPoint(x: 0.5, y: 0.42))
  static let museum = Stop(name: "Museum Quarter", place: UnitPoint(x: 0.86, y: 0.42))
  static let hill = Stop(name: "Observatory Hill", place: UnitPoint(x: 0.96, y: 0.15))
  static let gardens = Stop(name: "Botanical Gardens", place: UnitPoint(x: 0.5, y: 0.12))
  static let stadium = Stop(name: "Stadium", place: UnitPoint(x: 0.78, y: 0.85))
  static let island = Stop(name: "Heron Island", place: UnitPoint(x: 0.12, y: 0.35))
}

extension Line {
  static let four = Line(
    name: "4", kind: .tram, stops: [.harbor, .market, .central, .museum, .hill])
  static let seven = Line(name: "7", kind: .tram, stops: [.stadium, .market, .island])
  static let metro = Line(name: "M1", kind: .metro, stops: [.gardens, .central, .stadium])
  static let ferry = Line(name: "F", kind: .ferry, stops: [.harbor, .island])

  static let all = [four, seven, metro, ferry]
}
