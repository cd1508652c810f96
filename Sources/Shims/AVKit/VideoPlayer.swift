// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import AVFoundation
@_exported import SwiftUI

/// A player of a video; a placeholder with the overlay is drawn.
nonisolated public struct VideoPlayer<VideoOverlay: View>: View {
  let overlay: VideoOverlay

  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    overlay = videoOverlay()
  }

  @MainActor public var body: some View {
    ContentPlaceholder(name: "VideoPlayer", systemImage: "play.rectangle").overlay { overlay }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  public init(player: AVPlayer?) {
    self.init(player: player) { EmptyView() }
  }
}

@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
}
