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
}
