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
}
