import SwiftData
import SwiftUI
import Testing

@MainActor struct QueryTests {
  @Test func aQueryFollowsTheStore() throws {
    let container = try Trip.container()
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
}
