import SnapshotTesting
import Testing
import XCTest

@MainActor private func isolatedLength(_ text: String) -> Int {
  MainActor.assertIsolated()
  return text.count
}

@Suite struct MainActorCallTests {
  @MainActor @Test func callsFromTheMainActor() {
    #expect(onMainActor("abc") { isolatedLength($0) } == 3)
  }

  @Test func callsFromElsewhere() {
    #expect(onMainActor("abc") { isolatedLength($0) } == 3)
  }

  @Test func errorsArePropagated() {
    struct Failure: Error {}
    func call() throws {
      try onMainActor("abc") { _ in throw Failure() }
    }
    #expect(throws: Failure.self) { try call() }
  }
}

final class MainActorCallTestCase: XCTestCase {
  func testCallsFromTheMainThread() {
    XCTAssertEqual(onMainActor("abc") { isolatedLength($0) }, 3)
  }

  func testCallsFromElsewhere() async {
    XCTAssertEqual(onMainActor("abc") { isolatedLength($0) }, 3)
  }

  @MainActor func testCallsFromTheMainActor() async {
    XCTAssertEqual(onMainActor("abc") { isolatedLength($0) }, 3)
  }
}
