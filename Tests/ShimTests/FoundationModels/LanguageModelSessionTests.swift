import FoundationModels
import Testing

struct LanguageModelSessionTests {
  @Test func noModelIsAvailable() {
    #expect(SystemLanguageModel.default.availability == .unavailable(.deviceNotEligible))
    #expect(!SystemLanguageModel.default.isAvailable)
  }

  @Test func everyRequestFails() async {
    let session = LanguageModelSession {
      "You plan trips."
      if true { "Answer briefly." }
    }
    #expect(session.transcript.count == 1)
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      try await session.respond(to: "Where?")
    }
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      for try await part in session.streamResponse(to: "Where?") { _ = part.content }
    }
  }
}
