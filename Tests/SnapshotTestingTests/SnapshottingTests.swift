import Foundation
import SnapshotTesting
import Testing

@Suite struct SnapshottingTests {
  @Test func pullbackTurnsValuesIntoThoseOfTheOther() throws {
    let strategy = SimplySnapshotting<String>.lines.pullback { (number: Int) in "\(number)" }
    #expect(strategy.pathExtension == "txt")
    #expect(try strategy.snapshot(42).wait() == "42")
  }

  @Test func aCustomStrategy() throws {
    let diffing = Diffing<Int>.diff {
      Data("\($0)".utf8)
    } fromData: {
      Int(String(decoding: $0, as: UTF8.self)) ?? 0
    } diffV2: { expected, actual in
      expected == actual ? nil : ("\(expected) became \(actual)", [])
    }
    let strategy = Snapshotting<[Int], Int>(pathExtension: "sum", diffing: diffing) {
      $0.reduce(0, +)
    }
    #expect(try strategy.snapshot([1, 2, 3]).wait() == 6)
    #expect(try strategy.diffing.fromData(strategy.diffing.toData(6)) == 6)
    #expect(try strategy.diffing.diffV2(6, 6) == nil)
    #expect(try strategy.diffing.diffV2(6, 7)?.0 == "6 became 7")
  }

  @Test func asyncPullbackWaitsForTheValue() throws {
    let strategy = SimplySnapshotting<String>.lines.asyncPullback { (number: Int) in
      Async { callback in
        Thread.detachNewThread { callback("\(number)") }
      }
    }
    #expect(try strategy.snapshot(42).wait() == "42")
  }

  @Test func aStrategyMayDeliverItsSnapshotLater() throws {
    let strategy = Snapshotting<Int, String>(
      pathExtension: "txt", diffing: .lines, asyncSnapshot: { Async(value: "\($0)") })
    #expect(try strategy.snapshot(7).wait() == "7")
  }
}
