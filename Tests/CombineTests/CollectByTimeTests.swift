import Combine
import Foundation
import Testing
import ViewClock

@Suite @MainActor struct CollectByTimeTests {
  let clock = ViewClock()
  let subject = PassthroughSubject<Int, Never>()

  /// Sends numbers at given times and returns the groups with the times of their arrival.
  private func run(
    _ strategy: Publishers.TimeGroupingStrategy<DispatchQueue>, finishAt end: Double
  ) -> [String] {
    var entries: [String] = []
    let cancellable = clock.makeCurrent {
      subject.collect(strategy).sink { [clock] _ in
        entries.append("end \(clock.now)")
      } receiveValue: { [clock] in
        entries.append("\($0) \(clock.now)")
      }
    }
    for (number, time) in [0.25, 0.5, 0.75, 2.5, 4.25].enumerated() {
      clock.schedule(at: time) { [subject] in subject.send(number) }
    }
    clock.schedule(at: end) { [subject] in subject.send(completion: .finished) }
    clock.advance(by: 10)
    #expect(clock.nextDueTime == nil)
    cancellable.cancel()
    return entries
  }

  @Test func byTime() {
    #expect(
      run(.byTime(.main, .seconds(1)), finishAt: 4.5)
        == ["[0, 1, 2] 1.0", "[3] 3.0", "[4] 4.5", "end 4.5"])
  }

  @Test func byTimeOrCount() {
    #expect(
      run(.byTimeOrCount(.main, .seconds(1), 2), finishAt: 6)
        == ["[0, 1] 0.5", "[2] 1.0", "[3] 3.0", "[4] 5.0", "end 6.0"])
  }

  @Test func stopsWhenItIsCancelled() {
    let cancellable = clock.makeCurrent {
      subject.collect(.byTime(DispatchQueue.main, .seconds(1))).sink { _ in }
    }
    #expect(clock.nextDueTime == 1)
    cancellable.cancel()
    #expect(clock.nextDueTime == nil)
  }

  @Test func elementsSentOnSubscriptionAreKept() {
    var groups: [[Int]] = []
    let cancellable = clock.makeCurrent {
      [1, 2, 3].publisher.collect(.byTime(RunLoop.main, 1)).sink { groups.append($0) }
    }
    #expect(groups == [[1, 2, 3]])
    #expect(clock.nextDueTime == nil)
    cancellable.cancel()
  }
}
