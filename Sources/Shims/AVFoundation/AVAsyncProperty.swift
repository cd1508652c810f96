// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreGraphics
import Foundation

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
