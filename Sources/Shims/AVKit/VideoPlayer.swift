@_exported import AVFoundation
@_exported import SwiftUI

/// A player of a video; a placeholder with the overlay is drawn.
nonisolated public struct VideoPlayer<VideoOverlay: View>: View {
  let overlay: VideoOverlay

  /// Creates a placeholder of a video with a view on top of it.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    overlay = videoOverlay()
  }

  /// The placeholder with the overlay.
  @MainActor public var body: some View {
    ContentPlaceholder(name: "VideoPlayer", systemImage: "play.rectangle").overlay { overlay }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a placeholder of a video without an overlay.
  public init(player: AVPlayer?) {
    self.init(player: player) { EmptyView() }
  }
}

/// A controller of a video with controls; it shows an empty view.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController, SystemScreen {
  /// The player whose video the controller would show.
  open var player: AVPlayer?
  /// Whether controls for playing are on the video; they are not drawn.
  open var showsPlaybackControls = true
  /// How the video would fill the view.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the video may continue in a window above other apps.
  open var allowsPictureInPicturePlayback = true
  /// Whether that window opens when the app is left.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether the video fills the screen when it plays.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the video leaves the full screen at its end.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the controls skip only by whole items.
  open var requiresLinearPlayback = false
  /// Whether the system shows what is playing.
  open var updatesNowPlayingInfoCenter = true
  /// Whether a frame of the video could be drawn: never.
  open var isReadyForDisplay: Bool { false }
  /// The part of the view that the video would fill.
  open var videoBounds: CGRect { .zero }
  /// The object that would be told about full screens and windows; it is never called.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// The format of frames for the player.
  open var pixelBufferAttributes: [String: Any]?
  /// The speeds that the controls offer.
  open var speeds = AVPlaybackSpeed.systemDefaultSpeeds
  /// The speed that is chosen.
  open private(set) var selectedSpeed: AVPlaybackSpeed?
  /// Chooses a speed.
  open func selectSpeed(_ speed: AVPlaybackSpeed) {
    selectedSpeed = speed
    player?.defaultRate = speed.rate
  }
  /// Whether text in a frame can be selected.
  open var allowsVideoFrameAnalysis = true
  /// Whether the time of each frame is shown.
  open var showsTimecodes = false
  /// A view between the video and its controls; it is not drawn.
  public private(set) lazy var contentOverlayView: UIView? = UIView()
}

/// A speed of a video.
@MainActor @preconcurrency
open class AVPlaybackSpeed: NSObject {
  /// The speed, of which 1 is normal.
  public let rate: Float
  /// The name for users.
  public let localizedName: String
  /// The name in numbers.
  open var localizedNumericName: String { "\(rate)×" }
  /// Creates a speed.
  public init(rate: Float, localizedName: String) {
    (self.rate, self.localizedName) = (rate, localizedName)
  }
  /// The speeds of the system.
  open class var systemDefaultSpeeds: [AVPlaybackSpeed] {
    [0.5, 1, 1.25, 1.5, 2].map { AVPlaybackSpeed(rate: $0, localizedName: "\($0)×") }
  }
}

/// An object that would be told about full screens and windows of a player; it is never called.
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  /// Called before the window opens: never.
  func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// Called after the window has opened: never.
  func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// Called when the window cannot open: never.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    failedToStartPictureInPictureWithError error: any Error)
  /// Called before the window closes: never.
  func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// Called after the window has closed: never.
  func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// Returns whether the controller is dismissed when the window opens; never called.
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool
  /// Called for the screen to return to: never.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
  /// Called before the full screen: never.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
  /// Called before the end of the full screen: never.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
}
extension AVPlayerViewControllerDelegate {
  /// Does nothing.
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Does nothing.
  public func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Does nothing.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    failedToStartPictureInPictureWithError error: any Error
  ) {}
  /// Does nothing.
  public func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Does nothing.
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Returns true.
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool { true }
  /// Calls the handler.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(true) }
  /// Does nothing.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
  /// Does nothing.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
}
