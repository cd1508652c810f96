import LayoutDSL
import Testing

/// Checks that wrong facts fail.
@MainActor
struct HarnessTests {
  @Test func wrongNumbersFail() {
    let fact = Fact("wrong", 100, 100) {
      Color.red.frame(width: 20, height: 10).probe("a").onAppear { record(1) }
    }
    .size(21, 10)
    .frame("a", 40, 45, 20, 11)
    .frame("b", 0, 0, 0, 0)
    .present("b")
    .absent("a")
    .contentOffset(0, 0)
    .lastRecord(2)
    .records([1], [1])
    .value(1)
    .pixel(50, 50, .blue)
    #expect(fact.failures().count == fact.checks.count)
  }

  @Test func rightNumbersHold() {
    let fact = Fact("right", 100, 100) {
      Color.red.frame(width: 20, height: 10).probe("a").onAppear { record(1) }
    }
    .size(20, 10)
    .frame("a", 40, 45, 20, 10)
    .present("a")
    .absent("b")
    .lastRecord(1)
    .records([1])
    .pixel(50, 50, .red)
    #expect(fact.failures() == [])
  }

  @Test func everyFactChecksSomething() {
    #expect(Fact.all.allSatisfy { !$0.checks.isEmpty })
  }

  @Test func namesAreUnique() {
    let names = Fact.all.map(\.id)
    #expect(Set(names).count == names.count)
  }

  @Test func actionsChangeTheState() {
    let fact = Fact("state", 100, 100, state: 1, then: [{ $0.wrappedValue = 7 }]) { $count in
      Color.red.frame(width: CGFloat(count), height: 5)
    }
    .size(7, 5)
    .value(7)
    #expect(fact.failures() == [])
  }
}
