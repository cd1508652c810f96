import Testing

@testable import ViewCore

struct FirstNonNilTests {
  @Test func theClosureIsCalledOncePerElementUpToTheFirstResult() {
    var calls: [Int] = []
    let found = [1, 2, 3, 4].firstNonNil { number -> String? in
      calls.append(number)
      return number > 2 ? "\(number)" : nil
    }
    #expect(found == "3")
    #expect(calls == [1, 2, 3])
    #expect([Int]().firstNonNil { $0 } == nil)
  }
}
