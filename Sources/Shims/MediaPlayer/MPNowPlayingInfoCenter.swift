@_exported import AVFoundation
@_exported import UIKit

// Information about playback. There is no Lock Screen to show it.

/// The state of an app's player.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  /// Not known, playing, paused, at its end, or stopped by another sound.
  case unknown, playing, paused, stopped, interrupted
}

/// The kind of what is playing.
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }

/// The key for the title of what is playing.
public let MPMediaItemPropertyTitle = "title"
/// The key for the name of the performer.
public let MPMediaItemPropertyArtist = "artist"
/// The key for the title of the album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key for the picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key for the length, in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key for the position, in seconds from the beginning.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key for the kind of media.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// The key for the position as a fraction from 0 to 1.
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
/// The key for the speed, of which 1 is normal.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

/// The information about playback; it is only stored.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let center = MPNowPlayingInfoCenter()
  /// Returns the only center of the process.
  open class func `default`() -> MPNowPlayingInfoCenter { center }

  /// The values by their keys; nil if nothing is playing.
  open var nowPlayingInfo: [String: Any]?
  /// The state of the player that the app has set.
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// A picture that is made for the size at which it is shown.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  /// The rectangle of the largest size, in points.
  public let bounds: CGRect
  private let request: (CGSize) -> UIImage

  /// Creates a picture from its largest size and a closure that makes it for a size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    request = requestHandler
  }

  /// Returns the picture that the closure makes for a size in points.
  open func image(at size: CGSize) -> UIImage? { request(size) }
}
