// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import AudioToolbox
import Foundation
import QuartzCore

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

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
  open var assetTrack: AVAssetTrack? { nil }
  open var isEnabled = true
  open var currentVideoFrameRate: Float { 0 }
}
