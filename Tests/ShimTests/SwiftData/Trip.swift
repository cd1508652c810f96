import SwiftData
import SwiftUI

@Model
final class Trip {
  @Attribute(.unique) var name: String
  var days: Int
  var note: String?
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  @Transient var isOpen = false
  var title: String { "\(name) \(days)" }

  init(name: String, days: Int = 1) {
    self.name = name
    self.days = days
  }
}

@Model
final class Stop {
  var trip: Trip?

  init() {}
}

struct Trips: View {
  @Environment(\.modelContext) private var context
  @Query(filter: #Predicate<Trip> { $0.days > 1 }, sort: \Trip.days, order: .reverse)
  private var long: [Trip]
  @Query private var all: [Trip]

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: CGFloat(long.map(\.days).reduce(0) { $0 * 10 + $1 }), height: 1)
      Color.blue.frame(width: CGFloat(all.count), height: 2)
    }
    .fixedSize()
    .onTapGesture { context.insert(Trip(name: "c", days: 5)) }
  }
}

extension Trip {
  /// A store of two long trips and a short one.
  @MainActor static func container() throws -> ModelContainer {
    let container = try ModelContainer(
      for: Trip.self, Stop.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    container.mainContext.insert(Trip(name: "a", days: 2))
    container.mainContext.insert(Trip(name: "b", days: 3))
    container.mainContext.insert(Trip(name: "d"))
    return container
  }
}
