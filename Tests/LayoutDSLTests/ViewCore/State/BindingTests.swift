import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor struct BindingTests {
  struct Person: Equatable, Identifiable {
    var id = 1
    var name = "Ann"
    var tags = ["a", "b"]
  }

  final class Box<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  @Test func closures() {
    let box = Box(1)
    let binding = box.binding
    binding.wrappedValue += 1
    #expect(box.value == 2)
    #expect(binding.projectedValue.wrappedValue == 2)
    #expect(Binding(projectedValue: binding).wrappedValue == 2)
    let told = Binding(get: { box.value }, set: { value, _ in box.value = value * 10 })
    told.wrappedValue = 3
    #expect(box.value == 30)
  }

  @Test func constant() {
    let binding = Binding.constant(5)
    binding.wrappedValue = 6
    #expect(binding.wrappedValue == 5)
  }

  @Test func members() {
    let box = Box(Person())
    let binding = box.binding
    binding.name.wrappedValue = "Bob"
    binding.tags[1].wrappedValue = "c"
    #expect(box.value == Person(name: "Bob", tags: ["a", "c"]))
    #expect(binding.id == 1)
  }

  @Test func elements() {
    let box = Box([1, 2, 3])
    for element in box.binding { element.wrappedValue *= 2 }
    #expect(box.value == [2, 4, 6])
    box.binding[0].wrappedValue = 9
    #expect(box.binding.map(\.wrappedValue) == [9, 4, 6])
    #expect(box.binding.reversed().map(\.wrappedValue) == [6, 4, 9])
  }

  @Test func optionals() throws {
    let box = Box<Int?>(nil)
    #expect((Binding(box.binding) as Binding<Int>?).map(\.wrappedValue) == nil)
    box.value = 4
    let unwrapped = try #require(Binding(box.binding) as Binding<Int>?)
    unwrapped.wrappedValue = 5
    #expect(box.value == 5)
    box.value = nil
    #expect(unwrapped.wrappedValue == 5)

    let plain = Box(1)
    let wrapped = Binding<Int?>(plain.binding)
    wrapped.wrappedValue = nil
    #expect(plain.value == 1)
    wrapped.wrappedValue = 2
    #expect(plain.value == 2)
  }

  @Test func hashables() {
    let box = Box("a")
    let binding = Binding<AnyHashable>(box.binding)
    binding.wrappedValue = AnyHashable(1)
    #expect(box.value == "a")
    binding.wrappedValue = AnyHashable("b")
    #expect(box.value == "b")
  }

  @Test func aMemberOfStateIsWrittenThroughTheTree() {
    struct Owner: View {
      let remote: Remote<String>
      @State private var person = Person()
      var body: some View {
        let _ = remote.binding = $person.name
        Color.red.probe(person.name)
      }
    }
    let remote = Remote<String>()
    let screen = Screen { Owner(remote: remote) }
    #expect(screen.probes == ["Ann"])
    remote.value = "Cleo"
    #expect(screen.probes == ["Cleo"])
  }
}
