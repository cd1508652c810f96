// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreGraphics
import Foundation

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
