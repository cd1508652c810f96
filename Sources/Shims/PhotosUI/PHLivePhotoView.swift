import Photos
import UIKit

/// Which part of a live photo is played.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  /// Nothing.
  case undefined
  /// The whole film.
  case full
  /// A short part, without sound.
  case hint
}

/// An object that is told when a live photo is played.
@MainActor @preconcurrency public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
  /// Tells that the film begins; it is never called.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  /// Tells that the film has ended; it is never called.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
  /// Has no effect.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  /// Has no effect.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
}

/// A view of a live photo; it is empty, since no live photo can be made.
@MainActor @preconcurrency
open class PHLivePhotoView: UIView {
  /// The live photo.
  open var livePhoto: PHLivePhoto?
  /// The object that is told about the film; it is held weakly.
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  /// Whether the film has no sound.
  open var isMuted = false
  /// The part of the picture to show, in the unit square.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Has no effect, since there is no film.
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  /// Has no effect, since there is no film.
  open func stopPlayback() {}
}
