import Foundation
import Testing

@testable import Cards

struct CardServiceTests {
  /// A renderer whose cards are ready when the test says so.
  private actor Gate {
    private(set) var count = 0
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func draw(_ post: Post) async -> ImageResponse {
      count += 1
      if !isOpen { await withCheckedContinuation { waiting.append($0) } }
      return ImageResponse(data: Data(post.title.utf8))
    }

    func open() {
      isOpen = true
      waiting.forEach { $0.resume() }
      waiting = []
    }

    func wait(forCards number: Int) async {
      while count < number { await Task.yield() }
    }
  }

  private func service(
    _ gate: Gate, _ change: (inout CardService.Limits) -> Void = { _ in }
  ) -> CardService {
    var limits = CardService.Limits()
    limits.time = .seconds(600)
    change(&limits)
    return CardService(limits: limits) { await gate.draw($0) }
  }

  @Test func aCardIsDrawnOnceForRequestsAtOneTimeAndLater() async throws {
    let gate = Gate()
    let service = service(gate)
    let post = try Post(title: "a")
    async let first = service.image(of: post)
    async let second = service.image(of: post)
    await gate.wait(forCards: 1)
    await gate.open()
    let tags = try await [first.entityTag, second.entityTag, service.image(of: post).entityTag]
    #expect(Set(tags).count == 1)
    #expect(await gate.count == 1)
    #expect(await service.metricsText.contains("cards_total{outcome=\"drawn\"} 1\n"))
  }

  @Test func anOverloadIsRefusedAndPasses() async throws {
    let gate = Gate()
    let service = service(gate) { $0.cards = 2 }
    let posts = try ["a", "b", "c"].map { try Post(title: $0) }
    async let first = service.image(of: posts[0])
    async let second = service.image(of: posts[1])
    await gate.wait(forCards: 2)
    await #expect(throws: CardError.overloaded) { try await service.image(of: posts[2]) }
    await gate.open()
    _ = try await (first, second)
    #expect(try await service.image(of: posts[2]).data == Data("c".utf8))
    #expect(await service.metricsText.contains("cards_total{outcome=\"refused\"} 1\n"))
    #expect(await service.metricsText.contains("cards_running 0\n"))
  }

  @Test func aSlowCardIsThereForALaterRequest() async throws {
    let gate = Gate()
    let service = service(gate) { $0.time = .zero }
    let post = try Post(title: "a")
    await #expect(throws: CardError.tooSlow) { try await service.image(of: post) }
    await gate.open()
    while await service.metricsText.contains("cards_running 1\n") { await Task.yield() }
    #expect(try await service.image(of: post).data == Data("a".utf8))
    #expect(await gate.count == 1)
  }

  @Test func aFailureIsReportedAndNotKept() async throws {
    let service = CardService { _ in throw CardError.noPicture("no") }
    let post = try Post(title: "a")
    for _ in 0..<2 {
      await #expect(throws: CardError.noPicture("no")) { try await service.image(of: post) }
    }
    #expect(await service.metricsText.contains("cards_total{outcome=\"failed\"} 2\n"))
  }
}
