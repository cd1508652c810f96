import CoreNFC
import Testing

struct NFCReaderSessionTests {
  private final class Reader: NFCNDEFReaderSessionDelegate {
    var codes: [NFCReaderError.Code] = []
    func readerSession(
      _ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error
    ) {
      if let error = error as? NFCReaderError { codes.append(error.code) }
    }
  }

  @Test func aSessionEndsAtOnce() {
    let reader = Reader()
    let session = NFCNDEFReaderSession(
      delegate: reader, queue: nil, invalidateAfterFirstRead: true)
    #expect(!NFCNDEFReaderSession.readingAvailable)
    session.begin()
    #expect(reader.codes == [.readerErrorUnsupportedFeature])
  }

  @Test func payloadsKeepTheirContent() {
    let text = NFCNDEFPayload.wellKnownTypeTextPayload(
      string: "Milk", locale: Locale(identifier: "de"))
    #expect(text?.wellKnownTypeTextPayload().0 == "Milk")
    #expect(text?.wellKnownTypeTextPayload().1?.identifier == "de")
    let link = NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://example.com")
    #expect(link?.wellKnownTypeURIPayload()?.host() == "example.com")
    #expect(link?.wellKnownTypeTextPayload().0 == nil)
  }
}
