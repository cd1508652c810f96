// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import AudioToolbox
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
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let toMinimizeStalls = Self(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    public static let evaluatingBufferingRate = Self(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    public static let noItemToPlay = Self(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }
  public enum AudiovisualBackgroundPlaybackPolicy: Int, Sendable {
    case automatic = 1
    case pauses, continuesIfPossible
  }
  public struct HDRMode: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let hlg = HDRMode(rawValue: 1)
    public static let hdr10 = HDRMode(rawValue: 2)
    public static let dolbyVision = HDRMode(rawValue: 4)
  }
  open var reasonForWaitingToPlay: WaitingReason? { nil }
  open var isExternalPlaybackActive: Bool { false }
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  open var externalPlaybackVideoGravity = AVLayerVideoGravity.resizeAspect
  open var audiovisualBackgroundPlaybackPolicy = AudiovisualBackgroundPlaybackPolicy.automatic
  open var appliesMediaSelectionCriteriaAutomatically = true
  open var isOutputObscuredDueToInsufficientExternalProtection: Bool { false }
  open class var eligibleForHDRPlayback: Bool { false }
  open class var availableHDRModes: HDRMode { [] }
  public static nonisolated let rateDidChangeNotification = Notification.Name(
    "AVPlayerRateDidChangeNotification")
  public static nonisolated let eligibleForHDRPlaybackDidChangeNotification = Notification.Name(
    "AVPlayerEligibleForHDRPlaybackDidChangeNotification")
  @preconcurrency open func preroll(
    atRate rate: Float, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }
  open func cancelPendingPrerolls() {}
  open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {
    self.rate = rate
  }
  open func setMediaSelectionCriteria(
    _ criteria: NSObject?, forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) {}
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
  /// Has no effect: an item has no dates.
  open func seek(to date: Date) {}
  @preconcurrency open func seek(
    to date: Date, completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    completionHandler(false)
  }
  @discardableResult open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
  ) async -> Bool {
    self.time = time
    return true
  }
  @preconcurrency open func seek(
    to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    self.time = time
    completionHandler(true)
  }
  @preconcurrency open func seek(
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
  @preconcurrency open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Never calls the block: the player's time stands still.
  @preconcurrency open func addBoundaryTimeObserver(
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
  public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }
  open private(set) var status = Status.ready
  open var error: (any Error)? { nil }
  open var loopCount: Int { 0 }
  nonisolated public let loopingPlayerItems: [AVPlayerItem]
  nonisolated public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    loopingPlayerItems = [itemToLoop]
  }
  nonisolated public init(
    player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange
  ) {
    loopingPlayerItems = [itemToLoop]
  }
  open func disableLooping() { status = .cancelled }
}
