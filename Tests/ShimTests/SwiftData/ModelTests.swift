import SwiftData
import SwiftUI
import Testing

@MainActor struct ModelTests {
  @Test func modelsHaveAnIdentity() throws {
    let first = Trip(name: "e"), second = Trip(name: "e")
    #expect(first != second && first.id != second.id && first.modelContext == nil)
    let context = try Trip.container().mainContext
    context.insert(first)
    #expect(first.modelContext == context && first.title == "e 1")
    let found: Trip? = context.registeredModel(for: first.persistentModelID)
    #expect(found === first)
    first.stops.append(Stop())
    #expect(first.hasChanges)
    context.delete(first)
    #expect(first.isDeleted)
  }

  @Test func relatedModelsAreInsertedToo() throws {
    let context = try Trip.container().mainContext
    let trip = Trip(name: "e")
    trip.stops = [Stop()]
    context.insert(trip)
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 1)
    trip.stops.append(Stop())
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 2)
    context.delete(trip.stops[0])
    trip.stops.append(Stop())
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 2)
  }
}
