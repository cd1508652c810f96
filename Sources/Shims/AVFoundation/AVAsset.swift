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
  /// Calls the handler: what is known of a file is known at once.
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

/// Asks an app for the data of a file; nobody plays it.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
  open private(set) var delegateQueue: DispatchQueue?
  open var preloadsEligibleContentKeys = false
  open func setDelegate(
    _ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?
  ) {
    (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
  }
}
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
  ) -> Bool
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    didCancel loadingRequest: AVAssetResourceLoadingRequest)
}
extension AVAssetResourceLoaderDelegate {
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
  ) -> Bool { false }
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) {}
}
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
  public let request: URLRequest
  open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest?
  open var dataRequest: AVAssetResourceLoadingDataRequest?
  open var redirect: URLRequest?
  open var response: URLResponse?
  open private(set) var isFinished = false
  open var isCancelled: Bool { false }
  init(request: URLRequest) { self.request = request }
  open func finishLoading() { isFinished = true }
  open func finishLoading(with error: (any Error)?) { isFinished = true }
}
open class AVAssetResourceRenewalRequest: AVAssetResourceLoadingRequest, @unchecked Sendable {}
open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
  open var contentType: String?
  open var contentLength: Int64 = 0
  open var isByteRangeAccessSupported = false
  open var renewalDate: Date?
}
open class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
  open var requestedOffset: Int64 { 0 }
  open var requestedLength: Int { 0 }
  open var currentOffset: Int64 { 0 }
  open var requestsAllDataToEndOfResource: Bool { false }
  open func respond(with data: Data) {}
}

public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }
public enum AVAsyncPropertyStatus<Value> {
  case notYetLoaded, loading, loaded(Value), failed(NSError)
}
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let id3Metadata = Self(rawValue: "org.id3")
  public static let iTunesMetadata = Self(rawValue: "com.apple.itunes")
  public static let quickTimeMetadata = Self(rawValue: "com.apple.quicktime.mdta")
  public static let quickTimeUserData = Self(rawValue: "com.apple.quicktime.udta")
}
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let visual = Self(rawValue: "AVMediaCharacteristicVisual")
  public static let audible = Self(rawValue: "AVMediaCharacteristicAudible")
  public static let legible = Self(rawValue: "AVMediaCharacteristicLegible")
  public static let frameBased = Self(rawValue: "AVMediaCharacteristicFrameBased")
  public static let containsHDRVideo = Self(rawValue: "AVMediaCharacteristicContainsHDRVideo")
  public static let containsOnlyForcedSubtitles = Self(
    rawValue: "public.subtitles.forced-only")
  public static let isMainProgramContent = Self(rawValue: "public.main-program-content")
}

/// A property of an asset, or of a part of it, whose value has any type.
open class AVPartialAsyncProperty<Root: NSObject>: @unchecked Sendable {}

