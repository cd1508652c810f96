import Combine
import Foundation
import Testing
import ViewClock

@Suite @MainActor struct ScheduledDeliveryTests {
  let clock = ViewClock()

  private final class Model {
    private(set) var words: [String] = []
    private var subscription: AnyCancellable?

    /// Subscribes to a publisher that retains the model until it finishes.
    func start<P: Publisher<String, any Error>>(
      through schedule: (Publishers.TryMap<Just<String>, String>) -> P
    ) {
      subscription = schedule(Just("a").tryMap { self.prefix + $0 }).sink { _ in
      } receiveValue: { [weak self] in
        self?.words.append($0)
      }
    }

    private let prefix = "word "
  }

  /// Returns whether a model exists before and after the publisher that retains it finishes.
  private func lives<P: Publisher<String, any Error>>(
    through schedule: (Publishers.TryMap<Just<String>, String>) -> P
  ) -> [Bool] {
    weak var model: Model?
    clock.makeCurrent {
      let new = Model()
      new.start(through: schedule)
      model = new
    }
    let isRetained = model != nil
    clock.advance(by: 2)
    return [isRetained, model != nil]
  }

  @Test func theEndReleasesTheOwnerOfTheSubscription() {
    #expect(lives { $0.receive(on: DispatchQueue.main) } == [true, false])
    #expect(lives { $0.receive(on: RunLoop.main) } == [true, false])
    #expect(lives { $0.receive(on: OperationQueue.main) } == [true, false])
    #expect(lives { $0.delay(for: 1, scheduler: DispatchQueue.main) } == [true, false])
  }

  @Test func elementsAndTheEndKeepTheirOrder() {
    var events: [String] = []
    let cancellable = clock.makeCurrent {
      [1, 2].publisher.delay(for: .seconds(1), scheduler: RunLoop.main)
        .sink { [clock] _ in
          events.append("end \(clock.now)")
        } receiveValue: { [clock] in
          events.append("\($0) \(clock.now)")
        }
    }
    clock.advance(by: 2)
    #expect(events == ["1 1.0", "2 1.0", "end 1.0"])
    cancellable.cancel()
  }

  @Test func nothingArrivesAfterACancellation() {
    let subject = PassthroughSubject<Int, Never>()
    var events: [Int] = []
    clock.makeCurrent {
      let cancellable = subject.receive(on: DispatchQueue.main).sink { events.append($0) }
      subject.send(1)
      cancellable.cancel()
      subject.send(2)
    }
    clock.advance(by: 1)
    #expect(events == [])
  }
}
