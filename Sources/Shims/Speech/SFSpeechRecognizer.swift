@_exported import AVFoundation
@_exported import Foundation

// Speech recognition, which the user does not allow.

/// The permission to recognize speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// Not asked yet, refused, forbidden on the device, or given.
  case notDetermined, denied, restricted, authorized
}
/// The kind of speech that an app expects.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  /// No particular kind, long text, a search, or a yes or no.
  case unspecified, dictation, search, confirmation
}
/// The stage of a recognition.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  /// Before the first sound, listening, at the last results, being cancelled, or over.
  case starting, running, finishing, canceling, completed
}
/// An object that is told whether speech can be recognized.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// Tells that recognition has become possible or impossible; it is never called.
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
  /// Does nothing when availability changes, which is the default.
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}
/// An object that follows a recognition; nothing is reported to it.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
  /// Tells that the first speech was heard.
  func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
  /// Tells what was understood so far.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  /// Tells what was understood in the end.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  /// Tells that no more sound is read.
  func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
  /// Tells that the recognition was cancelled.
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
  /// Tells that the recognition is over.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}
extension SFSpeechRecognitionTaskDelegate {
  /// Does nothing.
  public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
  /// Does nothing.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) {}
  /// Does nothing.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}
  /// Does nothing.
  public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
  /// Does nothing.
  public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
  /// Does nothing.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool
  ) {}
}

/// An error of speech recognition.
public struct SFSpeechError: Error, Hashable, Sendable {
  /// The reasons why speech is not recognized: a failure of the service, or a wrong template.
  public enum Code: Int, Sendable { case internalServiceError = 1, undefinedTemplateClassName = 7 }
  /// The reason why speech was not recognized.
  public let code: Code
  /// Creates an error of speech recognition for a reason.
  public init(_ code: Code) { self.code = code }
}

/// A recognizer of speech in one language; each recognition fails.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// The language of the speech.
  public let locale: Locale
  /// Whether speech can be recognized now: never.
  open var isAvailable: Bool { false }
  /// Whether the recognizer needs no server.
  open var supportsOnDeviceRecognition = false
  /// The expected kind of speech for requests that state none.
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// The queue for results; it has no effect.
  open var queue = OperationQueue.main
  /// The object that is told about availability; it is held weakly.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// Creates a recognizer for the language of the current locale.
  public override init() {
    locale = .current
    super.init()
  }
  /// Creates a recognizer for a language; it is never nil.
  public init?(locale: Locale) { self.locale = locale }
  /// Returns American English as the only language.
  open class func supportedLocales() -> Set<Locale> { [Locale(identifier: "en_US")] }
  /// Returns the permission before the user is asked.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    .notDetermined
  }
  /// Calls the closure at once with the user's refusal.
  open class func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    handler(.denied)
  }
  /// Fails at once.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    resultHandler(nil, SFSpeechError(.internalServiceError))
    return SFSpeechRecognitionTask()
  }
  /// Returns a finished recognition, without a report to the delegate.
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}

/// A request to recognize speech.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  /// The expected kind of speech.
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Whether results are wanted before the speech ends.
  open var shouldReportPartialResults = true
  /// Whether no server may receive the speech.
  open var requiresOnDeviceRecognition = false
  /// Whether commas and full stops are wanted.
  open var addsPunctuation = false
  /// Unusual words that may be spoken.
  open var contextualStrings: [String] = []
}
/// A request about speech from a microphone.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public override init() { super.init() }
  /// Ignores a piece of sound.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  /// Has no effect, since no sound is awaited.
  open func endAudio() {}
}
/// A request about speech in a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// The file with the speech, which is not read.
  public let url: URL
  /// Creates a request about a file.
  public init(url URL: URL) { url = URL }
}
/// A recognition, which has failed from the start.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  /// The stage, which is the last one.
  open var state: SFSpeechRecognitionTaskState { .completed }
  /// Whether the last results are awaited: never.
  open var isFinishing: Bool { false }
  /// Whether the app has cancelled the recognition: never.
  open var isCancelled: Bool { false }
  /// The failure of the service.
  open var error: (any Error)? { SFSpeechError(.internalServiceError) }
  /// Has no effect, since no more sound is awaited.
  open func finish() {}
  /// Has no effect, since the recognition is over.
  open func cancel() {}
}
/// A recognized word.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  /// The word, which is empty.
  open var substring: String { "" }
  /// The time at which the word begins, in seconds: zero.
  open var timestamp: TimeInterval { 0 }
  /// The time that the word takes, in seconds: zero.
  open var duration: TimeInterval { 0 }
  /// The certainty from 0 to 1: zero.
  open var confidence: Float { 0 }
}
/// The text of recognized speech.
open class SFTranscription: NSObject, @unchecked Sendable {
  /// The whole text, which is empty.
  open var formattedString: String { "" }
  /// The words of the text, of which there are none.
  open var segments: [SFTranscriptionSegment] { [] }
}
/// The possible texts of recognized speech.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  /// The most likely text, which is empty.
  open var bestTranscription: SFTranscription { SFTranscription() }
  /// All possible texts, of which there are none.
  open var transcriptions: [SFTranscription] { [] }
  /// Whether no better result follows: always.
  open var isFinal: Bool { true }
}
