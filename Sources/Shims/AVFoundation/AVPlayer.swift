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

open class AVPlayerItem: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  public let asset: AVAsset
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var forwardPlaybackEndTime = CMTime.invalid

  public init(url URL: URL) { asset = AVURLAsset(url: URL) }
  public init(asset: AVAsset) { self.asset = asset }
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.asset = asset }
  public init(
    asset: AVAsset, automaticallyLoadedAssetKeys: [AVPartialAsyncProperty<AVAsset>]
  ) { self.asset = asset }

  open var reversePlaybackEndTime = CMTime.invalid
  open var preferredPeakBitRate: Double = 0
  open var preferredPeakBitRateForExpensiveNetworks: Double = 0
  open var preferredMaximumResolution = CGSize.zero
  open var preferredMaximumResolutionForExpensiveNetworks = CGSize.zero
  open var startsOnFirstEligibleVariant = false
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  open var automaticallyPreservesTimeOffsetFromLive = false
  open var configuredTimeOffsetFromLive = CMTime.invalid
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  open var audioMix: AVAudioMix?
  open var videoComposition: AVVideoComposition?
  open var externalMetadata: [AVMetadataItem] = []
  open var textStyleRules: [NSObject]?
  open var navigationMarkerGroups: [NSObject] = []
  open private(set) var outputs: [AVPlayerItemOutput] = []
  open func add(_ output: AVPlayerItemOutput) { outputs.append(output) }
  open func remove(_ output: AVPlayerItemOutput) { outputs.removeAll { $0 === output } }
  open var tracks: [AVPlayerItemTrack] { [] }
  open var presentationSize: CGSize { .zero }
  open var seekableTimeRanges: [NSValue] { [] }
  open var isPlaybackBufferFull: Bool { false }
  open var canPlayFastForward: Bool { false }
  open var canPlayFastReverse: Bool { false }
  open var canPlaySlowForward: Bool { false }
  open var canPlayReverse: Bool { false }
  open var canPlaySlowReverse: Bool { false }
  open var canStepForward: Bool { false }
  open var canStepBackward: Bool { false }
  open var isApplicationAuthorizedForPlayback: Bool { true }
  open var isContentAuthorizedForPlayback: Bool { true }
  open var timedMetadata: [AVMetadataItem]? { nil }
  open var timebase: CMTimebase? { nil }
  open var recommendedTimeOffsetFromLive: CMTime { .invalid }
  open func currentDate() -> Date? { nil }
  open func step(byCount stepCount: Int) {}
  @preconcurrency open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
    completionHandler?(false)
  }
  @preconcurrency open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: (@Sendable (Bool) -> Void)?
  ) {
    completionHandler?(false)
  }
  open func cancelPendingSeeks() {}
  open func accessLog() -> AVPlayerItemAccessLog? { nil }
  open func errorLog() -> AVPlayerItemErrorLog? { nil }
  open func select(
    _ mediaSelectionOption: AVMediaSelectionOption?,
    in mediaSelectionGroup: AVMediaSelectionGroup
  ) {}
  open func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {}
  open var currentMediaSelection: AVMediaSelection { AVMediaSelection() }
  open override func copy() -> Any { AVPlayerItem(asset: asset) }
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
  public static let failedToPlayToEndTimeNotification = Notification.Name
    .AVPlayerItemFailedToPlayToEndTime
  public static let playbackStalledNotification = Notification.Name.AVPlayerItemPlaybackStalled
  public static let timeJumpedNotification = Notification.Name.AVPlayerItemTimeJumped
  public static let newAccessLogEntryNotification = Notification.Name.AVPlayerItemNewAccessLogEntry
  public static let newErrorLogEntryNotification = Notification.Name.AVPlayerItemNewErrorLogEntry

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
  public static let AVPlayerItemNewAccessLogEntry = Self(
    "AVPlayerItemNewAccessLogEntryNotification")
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
  open var videoRect: CGRect { .zero }
  open var pixelBufferAttributes: [String: Any]?
  public override init() { super.init() }
  public init(player: AVPlayer?) {
    self.player = player
    super.init()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

// MARK: Parts of items, of which there are none

open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
  open var assetTrack: AVAssetTrack? { nil }
  open var isEnabled = true
  open var currentVideoFrameRate: Float { 0 }
}
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
  open var suppressesPlayerRendering = false
  open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .invalid }
}
open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
  public override init() { super.init() }
  public init(pixelBufferAttributes: [String: Any]?) { super.init() }
  public init(outputSettings: [String: Any]?) { super.init() }
  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
  open func copyPixelBuffer(
    forItemTime itemTime: CMTime, itemTimeForDisplay: UnsafeMutablePointer<CMTime>?
  ) -> CVPixelBuffer? { nil }
  open func requestNotificationOfMediaDataChange(withAdvanceInterval interval: TimeInterval) {}
}
open class AVPlayerItemMetadataOutput: AVPlayerItemOutput, @unchecked Sendable {
  public init(identifiers: [String]?) {}
  open func setDelegate(
    _ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?, queue: DispatchQueue?
  ) {}
}
public protocol AVPlayerItemMetadataOutputPushDelegate: NSObjectProtocol {
  func metadataOutput(
    _ output: AVPlayerItemMetadataOutput,
    didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup], from track: AVPlayerItemTrack?)
}
extension AVPlayerItemMetadataOutputPushDelegate {
  public func metadataOutput(
    _ output: AVPlayerItemMetadataOutput,
    didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup], from track: AVPlayerItemTrack?
  ) {}
}
open class AVTimedMetadataGroup: NSObject, @unchecked Sendable {
  public let items: [AVMetadataItem]
  public let timeRange: CMTimeRange
  public init(items: [AVMetadataItem], timeRange: CMTimeRange) {
    (self.items, self.timeRange) = (items, timeRange)
  }
}
open class AVPlayerItemLegibleOutput: AVPlayerItemOutput, @unchecked Sendable {
  public override init() { super.init() }
}
open class AVPlayerItemAccessLog: NSObject, @unchecked Sendable {
  open var events: [AVPlayerItemAccessLogEvent] { [] }
}
open class AVPlayerItemAccessLogEvent: NSObject, @unchecked Sendable {
  open var observedBitrate: Double { -1 }
  open var indicatedBitrate: Double { -1 }
  open var numberOfStalls: Int { 0 }
  open var numberOfBytesTransferred: Int64 { 0 }
  open var durationWatched: TimeInterval { 0 }
  open var uri: String? { nil }
  open var playbackType: String? { nil }
}
open class AVPlayerItemErrorLog: NSObject, @unchecked Sendable {
  open var events: [AVPlayerItemErrorLogEvent] { [] }
}
open class AVPlayerItemErrorLogEvent: NSObject, @unchecked Sendable {
  open var date: Date? { nil }
  open var uri: String? { nil }
  open var errorStatusCode: Int { 0 }
  open var errorDomain: String { "" }
  open var errorComment: String? { nil }
}
open class AVMediaSelection: NSObject, @unchecked Sendable {
  open func selectedMediaOption(
    in mediaSelectionGroup: AVMediaSelectionGroup
  ) -> AVMediaSelectionOption? { nil }
}
open class AVMediaSelectionGroup: NSObject, @unchecked Sendable {
  open var options: [AVMediaSelectionOption] { [] }
  open var defaultOption: AVMediaSelectionOption? { nil }
  open var allowsEmptySelection: Bool { true }
  open class func mediaSelectionOptions(
    from mediaSelectionOptions: [AVMediaSelectionOption], with locale: Locale
  ) -> [AVMediaSelectionOption] { mediaSelectionOptions }
}
open class AVMediaSelectionOption: NSObject, @unchecked Sendable {
  open var displayName: String { "" }
  open var locale: Locale? { nil }
  open var extendedLanguageTag: String? { nil }
  open var mediaType: AVMediaType { .text }
  open func displayName(with locale: Locale) -> String { "" }
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
}

/// A layer for samples; it shows nothing.
open class AVSampleBufferDisplayLayer: CALayer {
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForMoreMediaData: Bool { true }
  open var status: AVQueuedSampleBufferRenderingStatus { .unknown }
  open var error: (any Error)? { nil }
  open func enqueue(_ sampleBuffer: CMSampleBuffer) {}
  open func flush() {}
  open func flushAndRemoveImage() {}
}
public enum AVQueuedSampleBufferRenderingStatus: Int, Sendable { case unknown, rendering, failed }
