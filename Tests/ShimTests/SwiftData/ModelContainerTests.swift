import SwiftData
import SwiftUI
import Testing

@MainActor struct ModelContainerTests {
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

  /// Adds two trips with a container of its own, and shows those of the environment.
  private struct Seeding: View {
    let configuration: ModelConfiguration?
    var body: some View {
      Trips().onAppear {
        let seeding = try? ModelContainer(
          for: Schema([Trip.self]), configurations: [configuration].compactMap(\.self))
        let context = seeding?.mainContext
        context?.insert(Trip(name: "a", days: 2))
        context?.insert(Trip(name: "b", days: 3))
        try? context?.save()
      }
    }
  }

  @Test func containersOfOneFileShareTheirModelsWithinAScreen() throws {
    for _ in 0..<2 {
      let host = try ViewHost { Seeding(configuration: nil).modelContainer(for: Trip.self) }
      host.advance(by: 0.1)
      #expect(host.size.width == 32, "the other screen adds nothing")
    }
  }

  @Test(arguments: [
    ModelConfiguration(isStoredInMemoryOnly: true), ModelConfiguration("other"),
    ModelConfiguration(url: URL(fileURLWithPath: "/other.store")),
  ]) func otherContainersHaveModelsOfTheirOwn(_ configuration: ModelConfiguration) throws {
    let host = try ViewHost {
      Seeding(configuration: configuration).modelContainer(for: Trip.self)
    }
    host.advance(by: 0.1)
    #expect(host.size.width == 0)
  }

  @Test func aConfigurationDescribesItself() {
    let configuration = ModelConfiguration(
      "Trips", url: URL(fileURLWithPath: "/trips.store"), allowsSave: false)
    #expect(!configuration.allowsSave)
    let expected =
      "ModelConfiguration(name: Trips, url: /trips.store, isStoredInMemoryOnly: false, "
      + "allowsSave: false)"
    #expect(configuration.debugDescription == expected)
  }

  @Test func aContainerInMemoryIsNotShared() throws {
    let host = try ViewHost {
      Seeding(configuration: nil).modelContainer(for: Trip.self, inMemory: true)
    }
    host.advance(by: 0.1)
    #expect(host.size.width == 0)
  }
}
