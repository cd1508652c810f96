// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

import Foundation
import QuartzCore

// Players that play nothing: they store their items, and their time stands still.

@MainActor @preconcurrency
open class AVPlayer: NSObject {
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  open var volume: Float = 1
  open var isMuted = false
  open var rate: Float = 0
  open var defaultRate: Float = 1
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  public private(set) var currentItem: AVPlayerItem?
  private var time = CMTime.zero

  nonisolated public override init() { super.init() }
  nonisolated public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  nonisolated public init(playerItem item: AVPlayerItem?) { currentItem = item }

  open var status: Status { .readyToPlay }
  open var error: (any Error)? { nil }
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  open func play() { rate = defaultRate }
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  open func pause() { rate = 0 }
  open func currentTime() -> CMTime { time }
  open func seek(to time: CMTime) { self.time = time }
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
  ) { self.time = time }
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    self.time = time
    completionHandler(true)
  }
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }
  @discardableResult open func seek(to time: CMTime) async -> Bool {
    self.time = time
    return true
  }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Never calls the block: the player's time stands still.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Never calls the block: the player's time stands still.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}

  fileprivate func play(next item: AVPlayerItem?) { currentItem = item }
}

@MainActor @preconcurrency
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []

  nonisolated public override init() { super.init() }
  nonisolated public override init(url: URL) { super.init(url: url) }
  nonisolated public override init(playerItem item: AVPlayerItem?) { super.init(playerItem: item) }
  nonisolated public init(items: [AVPlayerItem]) {
    queue = Array(items.dropFirst())
    super.init(playerItem: items.first)
  }

  open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + queue }
  open func advanceToNextItem() { play(next: queue.isEmpty ? nil : queue.removeFirst()) }
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { true }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let index = queue.firstIndex { $0 === afterItem }.map { $0 + 1 }
    if currentItem == nil {
      play(next: item)
    } else {
      queue.insert(item, at: afterItem == nil ? queue.count : index ?? 0)
    }
  }
  open func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }
  open func removeAllItems() {
    queue = []
    play(next: nil)
  }
}

/// Stores a player and the item to repeat.
@MainActor @preconcurrency
open class AVPlayerLooper: NSObject {
  nonisolated public let loopingPlayerItems: [AVPlayerItem]
  nonisolated public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    loopingPlayerItems = [itemToLoop]
  }
  nonisolated public init(
    player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange
  ) {
    loopingPlayerItems = [itemToLoop]
  }
  open func disableLooping() {}
}

open class AVPlayerItem: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  public let asset: AVAsset
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var forwardPlaybackEndTime = CMTime.invalid

  public init(url URL: URL) { asset = AVURLAsset(url: URL) }
  public init(asset: AVAsset) { self.asset = asset }
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.asset = asset }

  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var duration: CMTime { .indefinite }
  open var loadedTimeRanges: [NSValue] { [] }
  open var isPlaybackLikelyToKeepUp: Bool { false }
  open var isPlaybackBufferEmpty: Bool { true }
  open func currentTime() -> CMTime { .zero }
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Self("AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = Self(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let AVPlayerItemPlaybackStalled = Self("AVPlayerItemPlaybackStalledNotification")
  public static let AVPlayerItemTimeJumped = Self("AVPlayerItemTimeJumpedNotification")
  public static let AVPlayerItemNewErrorLogEntry = Self("AVPlayerItemNewErrorLogEntryNotification")
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// A layer for a video; it shows nothing.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  public override init() { super.init() }
  public init(player: AVPlayer?) {
    self.player = player
    super.init()
  }
}
