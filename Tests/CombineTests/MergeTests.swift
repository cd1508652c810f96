import Combine
import Testing

@Suite struct MergeTests {
  @Test func elementsArriveInTheOrderSent() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    let c = PassthroughSubject<Int, Never>()
    var log: [Int] = []
    var isFinished = false
    let cancellable = a.merge(with: b).merge(with: c)
      .sink { _ in
        isFinished = true
      } receiveValue: {
        log.append($0)
      }
    a.send(1)
    c.send(2)
    b.send(3)
    a.send(completion: .finished)
    a.send(4)
    b.send(5)
    #expect(log == [1, 2, 3, 5])
    b.send(completion: .finished)
    #expect(!isFinished)
    c.send(completion: .finished)
    #expect(isFinished)
    cancellable.cancel()
  }

  @Test func demandLimitsEachPublisher() {
    var log: [Int] = []
    var subscription: (any Subscription)?
    Publishers.MergeMany([1, 2].publisher, [10, 20].publisher).subscribe(
      AnySubscriber<Int, Never>(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          log.append($0)
          return .none
        },
        receiveCompletion: { _ in log.append(-1) }))
    #expect(log.isEmpty)
    subscription?.request(.max(3))
    #expect(log.count == 3)
    subscription?.request(.unlimited)
    #expect(log.count == 5)
    #expect(log.last == -1)
    #expect(log.sorted() == [-1, 1, 2, 10, 20])
  }

  @Test func aFailureCompletesTheMerge() {
    struct Failure: Error {}
    let a = PassthroughSubject<Int, Failure>()
    let b = PassthroughSubject<Int, Failure>()
    var log: [String] = []
    let cancellable = a.map { $0 }.merge(with: b).sink {
      if case .failure = $0 { log.append("failed") }
    } receiveValue: {
      log.append("\($0)")
    }
    b.send(1)
    b.send(completion: .failure(Failure()))
    a.send(2)
    #expect(log == ["1", "failed"])
    cancellable.cancel()
  }

  @Test func mergingNothingFinishes() {
    var isFinished = false
    let cancellable = Publishers.MergeMany([Just<Int>]())
      .sink { _ in
        isFinished = true
      } receiveValue: { _ in
      }
    #expect(isFinished)
    cancellable.cancel()
  }
}
