// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AVFoundation
@_exported import Foundation

// Speech recognition, which the user does not allow.

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified, dictation, search, confirmation
}
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting, running, finishing, canceling, completed
}
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {}

public struct SFSpeechError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable { case internalServiceError = 1, undefinedTemplateClassName = 7 }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  public let locale: Locale
  open var isAvailable: Bool { false }
  open var supportsOnDeviceRecognition = false
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  open var queue = OperationQueue.main
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  public override init() {
    locale = .current
    super.init()
  }
  public init?(locale: Locale) { self.locale = locale }
  open class func supportedLocales() -> Set<Locale> { [Locale(identifier: "en_US")] }
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    .notDetermined
  }
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
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}

open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
  open var contextualStrings: [String] = []
}
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public override init() { super.init() }
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  open func endAudio() {}
}
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public let url: URL
  public init(url URL: URL) { url = URL }
}
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  open var state: SFSpeechRecognitionTaskState { .completed }
  open var isFinishing: Bool { false }
  open var isCancelled: Bool { false }
  open var error: (any Error)? { SFSpeechError(.internalServiceError) }
  open func finish() {}
  open func cancel() {}
}
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  open var substring: String { "" }
  open var timestamp: TimeInterval { 0 }
  open var duration: TimeInterval { 0 }
  open var confidence: Float { 0 }
}
open class SFTranscription: NSObject, @unchecked Sendable {
  open var formattedString: String { "" }
  open var segments: [SFTranscriptionSegment] { [] }
}
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var transcriptions: [SFTranscription] { [] }
  open var isFinal: Bool { true }
}