/// A property of an asset, or of a part of it, that takes time to load.
public final class AVAsyncProperty<Root: NSObject, Value>: AVPartialAsyncProperty<Root>,
  @unchecked Sendable
{
  let path: KeyPath<Root, Value>
  init(path: KeyPath<Root, Value>) { self.path = path }
}
extension AVPartialAsyncProperty where Root == AVAsset {
  public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init(path: \.duration) }
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init(path: \.isPlayable) }
  public static var isExportable: AVAsyncProperty<AVAsset, Bool> { .init(path: \.isExportable) }
  public static var isReadable: AVAsyncProperty<AVAsset, Bool> { .init(path: \.isReadable) }
  public static var isComposable: AVAsyncProperty<AVAsset, Bool> { .init(path: \.isComposable) }
  public static var hasProtectedContent: AVAsyncProperty<AVAsset, Bool> {
    .init(path: \.hasProtectedContent)
  }
  public static var providesPreciseDurationAndTiming: AVAsyncProperty<AVAsset, Bool> {
    .init(path: \.providesPreciseDurationAndTiming)
  }
  public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { .init(path: \.tracks) }
  public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> {
    .init(path: \.metadata)
  }
  public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> {
    .init(path: \.commonMetadata)
  }
  public static var creationDate: AVAsyncProperty<AVAsset, AVMetadataItem?> {
    .init(path: \.creationDate)
  }
  public static var lyrics: AVAsyncProperty<AVAsset, String?> { .init(path: \.lyrics) }
  public static var availableMetadataFormats: AVAsyncProperty<AVAsset, [AVMetadataFormat]> {
    .init(path: \.availableMetadataFormats)
  }
  public static var availableChapterLocales: AVAsyncProperty<AVAsset, [Locale]> {
    .init(path: \.availableChapterLocales)
  }
  public static var preferredTransform: AVAsyncProperty<AVAsset, CGAffineTransform> {
    .init(path: \.preferredTransform)
  }
  public static var availableMediaCharacteristicsWithMediaSelectionOptions:
    AVAsyncProperty<AVAsset, [AVMediaCharacteristic]>
  { .init(path: \.availableMediaCharacteristicsWithMediaSelectionOptions) }
}
extension AVPartialAsyncProperty where Root == AVAssetTrack {
  public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> {
    .init(path: \.naturalSize)
  }
  public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> {
    .init(path: \.preferredTransform)
  }
  public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> {
    .init(path: \.nominalFrameRate)
  }
  public static var estimatedDataRate: AVAsyncProperty<AVAssetTrack, Float> {
    .init(path: \.estimatedDataRate)
  }
  public static var timeRange: AVAsyncProperty<AVAssetTrack, CMTimeRange> {
    .init(path: \.timeRange)
  }
  public static var minFrameDuration: AVAsyncProperty<AVAssetTrack, CMTime> {
    .init(path: \.minFrameDuration)
  }
  public static var naturalTimeScale: AVAsyncProperty<AVAssetTrack, CMTimeScale> {
    .init(path: \.naturalTimeScale)
  }
  public static var formatDescriptions: AVAsyncProperty<AVAssetTrack, [CMFormatDescription]> {
    .init(path: \.formatDescriptions)
  }
  public static var isEnabled: AVAsyncProperty<AVAssetTrack, Bool> { .init(path: \.isEnabled) }
  public static var mediaCharacteristics: AVAsyncProperty<AVAssetTrack, [AVMediaCharacteristic]> {
    .init(path: \.mediaCharacteristics)
  }
  public static var languageCode: AVAsyncProperty<AVAssetTrack, String?> {
    .init(path: \.languageCode)
  }
}
extension AVPartialAsyncProperty where Root == AVMetadataItem {
  public static var value: AVAsyncProperty<AVMetadataItem, (any NSCopying & NSObjectProtocol)?> {
    .init(path: \.value)
  }
  public static var stringValue: AVAsyncProperty<AVMetadataItem, String?> {
    .init(path: \.stringValue)
  }
  public static var dataValue: AVAsyncProperty<AVMetadataItem, Data?> { .init(path: \.dataValue) }
  public static var numberValue: AVAsyncProperty<AVMetadataItem, NSNumber?> {
    .init(path: \.numberValue)
  }
  public static var dateValue: AVAsyncProperty<AVMetadataItem, Date?> { .init(path: \.dateValue) }
}

open class AVAssetTrack: NSObject, @unchecked Sendable {
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }
  open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: .zero) }
  open var mediaType: AVMediaType { .video }
  open weak var asset: AVAsset? { nil }
  open var trackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
  open var estimatedDataRate: Float { 0 }
  open var minFrameDuration: CMTime { .invalid }
  open var naturalTimeScale: CMTimeScale { 0 }
  open var formatDescriptions: [CMFormatDescription] { [] }
  open var isEnabled: Bool { true }
  open var isPlayable: Bool { false }
  open var isDecodable: Bool { false }
  open var totalSampleDataLength: Int64 { 0 }
  open var languageCode: String? { nil }
  open var extendedLanguageTag: String? { nil }
  open var segments: [NSObject] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }
  open var mediaCharacteristics: [AVMediaCharacteristic] { [] }
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
  open func load<A, B, C>(
    _ first: AVAsyncProperty<AVAssetTrack, A>, _ second: AVAsyncProperty<AVAssetTrack, B>,
    _ third: AVAsyncProperty<AVAssetTrack, C>
  ) async throws -> (A, B, C) {
    (self[keyPath: first.path], self[keyPath: second.path], self[keyPath: third.path])
  }

  /// Returns the value of a property that is known without reading the file.
  open func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value {
    self[keyPath: property.path]
  }
  /// Returns the values of two properties.
  open func load<A, B>(
    _ first: AVAsyncProperty<AVAssetTrack, A>, _ second: AVAsyncProperty<AVAssetTrack, B>
  ) async throws -> (A, B) {
    (self[keyPath: first.path], self[keyPath: second.path])
  }
}

/// The volumes of tracks.
open class AVAudioMix: NSObject, @unchecked Sendable {
  open var inputParameters: [AVAudioMixInputParameters] = []
}

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

