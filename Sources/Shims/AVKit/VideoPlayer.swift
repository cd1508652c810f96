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
  /// Whether the video may go on in a window above other apps.
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
  /// A view between the video and its controls; it is not drawn.
  public private(set) lazy var contentOverlayView: UIView? = UIView()
}
