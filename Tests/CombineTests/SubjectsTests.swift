import Combine
import Testing

@Suite struct SubjectsTests {
  @Test func subscribersReceiveInOrderOfSubscription() {
    let subject = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<Int, Never>(0)
    var order: [Int] = []
    var cancellables = (0..<20).map { index in subject.sink { _ in order.append(index) } }
    subject.send(1)
    #expect(order == Array(0..<20))
    order = []
    cancellables += (0..<20).map { index in current.dropFirst().sink { _ in order.append(index) } }
    current.send(1)
    #expect(order == Array(0..<20))
    order = []
    cancellables[25].cancel()
    current.value = 2
    #expect(order == (0..<20).filter { $0 != 5 })
  }

  @Test func theCurrentValueWaitsForDemand() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var log: [Int] = []
    var subscription: (any Subscription)?
    subject.subscribe(
      AnySubscriber<Int, Never>(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          log.append($0)
          return .none
        },
        receiveCompletion: { _ in log.append(-1) }))
    subject.send(2)
    #expect(log == [])
    subscription?.request(.max(1))
    subject.send(3)
    subject.send(4)
    #expect(log == [2])
    subscription?.request(.max(1))
    subject.send(completion: .finished)
    subject.send(5)
    #expect(log == [2, 4, -1])
    #expect(subject.value == 4)
  }

  @Test func aFinishedSubjectFinishesNewSubscribers() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(completion: .finished)
    var isFinished = false
    let cancellable = subject.sink { _ in
      isFinished = true
    } receiveValue: { _ in
    }
    #expect(isFinished)
    cancellable.cancel()
  }

  @Test func subjectsSubscribeToPublishers() {
    let source = PassthroughSubject<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    var log: [Int] = []
    let cancellables = [subject.sink { log.append($0) }, source.subscribe(subject)]
    source.send(1)
    subject.send(2)
    cancellables[1].cancel()
    source.send(3)
    #expect(log == [1, 2])
    cancellables[0].cancel()
  }

  @Test func subscribersMaySubscribeAndCancelDuringASend() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var cancellables: [AnyCancellable] = []
    cancellables.append(
      subject.sink { value in
        log.append("a\(value)")
        guard value == 1 else { return }
        cancellables.append(subject.sink { log.append("b\($0)") })
        subject.send(2)
        cancellables.removeFirst()
      })
    subject.send(1)
    subject.send(3)
    #expect(log == ["a1", "a2", "b2", "b3"])
  }
}
