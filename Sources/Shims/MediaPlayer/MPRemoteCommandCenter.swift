import Foundation

// The buttons of headphones and of the Lock Screen. Their handlers are never called.

/// The result of a button's handler.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// The app has done what the button means.
  case success = 0
  /// There is nothing to play.
  case noSuchContent = 100
  /// The content that is playing does not allow it.
  case noActionableNowPlayingItem = 110
  /// The device for the sound is missing.
  case deviceNotFound = 120
  /// Another failure.
  case commandFailed = 200
}

/// A press of a button of headphones or of the Lock Screen.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {}

/// A button of headphones or of the Lock Screen.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  /// Whether the user can press the button.
  open var isEnabled = true

  /// Returns a token; the handler is never called.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    NSObject()
  }
  /// Has no effect: methods are not found by name.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Has no effect, since handlers are not kept.
  open func removeTarget(_ target: Any?) {}
  /// Has no effect, since methods of objects are not kept.
  open func removeTarget(_ target: Any, action: Selector?) {}
}

/// A button that skips a stretch of time.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// The stretches that the button offers, in seconds.
  open var preferredIntervals: [NSNumber] = []
}

/// The buttons with which the user controls an app's player.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()
  /// Returns the only set of buttons of the process.
  open class func shared() -> MPRemoteCommandCenter { center }

  /// The button that starts playing.
  public let playCommand = MPRemoteCommand()
  /// The button that pauses.
  public let pauseCommand = MPRemoteCommand()
  /// The button that starts or pauses.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// The button that goes to the next track.
  public let nextTrackCommand = MPRemoteCommand()
  /// The button that goes to the previous track.
  public let previousTrackCommand = MPRemoteCommand()
  /// The button that skips forward.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// The button that skips backward.
  public let skipBackwardCommand = MPSkipIntervalCommand()
}
