import Combine
import Foundation
import Testing

@Suite @MainActor struct ObservableObjectTests {
  class Base: ObservableObject {
    @Published var count = 0
  }

  final class Model: Base {
    @Published var name = "a"
    @Published private(set) var items: [Int] = []

    func add() { items.append(items.count) }
  }

  @MainActor final class Isolated: ObservableObject {
    @Published var count = 0
    var cancellables: Set<AnyCancellable> = []

    init(_ source: some Publisher<Int, Never>) {
      source.receive(on: ImmediateScheduler.shared).assign(to: &$count)
      $count.dropFirst().sink { [unowned self] in
        #expect($0 != count)
      }.store(in: &cancellables)
    }
  }

  @Test func publishesBeforeItChanges() {
    let model = Model()
    var log: [String] = []
    let cancellables = [
      model.objectWillChange.sink { log.append("\(model.count) \(model.name) \(model.items)") },
      model.$name.sink { log.append("\(model.name) → \($0)") },
    ]
    model.count = 1
    model.name = "b"
    model.add()
    #expect(model.name == "b")
    #expect(log == ["a → a", "0 a []", "1 a []", "a → b", "1 b []"])
    #expect(model.objectWillChange === model.objectWillChange)
    for cancellable in cancellables { cancellable.cancel() }
  }

  @Test func assignsToAPublishedProperty() {
    let source = PassthroughSubject<Int, Never>()
    weak var weakModel: Isolated?
    do {
      let model = Isolated(source)
      weakModel = model
      var changes = 0
      let cancellable = model.objectWillChange.sink { changes += 1 }
      source.send(5)
      #expect(model.count == 5)
      #expect(changes == 1)
      cancellable.cancel()
    }
    #expect(weakModel == nil)
    source.send(6)
  }

  @Test func anObjectMaySendManually() {
    final class Manual: ObservableObject {
      var count = 0 { willSet { objectWillChange.send() } }
    }
    for _ in 0..<200 {
      let (model, other) = (Manual(), Manual())
      var changes = 0
      let cancellable = model.objectWillChange.sink { changes += 1 }
      model.count = 1
      other.count = 1
      #expect(changes == 1)
      cancellable.cancel()
    }
  }

  @Test func anObjectMayProvideItsOwnPublisher() {
    final class Custom: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
    }
    let model = Custom()
    var changes = 0
    let cancellable = model.objectWillChange.sink { changes += 1 }
    model.objectWillChange.send()
    #expect(changes == 1)
    cancellable.cancel()
  }
}
