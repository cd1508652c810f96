import SwiftData
import Testing

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
