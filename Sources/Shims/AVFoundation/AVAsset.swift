// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreGraphics
import Foundation
import FoundationNetworking

// Media files. Their content is not read.

open class AVAsset: NSObject, @unchecked Sendable {
  open var tracks: [AVAssetTrack] { [] }
  open var isExportable: Bool { false }
  open var isReadable: Bool { false }
  open var isComposable: Bool { false }
  open var hasProtectedContent: Bool { false }
  open var providesPreciseDurationAndTiming: Bool { false }
  open var isCompatibleWithAirPlayVideo: Bool { false }
  open var preferredRate: Float { 1 }
  open var preferredVolume: Float { 1 }
  open var preferredTransform: CGAffineTransform { .identity }
  open var creationDate: AVMetadataItem? { nil }
  open var lyrics: String? { nil }
  open var availableMetadataFormats: [AVMetadataFormat] { [] }
  open var availableChapterLocales: [Locale] { [] }
  open var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }
  open var allMediaSelections: [AVMediaSelection] { [] }
  open var preferredMediaSelection: AVMediaSelection { AVMediaSelection() }
  open var minimumTimeOffsetFromLive: CMTime { .invalid }
  open func cancelLoading() {}
  open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? { nil }
  open func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic)
    -> [AVAssetTrack]
  { [] }
  open func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
    nil
  }
  open func loadTracks(
    withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) async throws -> [AVAssetTrack] { [] }
  @preconcurrency open func loadTracks(
    withMediaType mediaType: AVMediaType,
    completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
  ) {
    completionHandler([], nil)
  }
  open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
  open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { [] }
  open func mediaSelectionGroup(
    forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) -> AVMediaSelectionGroup? { nil }
  open func loadMediaSelectionGroup(
    for mediaCharacteristic: AVMediaCharacteristic
  ) async throws -> AVMediaSelectionGroup? { nil }
  open func chapterMetadataGroups(
    bestMatchingPreferredLanguages preferredLanguages: [String]
  ) -> [AVTimedMetadataGroup] { [] }
  open func loadChapterMetadataGroups(
    bestMatchingPreferredLanguages preferredLanguages: [String]
  ) async throws -> [AVTimedMetadataGroup] { [] }
  /// Calls the handler at once: the known properties of a file need no loading.
  @preconcurrency open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) {
    handler?()
  }
  open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus {
    .loaded
  }
  /// Returns the state of a property, which is known at once.
  open func status<Value>(
    of property: AVAsyncProperty<AVAsset, Value>
  ) -> AVAsyncPropertyStatus<Value> { .loaded(self[keyPath: property.path]) }
  open func load<A, B>(
    _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>
  ) async throws -> (A, B) { (self[keyPath: first.path], self[keyPath: second.path]) }
  open func load<A, B, C>(
    _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>,
    _ third: AVAsyncProperty<AVAsset, C>
  ) async throws -> (A, B, C) {
    (self[keyPath: first.path], self[keyPath: second.path], self[keyPath: third.path])
  }
  open func load<A, B, C, D>(
    _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>,
    _ third: AVAsyncProperty<AVAsset, C>, _ fourth: AVAsyncProperty<AVAsset, D>
  ) async throws -> (A, B, C, D) {
    (
      self[keyPath: first.path], self[keyPath: second.path], self[keyPath: third.path],
      self[keyPath: fourth.path]
    )
  }
  let file: URL
  public init(url URL: URL) { file = URL }
  open var duration: CMTime { .indefinite }
  open var isPlayable: Bool { false }
  open var metadata: [AVMetadataItem] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }

  /// Returns the value of a property that is known without reading the file.
  open func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    self[keyPath: property.path]
  }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
  open var url: URL { file }
  public override init(url URL: URL) { super.init(url: URL) }
  public init(url URL: URL, options: [String: Any]?) { super.init(url: URL) }
  public private(set) lazy var resourceLoader = AVAssetResourceLoader()
  open var assetCache: NSObject? { nil }
  open var variants: [NSObject] { [] }
  open var httpSessionIdentifier: UUID { UUID() }
  open class func audiovisualTypes() -> [AVFileType] { [.mp4, .mov, .m4v, .m4a, .mp3, .wav] }
  open class func audiovisualMIMETypes() -> [String] { ["video/mp4", "video/quicktime"] }
  open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool { false }
}
public let AVURLAssetPreferPreciseDurationAndTimingKey =
  "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
public let AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey"
public let AVURLAssetOverrideMIMETypeKey = "AVURLAssetOverrideMIMETypeKey"

/// Returns the largest rectangle of an aspect ratio in the middle of another one.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}

extension NSValue {
  /// Creates a value of a time, which keeps its seconds.
  public convenience init(time: CMTime) { self.init(point: CGPoint(x: time.seconds, y: 600)) }
  /// The time.
  public var timeValue: CMTime { CMTime(seconds: pointValue.x, preferredTimescale: 600) }
  /// Creates a value of a span, which keeps its seconds.
  public convenience init(timeRange: CMTimeRange) {
    self.init(
      rect: CGRect(x: timeRange.start.seconds, y: 0, width: timeRange.duration.seconds, height: 0))
  }
  /// The span.
  public var timeRangeValue: CMTimeRange {
    CMTimeRange(
      start: CMTime(seconds: rectValue.minX, preferredTimescale: 600),
      duration: CMTime(seconds: rectValue.size.width, preferredTimescale: 600))
  }
}
