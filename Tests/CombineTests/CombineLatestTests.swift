import Combine
import Testing

@Suite struct CombineLatestTests {
  let a = CurrentValueSubject<Int, Never>(1)
  let b = PassthroughSubject<String, Never>()

  @Test func publishesPairsOfLatestElements() {
    var log: [String] = []
    var isFinished = false
    let cancellable = a.combineLatest(b) { "\($0)\($1)" }
      .sink { _ in
        isFinished = true
      } receiveValue: {
        log.append($0)
      }
    a.send(2)
    b.send("x")
    a.send(3)
    b.send("y")
    #expect(log == ["2x", "3x", "3y"])
    b.send(completion: .finished)
    a.send(4)
    #expect(log.last == "4y")
    a.send(completion: .finished)
    #expect(isFinished)
    cancellable.cancel()
  }

  @Test func combinesFour() {
    var log: [String] = []
    let cancellable = a.combineLatest(b, Just(true), Just(0.5)).sink { log.append("\($0)") }
    b.send("x")
    #expect(log == [#"(1, "x", true, 0.5)"#])
    cancellable.cancel()
    a.send(5)
    #expect(log.count == 1)
  }

  @Test func aPublisherThatFinishesWithoutElementsCompletesIt() {
    var isFinished = false
    let cancellable = a.combineLatest(Empty<Int, Never>())
      .sink { _ in
        isFinished = true
      } receiveValue: { _ in
      }
    #expect(isFinished)
    cancellable.cancel()
  }
}
