import Testing

@testable import snap

struct WebSocketTests {
  @Test func theAnswerToAKeyIsThatOfTheStandard() {
    // The example of RFC 6455, section 1.3.
    #expect(
      WebSocket.answer(to: "dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
  }
}
