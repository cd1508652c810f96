import Speech
import Testing

struct SFSpeechRecognizerTests {
  @Test func recognitionFails() throws {
    #expect(SFSpeechRecognizer.authorizationStatus() == .notDetermined)
    let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "de_DE")))
    #expect(recognizer.locale.identifier == "de_DE" && !recognizer.isAvailable)
    var failure: (any Error)?
    recognizer.recognitionTask(with: SFSpeechAudioBufferRecognitionRequest()) { failure = $1 }
    #expect(failure as? SFSpeechError == SFSpeechError(.internalServiceError))
    #expect(SFSpeechRecognizer().locale == .current)
  }
}