open class AVMetadataItem: NSObject, @unchecked Sendable {
  open var keySpace: AVMetadataKeySpace? { nil }
  open var numberValue: NSNumber? { value as? NSNumber }
  open var dateValue: Date? { nil }
  open var time: CMTime { .invalid }
  open var duration: CMTime { .invalid }
  open var dataType: String? { nil }
  open var extendedLanguageTag: String? { nil }
  open var locale: Locale? { nil }
  open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { nil }
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    metadataItems.filter { item in
      item.commonKey.map { "\($0.rawValue)" == "\((key as? AVMetadataKey)?.rawValue ?? "")" }
        ?? false
    }
  }
  open var identifier: AVMetadataIdentifier? { nil }
  open var commonKey: AVMetadataKey? { nil }
  open var key: (any NSCopying & NSObjectProtocol)? { nil }
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  open var stringValue: String? { nil }
  open var dataValue: Data? { nil }

  /// Returns the value of a property that is known without reading the file.
  open func load<Value>(_ property: AVAsyncProperty<AVMetadataItem, Value>) async throws -> Value {
    self[keyPath: property.path]
  }
}

/// A metadata item that an app makes.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  private var values: [String: Any] = [:]
  private func get<Value>(_ name: String) -> Value? { values[name] as? Value }
  public override init() { super.init() }
  open override var identifier: AVMetadataIdentifier? {
    get { get("identifier") }
    set { values["identifier"] = newValue }
  }
  open override var key: (any NSCopying & NSObjectProtocol)? {
    get { get("key") }
    set { values["key"] = newValue }
  }
  open override var keySpace: AVMetadataKeySpace? {
    get { get("keySpace") }
    set { values["keySpace"] = newValue }
  }
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { get("value") }
    set { values["value"] = newValue }
  }
  open override var stringValue: String? { (value as? NSString).map { "\($0)" } }
  open override var dataValue: Data? { (value as? NSData).map { Data(referencing: $0) } }
  open override var time: CMTime {
    get { get("time") ?? .invalid }
    set { values["time"] = newValue }
  }
  open override var duration: CMTime {
    get { get("duration") ?? .invalid }
    set { values["duration"] = newValue }
  }
  open override var dataType: String? {
    get { get("dataType") }
    set { values["dataType"] = newValue }
  }
  open override var extendedLanguageTag: String? {
    get { get("extendedLanguageTag") }
    set { values["extendedLanguageTag"] = newValue }
  }
  open override var locale: Locale? {
    get { get("locale") }
    set { values["locale"] = newValue }
  }
  open override var extraAttributes: [AVMetadataExtraAttributeKey: Any]? {
    get { get("extraAttributes") }
    set { values["extraAttributes"] = newValue }
  }
}
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let common = Self(rawValue: "comn")
  public static let iTunes = Self(rawValue: "itsk")
  public static let id3 = Self(rawValue: "org.id3")
  public static let quickTimeMetadata = Self(rawValue: "mdta")
  public static let quickTimeUserData = Self(rawValue: "udta")
  public static let icy = Self(rawValue: "icy")
}
public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The key of a metadata item in its key space.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = Self(rawValue: "title")
  public static let commonKeyArtist = Self(rawValue: "artist")
  public static let commonKeyAlbumName = Self(rawValue: "albumName")
  public static let commonKeyArtwork = Self(rawValue: "artwork")
  public static let commonKeyAuthor = Self(rawValue: "author")
  public static let commonKeyCreationDate = Self(rawValue: "creationDate")
  public static let commonKeyDescription = Self(rawValue: "description")
  public static let commonKeyLocation = Self(rawValue: "location")
  public static let commonKeyCreator = Self(rawValue: "creator")
  public static let commonKeyType = Self(rawValue: "type")
  public static let commonKeySoftware = Self(rawValue: "software")
  public static let commonKeyMake = Self(rawValue: "make")
  public static let commonKeyModel = Self(rawValue: "model")
  public static let commonKeyLanguage = Self(rawValue: "language")
  public static let quickTimeMetadataKeyLocationISO6709 = Self(
    rawValue: "com.apple.quicktime.location.ISO6709")
  public static let id3MetadataKeyAttachedPicture = Self(rawValue: "APIC")
  public static let iTunesMetadataKeyCoverArt = Self(rawValue: "covr")
}

