// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import AVFoundation
import Foundation
import SwiftUI

/// A small window of a video above other apps, which a picture does not have.
@MainActor @preconcurrency
open class AVPictureInPictureController: NSObject {
  /// The content of the window.
  @MainActor @preconcurrency
  open class ContentSource: NSObject {
    public let playerLayer: AVPlayerLayer?
    open weak var sampleBufferDisplayLayer: AVSampleBufferDisplayLayer?
    open weak var sampleBufferPlaybackDelegate:
      (any AVPictureInPictureSampleBufferPlaybackDelegate)?
    open weak var activeVideoCallSourceView: UIView?
    public let activeVideoCallContentViewController: AVPictureInPictureVideoCallViewController?
    public init(playerLayer: AVPlayerLayer) {
      (self.playerLayer, activeVideoCallContentViewController) = (playerLayer, nil)
    }
    public init(
      sampleBufferDisplayLayer: AVSampleBufferDisplayLayer,
      playbackDelegate: any AVPictureInPictureSampleBufferPlaybackDelegate
    ) {
      (playerLayer, activeVideoCallContentViewController) = (nil, nil)
      super.init()
      self.sampleBufferDisplayLayer = sampleBufferDisplayLayer
      sampleBufferPlaybackDelegate = playbackDelegate
    }
    public init(
      activeVideoCallSourceView sourceView: UIView,
      contentViewController: AVPictureInPictureVideoCallViewController
    ) {
      (playerLayer, activeVideoCallContentViewController) = (nil, contentViewController)
      super.init()
      activeVideoCallSourceView = sourceView
    }
  }

  open class func isPictureInPictureSupported() -> Bool { false }
  open var contentSource: ContentSource?
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var requiresLinearPlayback = false
  open var playerLayer: AVPlayerLayer? { contentSource?.playerLayer }
  open var isPictureInPicturePossible: Bool { false }
  open var isPictureInPictureActive: Bool { false }
  open var isPictureInPictureSuspended: Bool { false }

  public init(contentSource: ContentSource) { self.contentSource = contentSource }
  public convenience init?(playerLayer: AVPlayerLayer) { return nil }
  open class var pictureInPictureButtonStartImage: UIImage {
    UIImage(systemName: "pip.enter") ?? UIImage()
  }
  open class var pictureInPictureButtonStopImage: UIImage {
    UIImage(systemName: "pip.exit") ?? UIImage()
  }
  open class func pictureInPictureButtonStartImage(
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIImage { pictureInPictureButtonStartImage }
  open class func pictureInPictureButtonStopImage(
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIImage { pictureInPictureButtonStopImage }
  open func invalidatePlaybackState() {}
  open func startPictureInPicture() {}
  open func stopPictureInPicture() {}
}

@MainActor @preconcurrency public protocol AVPictureInPictureControllerDelegate: AnyObject {
  func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error)
  func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
}
extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  ) {}
  public func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(true) }
}

/// The controller of a call in a small window.
@MainActor @preconcurrency
open class AVPictureInPictureVideoCallViewController: UIViewController {}
@MainActor @preconcurrency
public protocol AVPictureInPictureSampleBufferPlaybackDelegate: NSObjectProtocol {
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, setPlaying playing: Bool)
  func pictureInPictureControllerTimeRangeForPlayback(
    _ pictureInPictureController: AVPictureInPictureController
  ) -> CMTimeRange
  func pictureInPictureControllerIsPlaybackPaused(
    _ pictureInPictureController: AVPictureInPictureController
  ) -> Bool
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    didTransitionToRenderSize newRenderSize: CMVideoDimensions)
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, skipByInterval skipInterval: CMTime,
    completion completionHandler: @escaping () -> Void)
}

/// The button of a camera; it is never pressed.
@MainActor @preconcurrency
open class AVCaptureEventInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?
  open var isEnabled = true
  public init(handler: @escaping (AVCaptureEvent) -> Void) {}
  public init(
    primary primaryHandler: @escaping (AVCaptureEvent) -> Void,
    secondary secondaryHandler: @escaping (AVCaptureEvent) -> Void
  ) {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
@MainActor @preconcurrency
open class AVCaptureEvent: NSObject {
  open var phase: AVCaptureEventPhase { .cancelled }
}
public enum AVCaptureEventPhase: UInt, Sendable { case began, ended, cancelled }
