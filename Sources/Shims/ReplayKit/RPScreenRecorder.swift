// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import AVFoundation
import SystemIntegration
@_exported import UIKit
import ViewCore

// The recorder of the screen, which is not available: every recording fails.

public let RPRecordingErrorDomain = "com.apple.ReplayKit.RPRecordingErrorDomain"
public struct RPRecordingError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -5800
    case userDeclined = -5801
    case disabled = -5802
    case failedToStart = -5803
    case failed = -5804
    case insufficientStorage = -5805
    case interrupted = -5806
    case contentResize = -5807
    case broadcastInvalidSession = -5808
    case systemDormancy = -5809
    case attemptToStartInRecordingState = -5829
    case attemptToStopNonRecording = -5830
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
public enum RPSampleBufferType: Int, Sendable {
  case video = 1
  case audioApp, audioMic
}
public enum RPCameraPosition: Int, Sendable {
  case front = 1
  case back
}

@MainActor @preconcurrency
open class RPScreenRecorder: NSObject {
  private static let recorder = RPScreenRecorder()
  open class func shared() -> RPScreenRecorder { recorder }
  open weak var delegate: (any RPScreenRecorderDelegate)?
  open var isAvailable: Bool { false }
  open var isRecording: Bool { false }
  open var isMicrophoneEnabled = false
  open var isCameraEnabled = false
  open var cameraPosition = RPCameraPosition.front
  open var cameraPreviewView: UIView? { nil }
  open func startRecording(handler: (((any Error)?) -> Void)? = nil) {
    handler?(RPRecordingError(.disabled))
  }
  open func startRecording() async throws { throw RPRecordingError(.disabled) }
  open func stopRecording(
    handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil
  ) {
    handler?(nil, RPRecordingError(.attemptToStopNonRecording))
  }
  open func stopRecording() async throws -> RPPreviewViewController {
    throw RPRecordingError(.attemptToStopNonRecording)
  }
  open func stopRecording(
    withOutput url: URL, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(RPRecordingError(.attemptToStopNonRecording))
  }
  open func stopRecording(withOutput url: URL) async throws {
    throw RPRecordingError(.attemptToStopNonRecording)
  }
  open func discardRecording(handler: @escaping () -> Void) { handler() }
  open func discardRecording() async {}
  open func startCapture(
    handler captureHandler:
      ((CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void)?,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(RPRecordingError(.disabled))
  }
  open func stopCapture(handler: (((any Error)?) -> Void)? = nil) {
    handler?(RPRecordingError(.attemptToStopNonRecording))
  }
  open func stopCapture() async throws { throw RPRecordingError(.attemptToStopNonRecording) }
  open func startClipBuffering(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(RPRecordingError(.disabled))
  }
  open func stopClipBuffering(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(RPRecordingError(.attemptToStopNonRecording))
  }
  open func exportClip(
    to url: URL, duration: TimeInterval, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(RPRecordingError(.attemptToStopNonRecording))
  }
}

@MainActor @preconcurrency public protocol RPScreenRecorderDelegate: NSObjectProtocol {
  func screenRecorder(
    _ screenRecorder: RPScreenRecorder,
    didStopRecordingWith previewViewController:
      RPPreviewViewController?, error: (any Error)?)
  func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}
extension RPScreenRecorderDelegate {
  public func screenRecorder(
    _ screenRecorder: RPScreenRecorder,
    didStopRecordingWith previewViewController:
      RPPreviewViewController?, error: (any Error)?
  ) {}
  public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}

/// The editor of a recording: a grey area with a name.
@MainActor @preconcurrency
open class RPPreviewViewController: UIViewController, SystemScreen {
  open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}
@MainActor @preconcurrency public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
  func previewControllerDidFinish(_ previewController: RPPreviewViewController)
  func previewController(
    _ previewController: RPPreviewViewController,
    didFinishWithActivityTypes activityTypes:
      Set<String>)
}
extension RPPreviewViewControllerDelegate {
  public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
  public func previewController(
    _ previewController: RPPreviewViewController,
    didFinishWithActivityTypes activityTypes:
      Set<String>
  ) {}
}

/// The button that starts a broadcast: a grey area with a name.
@MainActor @preconcurrency
open class RPSystemBroadcastPickerView: UIView, UIViewContent {
  open var preferredExtension: String?
  open var showsMicrophoneButton = true
  package var content: AnyView {
    AnyView(
      ContentPlaceholder(name: "RPSystemBroadcastPickerView", systemImage: "record.circle"))
  }
}
/// The list of services that broadcast; a placeholder is drawn.
@MainActor @preconcurrency
open class RPBroadcastActivityViewController: UIViewController, SystemScreen {
  open weak var delegate: (any RPBroadcastActivityViewControllerDelegate)?
  open class func load(
    handler: @escaping (RPBroadcastActivityViewController?, (any Error)?) -> Void
  ) {
    handler(nil, RPRecordingError(.disabled))
  }
}
@MainActor @preconcurrency
public protocol RPBroadcastActivityViewControllerDelegate: NSObjectProtocol {
  func broadcastActivityViewController(
    _ broadcastActivityViewController: RPBroadcastActivityViewController,
    didFinishWith broadcastController: RPBroadcastController?, error: (any Error)?)
}
@MainActor @preconcurrency
open class RPBroadcastController: NSObject {
  open var isBroadcasting: Bool { false }
  open var isPaused: Bool { false }
  open var broadcastURL: URL { URL(fileURLWithPath: "/") }
  open func startBroadcast(handler: @escaping ((any Error)?) -> Void) {
    handler(RPRecordingError(.disabled))
  }
  open func pauseBroadcast() {}
  open func resumeBroadcast() {}
  open func finishBroadcast(handler: @escaping ((any Error)?) -> Void) { handler(nil) }
}
/// The extension that receives a broadcast; there are no broadcasts.
open class RPBroadcastSampleHandler: NSObject {
  public override init() { super.init() }
  open func broadcastStarted(withSetupInfo setupInfo: [String: NSObject]?) {}
  open func broadcastPaused() {}
  open func broadcastResumed() {}
  open func broadcastFinished() {}
  open func processSampleBuffer(
    _ sampleBuffer: CMSampleBuffer, with sampleBufferType: RPSampleBufferType
  ) {}
  open func finishBroadcastWithError(_ error: any Error) {}
}
