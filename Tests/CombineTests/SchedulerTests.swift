import Combine
import Foundation
import Testing
import ViewClock

@Suite @MainActor struct SchedulerTests {
  let clock = ViewClock()
  let subject = PassthroughSubject<String, Never>()
  let log = Log()

  final class Log {
    var entries: [String] = []
  }

  /// Sends words at given times and returns the output of `publisher` with the times of its
  /// arrival.
  func run<P: Publisher<String, Never>>(
    _ words: KeyValuePairs<Double, String>, until end: Double, through publisher: () -> P
  ) -> [String] {
    let cancellable = clock.makeCurrent {
      publisher().sink { [log, clock] in
        log.entries.append("\($0) \((clock.now * 1_000).rounded() / 1_000)")
      }
    }
    for (time, word) in words { clock.schedule(at: time) { [subject] in subject.send(word) } }
    clock.advance(to: end)
    cancellable.cancel()
    return log.entries
  }

  let words: KeyValuePairs = [0.0: "a", 0.25: "b", 1.0: "c", 1.25: "d", 1.5: "e", 2.001: "f"]

  @Test func receiveOnTheMainQueueRunsOnTheNextTurn() {
    var order: [String] = []
    let cancellable = clock.makeCurrent {
      let cancellable = subject.receive(on: DispatchQueue.main).sink { order.append($0) }
      subject.send("later")
      order.append("now")
      return cancellable
    }
    clock.drainMainQueue()
    #expect(order == ["now", "later"])
    cancellable.cancel()
  }

  @Test func runLoopsWaitWhileTracking() {
    var order: [String] = []
    var cancellables: Set<AnyCancellable> = []
    clock.makeCurrent {
      subject.receive(on: RunLoop.main).sink { order.append("loop \($0)") }.store(in: &cancellables)
      subject.receive(on: DispatchQueue.main).sink { order.append("queue \($0)") }
        .store(in: &cancellables)
      subject.receive(on: OperationQueue.main).sink { order.append("operation \($0)") }
        .store(in: &cancellables)
    }
    clock.mode = .tracking
    clock.schedule(after: 1) { [subject] in subject.send("a") }
    clock.advance(by: 2)
    #expect(Set(order) == ["queue a", "operation a"])
    clock.mode = .default
    clock.advance(by: 0)
    #expect(order.last == "loop a")
  }

  @Test(arguments: ["queue", "loop", "operation"])
  func delay(kind: String) {
    let result = run([0: "a", 0.5: "b"], until: 3) {
      switch kind {
      case "queue": subject.delay(for: 0.75, scheduler: DispatchQueue.main).eraseToAnyPublisher()
      case "loop": subject.delay(for: 0.75, scheduler: RunLoop.main).eraseToAnyPublisher()
      default: subject.delay(for: 0.75, scheduler: OperationQueue.main).eraseToAnyPublisher()
      }
    }
    #expect(result == ["a 0.75", "b 1.25"])
  }

  @Test func debounceMatchesItsDocumentation() {
    let result = run(words, until: 4) {
      subject.debounce(for: .milliseconds(500), scheduler: DispatchQueue.main)
    }
    #expect(result == ["b 0.75", "e 2.0", "f 2.501"])
  }

  @Test func throttleKeepsTheLatestOrTheFirst() {
    let latest = run([0.1: "a", 0.2: "b", 0.3: "c", 1.6: "d"], until: 4) {
      subject.throttle(for: 1, scheduler: RunLoop.main, latest: true)
    }
    #expect(latest == ["a 0.1", "c 1.1", "d 2.1"])
  }

  @Test func timeoutFinishes() {
    var finished: TimeInterval?
    let cancellable = clock.makeCurrent {
      subject.timeout(.seconds(2), scheduler: DispatchQueue.main)
        .sink { [clock] _ in
          finished = clock.now
        } receiveValue: { _ in
        }
    }
    clock.schedule(at: 1.5) { [subject] in subject.send("a") }
    clock.advance(by: 10)
    #expect(finished == 3.5)
    cancellable.cancel()
  }

  @Test func measureInterval() {
    var strides: [DispatchQueue.SchedulerTimeType.Stride] = []
    let cancellable = clock.makeCurrent {
      subject.measureInterval(using: DispatchQueue.main).sink { strides.append($0) }
    }
    clock.schedule(at: 1.5) { [subject] in subject.send("a") }
    clock.schedule(at: 1.75) { [subject] in subject.send("b") }
    clock.advance(by: 2)
    #expect(strides == [.milliseconds(1_500), .milliseconds(250)])
    cancellable.cancel()
  }

  @Test func repeatingSchedules() {
    var times: [TimeInterval] = []
    let cancellables = clock.makeCurrent {
      [
        DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: 1), interval: 1) {
          [clock] in times.append(clock.now)
        },
        RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: 0.5), interval: 1) {
          [clock] in times.append(clock.now)
        },
      ]
    }
    clock.advance(by: 2.25)
    for cancellable in cancellables { cancellable.cancel() }
    clock.advance(by: 2)
    #expect(times == [0.5, 1, 1.5, 2])
  }

  @Test func workReturnsFromABackgroundQueueToTheClock() {
    var received: [String] = []
    var cancellable: AnyCancellable?
    clock.makeCurrent {
      cancellable = subject.receive(on: DispatchQueue(label: "background"))
        .receive(on: DispatchQueue.main)
        .sink { received.append($0) }
      subject.send("a")
    }
    #expect(received == [])
    clock.drainMainQueue()
    #expect(received == ["a"])
    cancellable?.cancel()
  }

  @Test func schedulesInRealTimeWithoutAClock() async {
    var cancellables: Set<AnyCancellable> = []
    await withCheckedContinuation { continuation in
      Just("a").delay(for: .milliseconds(5), scheduler: DispatchQueue.main)
        .sink { _ in continuation.resume() }.store(in: &cancellables)
    }
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    await withCheckedContinuation { continuation in
      Just("a").delay(for: 0.005, scheduler: queue).sink { _ in continuation.resume() }
        .store(in: &cancellables)
    }
    let ticks = AsyncStream<Int> { stream in
      DispatchQueue.main.schedule(after: DispatchQueue.main.now, interval: 0.001) {
        stream.yield(1)
      }
      .store(in: &cancellables)
    }
    var count = 0
    for await _ in ticks {
      count += 1
      if count == 3 { break }
    }
    #expect(count == 3)
    #expect(cancellables.count == 3)
  }

  @Test func stridesConvertAndClamp() {
    typealias Queue = DispatchQueue.SchedulerTimeType.Stride
    #expect(Queue.seconds(0.25) == .milliseconds(250))
    #expect(Queue.seconds(.infinity).magnitude == .max)
    #expect(Queue.seconds(-.infinity).magnitude == .min)
    #expect(Queue.seconds(Int.max).magnitude == .max)
    #expect((Queue.seconds(2) - .seconds(3)).timeInterval == .nanoseconds(-1_000_000_000))
    #expect(Queue(.never).magnitude == .max)
    typealias Loop = RunLoop.SchedulerTimeType.Stride
    #expect(Loop.milliseconds(250) == 0.25)
    #expect(Loop.microseconds(5) + .nanoseconds(5) == .seconds(5.005e-6))
  }
}