/// The key of a metadata item with its key space.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonIdentifierTitle = Self(rawValue: "common/title")
  public static let commonIdentifierArtist = Self(rawValue: "common/artist")
  public static let commonIdentifierAlbumName = Self(rawValue: "common/albumName")
  public static let commonIdentifierArtwork = Self(rawValue: "common/artwork")
  public static let commonIdentifierDescription = Self(rawValue: "common/description")
  public static let commonIdentifierAuthor = Self(rawValue: "common/author")
  public static let commonIdentifierCreator = Self(rawValue: "common/creator")
  public static let commonIdentifierCreationDate = Self(rawValue: "common/creationDate")
  public static let commonIdentifierLocation = Self(rawValue: "common/location")
  public static let commonIdentifierType = Self(rawValue: "common/type")
  public static let iTunesMetadataTrackSubTitle = Self(rawValue: "itsk/%A9st3")
  public static let quickTimeMetadataGenre = Self(rawValue: "mdta/com.apple.quicktime.genre")
  public static let quickTimeMetadataLocationISO6709 = Self(
    rawValue: "mdta/com.apple.quicktime.location.ISO6709")
  public static let quickTimeMetadataContentIdentifier = Self(
    rawValue: "mdta/com.apple.quicktime.content.identifier")
}

/// A generator of still pictures; it fails, since files are not read.
public typealias AVAssetImageGeneratorCompletionHandler =
  @Sendable (
    CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?
  ) -> Void
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  public init(asset: AVAsset) {}
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    throw AVError(.decoderNotFound)
  }
  public enum Result: Int, Sendable { case succeeded, failed, cancelled }
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let cleanAperture = Self(rawValue: "CleanAperture")
    public static let productionAperture = Self(rawValue: "ProductionAperture")
    public static let encodedPixels = Self(rawValue: "EncodedPixels")
  }
  open var apertureMode: ApertureMode?
  open var videoComposition: AVVideoComposition?
  @preconcurrency open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler:
      @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    for _ in requestedTimes {
      handler(.zero, nil, .invalid, .failed, AVError(.decoderNotFound))
    }
  }
  @preconcurrency open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    handler(nil, .invalid, AVError(.decoderNotFound))
  }
  open func cancelAllCGImageGeneration() {}
  /// The pictures of some times, each of which fails.
  public struct Images: AsyncSequence, Sendable {
    public enum Element: Sendable {
      case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
      case failure(requestedTime: CMTime, error: any Error)
      public var requestedTime: CMTime {
        switch self {
        case .success(let time, _, _), .failure(let time, _): time
        }
      }
      public var image: CGImage {
        get throws {
          switch self {
          case .success(_, let image, _): image
          case .failure(_, let error): throw error
          }
        }
      }
      public var actualTime: CMTime {
        get throws {
          switch self {
          case .success(_, _, let time): time
          case .failure(_, let error): throw error
          }
        }
      }
    }
    public struct AsyncIterator: AsyncIteratorProtocol {
      var times: ArraySlice<CMTime>
      public mutating func next() async -> Element? {
        times.popFirst().map { .failure(requestedTime: $0, error: AVError(.decoderNotFound)) }
      }
    }
    let times: [CMTime]
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(times: times[...]) }
  }
  public func images(for times: [CMTime]) -> Images { Images(times: times) }
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.decoderNotFound)
  }
}

/// An error of AVFoundation.
public struct AVError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case deviceNotConnected = -11814
    case fileFormatNotRecognized = -11828
    case decoderNotFound = -11833
    case encoderNotFound = -11834
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case noDataCaptured = -11805
    case sessionConfigurationChanged = -11806
    case diskFull = -11807
    case deviceWasDisconnected = -11808
    case mediaChanged = -11809
    case maximumDurationReached = -11810
    case maximumFileSizeReached = -11811
    case mediaDiscontinuity = -11812
    case deviceInUseByAnotherApplication = -11815
    case deviceLockedForConfigurationByAnotherProcess = -11817
    case sessionWasInterrupted = -11818
    case mediaServicesWereReset = -11819
    case exportFailed = -11820
    case decodeFailed = -11821
    case fileAlreadyExists = -11823
    case invalidSourceMedia = -11822
    case contentIsProtected = -11831
    case noImageAtTime = -11832
    case contentIsNotAuthorized = -11835
    case operationNotAllowed = -11862
    case serverIncorrectlyConfigured = -11850
    case contentNotUpdated = -11870
    case noLongerPlayable = -11867
    case failedToParse = -11853
    case applicationIsNotAuthorizedToUseDevice = -11852
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let metadata = AVMediaType(rawValue: "meta")
  public static let text = AVMediaType(rawValue: "text")
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  public static let closedCaption = AVMediaType(rawValue: "clcp")
  public static let timecode = AVMediaType(rawValue: "tmcd")
  public static let muxed = AVMediaType(rawValue: "muxx")
  public static let metadataObject = AVMediaType(rawValue: "mobj")
  public static let depthData = AVMediaType(rawValue: "dpth")
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
