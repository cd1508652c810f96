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
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  /// The button.
  open var command: MPRemoteCommand { MPRemoteCommand() }
  /// The time of the press, in seconds.
  open var timestamp: TimeInterval { 0 }
}

/// A press that skips a stretch of time.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The stretch, in seconds.
  open var interval: TimeInterval { 0 }
}

/// A change of the position.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The new position, in seconds.
  open var positionTime: TimeInterval { 0 }
}

/// The start or end of a press that moves the position.
open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The kind of an event.
  public enum SeekType: UInt, Sendable {
    /// The start, and the end, of the press.
    case beginSeeking, endSeeking
  }
  /// The kind.
  open var type: SeekType { .endSeeking }
}

/// A change of the speed.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The new speed.
  open var playbackRate: Float { 1 }
}

/// A like, a dislike or a bookmark.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// Whether it is taken back.
  open var isNegative: Bool { false }
}

/// A rating.
open class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The rating.
  open var rating: Float { 0 }
}

/// A change of the repetition.
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The repetition.
  open var repeatType: MPRepeatType { .off }
  /// Whether it is kept for later.
  open var preservesRepeatMode: Bool { false }
}

/// A change of the order.
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The order.
  open var shuffleType: MPShuffleType { .off }
  /// Whether it is kept for later.
  open var preservesShuffleMode: Bool { false }
}

/// The items that are repeated.
public enum MPRepeatType: Int, Sendable {
  /// None, one item, or all.
  case off, one, all
}

/// The items whose order is changed.
public enum MPShuffleType: Int, Sendable {
  /// None, items, or collections.
  case off, items, collections
}

/// A button that changes the position.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// A button that changes the speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  /// The speeds that the button offers.
  open var supportedPlaybackRates: [NSNumber] = []
}

/// A button that changes the repetition.
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
  /// The repetition.
  open var currentRepeatType = MPRepeatType.off
}

/// A button that changes the order.
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
  /// The order.
  open var currentShuffleType = MPShuffleType.off
}

/// A button that likes, dislikes or keeps an item.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  /// Whether the item has the mark.
  open var isActive = false
  /// The title of the button.
  open var localizedTitle = ""
  /// The short title of the button.
  open var localizedShortTitle = ""
}

/// A button that rates an item.
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
  /// The least rating.
  open var minimumRating: Float = 0
  /// The greatest rating.
  open var maximumRating: Float = 1
}

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
  /// The button that stops.
  public let stopCommand = MPRemoteCommand()
  /// The button that moves the position forward.
  public let seekForwardCommand = MPRemoteCommand()
  /// The button that moves the position backward.
  public let seekBackwardCommand = MPRemoteCommand()
  /// The button that changes the position.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// The button that changes the speed.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// The button that changes the repetition.
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
  /// The button that changes the order.
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
  /// The button that likes.
  public let likeCommand = MPFeedbackCommand()
  /// The button that dislikes.
  public let dislikeCommand = MPFeedbackCommand()
  /// The button that keeps an item.
  public let bookmarkCommand = MPFeedbackCommand()
  /// The button that rates.
  public let ratingCommand = MPRatingCommand()
  /// The button that shows a language.
  public let enableLanguageOptionCommand = MPRemoteCommand()
  /// The button that hides a language.
  public let disableLanguageOptionCommand = MPRemoteCommand()
  /// The button that skips forward.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// The button that skips backward.
  public let skipBackwardCommand = MPSkipIntervalCommand()
}
