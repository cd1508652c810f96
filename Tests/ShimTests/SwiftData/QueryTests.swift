import SwiftData
import SwiftUI
import Testing

@Model
private final class Trip {
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
private final class Stop {
  var trip: Trip?

  init() {}
}

private struct Trips: View {
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

@MainActor struct QueryTests {
  private func container() throws -> ModelContainer {
    let container = try ModelContainer(
      for: Trip.self, Stop.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    container.mainContext.insert(Trip(name: "a", days: 2))
    container.mainContext.insert(Trip(name: "b", days: 3))
    container.mainContext.insert(Trip(name: "d"))
    return container
  }

  @Test func aQueryFollowsTheStore() throws {
    let container = try container()
    let host = try ViewHost { Trips().modelContainer(container) }
    #expect(host.size == CGSize(width: 32, height: 3))
    let trips = try container.mainContext.fetch(FetchDescriptor<Trip>())
    #expect(trips.map(\.name) == ["a", "b", "d"])
    trips[2].days = 9
    #expect(host.size.width == 932)
    container.mainContext.delete(trips[0])
    #expect(host.size.width == 93)
    try container.mainContext.save()
    container.mainContext.insert(Trip(name: "e"))
    #expect(container.mainContext.hasChanges)
    container.mainContext.rollback()
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Trip>()) == 2)
  }

  @Test func modelsHaveAnIdentity() throws {
    let first = Trip(name: "a"), second = Trip(name: "a")
    #expect(first != second && first.id != second.id && first.modelContext == nil)
    let context = try container().mainContext
    context.insert(first)
    #expect(first.modelContext == context && first.title == "a 1")
    let found: Trip? = context.registeredModel(for: first.persistentModelID)
    #expect(found === first)
    first.stops.append(Stop())
    #expect(first.hasChanges)
    context.delete(first)
    #expect(first.isDeleted)
  }

  @Test func aViewWithoutAContainerHasAnEmptyStore() throws {
    #expect(try ViewHost { Trips() }.size == CGSize(width: 0, height: 3))
  }

  @Test func aContainerOfAViewKeepsItsModels() throws {
    let host = try ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 50, height: 50).overlay { Trips() }.modelContainer(for: Trip.self)
    }
    _ = try host.render()
    #expect(host.diagnostics.isEmpty)
  }
}

@ModelActor
private actor Importer {
  func add() throws -> Int {
    modelContext.insert(Trip(name: "x"))
    return try modelContext.fetchCount(FetchDescriptor<Trip>())
  }
}

struct ModelActorTests {
  @Test func anActorHasAContext() async throws {
    let container = try ModelContainer(for: Trip.self)
    #expect(try await Importer(modelContainer: container).add() == 1)
  }
}
