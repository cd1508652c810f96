import AppIntents
import Testing

struct IntentItemBuilderTests {
  private struct Breads: DynamicOptionsProvider {
    let isLarge: Bool
    func defaultResult() async -> String? { nil }
    func results() async throws -> ItemCollection<String> {
      ItemCollection {
        ItemSection("Italian") {
          "Ciabatta"
          IntentItem("Focaccia", title: "Flat")
          if isLarge { ["Pane", "Grissini"] }
        }
        if isLarge { ItemSection("French") { "Baguette" } }
      }
    }
  }

  @Test func sectionsAreListedInABlock() async throws {
    let small = try await Breads(isLarge: false).results().sections
    #expect(small.map { $0.items.map(\.value) } == [["Ciabatta", "Focaccia"]])
    let large = try await Breads(isLarge: true).results().sections
    #expect(large.map(\.items.count) == [4, 1])
  }
}
