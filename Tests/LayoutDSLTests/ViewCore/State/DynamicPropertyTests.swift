import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct DynamicPropertyTests {
  /// A custom dynamic property with state and an environment value, which counts its updates.
  @propertyWrapper struct Stepped: DynamicProperty {
    @State private var value = 1
    @Environment(\.lineLimit) private var limit
    private(set) var updates = 0
    private(set) var limitAtUpdate: Int?

    var wrappedValue: Int {
      get { value }
      nonmutating set { value = newValue }
    }
    var projectedValue: Binding<Int> { $value }
    var seen: (updates: Int, limit: Int?) { (updates, limitAtUpdate) }

    mutating func update() {
      updates += 1
      limitAtUpdate = limit
    }
  }

  struct Owner: View {
    let remote: Remote<Int>, journal: Journal
    @Stepped private var first
    @State private var second = 10
    @Stepped private var third

    var body: some View {
      let _ = remote.binding = $third
      let _ = journal.note("\(first) \(second) \(third) \(_first.seen)")
      Color.red
    }
  }

  @Test func propertiesInsidePropertiesKeepTheirOwnValues() {
    let remote = Remote<Int>()
    let journal = Journal()
    let screen = Screen { Owner(remote: remote, journal: journal).lineLimit(3) }
    remote.value = 5
    screen.graph.update()
    #expect(
      journal.take() == [
        "1 10 1 (updates: 1, limit: Optional(3))", "1 10 5 (updates: 1, limit: Optional(3))",
      ])
  }
}
