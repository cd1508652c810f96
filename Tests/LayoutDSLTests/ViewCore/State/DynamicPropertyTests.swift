import Combine
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

  private final class Model: ObservableObject {}

  /// A type that gains a conformance without telling its traits would no longer be connected.
  @Test func theTraitsOfAPropertyAreItsConformances() {
    let types: [any DynamicProperty.Type] = [
      State<Int>.self, Binding<Int>.self, Environment<Int>.self, Namespace.self,
      StateObject<Model>.self, ObservedObject<Model>.self, EnvironmentObject<Model>.self,
      AppStorage<Int>.self, SceneStorage<Int>.self, ScaledMetric<Double>.self,
      FocusState<Bool>.self, GestureState<Int>.self, Stepped.self,
    ]
    func areEqual(_ first: Any.Type?, _ second: Any.Type?) -> Bool { first == second }
    for type in types {
      let traits = type._traits
      #expect(areEqual(traits.connected, type as? any ConnectedProperty.Type), "\(type)")
      #expect(areEqual(traits.holder, type as? any PropertyHolder.Type), "\(type)")
      #expect(areEqual(traits.objectHolder, type as? any ObjectHolder.Type), "\(type)")
    }
    #expect(State<Int>._traits.connected != nil && State<Int>._traits.objectHolder != nil)
  }
}
