import SwiftData
import Testing

@ModelActor
private actor Importer {
  func add() throws -> Int {
    modelContext.insert(Trip(name: "x"))
    return try modelContext.fetchCount(FetchDescriptor<Trip>())
  }
}

@ModelActor(disableGenerateInit: true)
private actor Counter {
  let name: String

  init(name: String, in container: ModelContainer) {
    self.name = name
    modelContainer = container
    modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
  }

  func add() throws -> Int {
    modelContext.insert(Trip(name: name))
    return try modelContext.fetchCount(FetchDescriptor<Trip>())
  }
}

struct ModelActorTests {
  @Test func anActorHasAContext() async throws {
    let container = try ModelContainer(for: Trip.self)
    #expect(try await Importer(modelContainer: container).add() == 1)
  }

  @Test func anActorCanHaveAnInitializerOfItsOwn() async throws {
    let container = try ModelContainer(for: Trip.self)
    let counter = Counter(name: "x", in: container)
    #expect(try await counter.add() == 1)
    #expect(await counter.modelContext.container === counter.modelContainer)
  }

  @Test func anExecutorRunsItsJobsInOrder() async throws {
    let container = try ModelContainer(for: Trip.self)
    let executor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
    let ordered = Ordered(executor: executor)
    for number in 0..<3 { await ordered.add(number) }
    #expect(await ordered.numbers == [0, 1, 2])
  }
}

/// An actor whose jobs an executor with a context runs.
private actor Ordered {
  let executor: DefaultSerialModelExecutor
  private(set) var numbers: [Int] = []

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(executor: DefaultSerialModelExecutor) {
    self.executor = executor
  }

  func add(_ number: Int) {
    numbers.append(number)
  }
}
