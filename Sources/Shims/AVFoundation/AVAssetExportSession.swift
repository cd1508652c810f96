// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The kind of a file with sound or pictures.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  public static let heic = AVFileType(rawValue: "public.heic")
}

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"
public let AVAssetExportPresetHEVC3840x2160 = "AVAssetExportPresetHEVC3840x2160"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// The writing of an asset into a file, which fails: assets have no content.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown, waiting, exporting, completed, failed, cancelled
  }
  public let asset: AVAsset
  public let presetName: String
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var shouldOptimizeForNetworkUse = false
  open var videoComposition: AVVideoComposition?
  open var audioMix: AVAudioMix?
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
  open var metadata: [AVMetadataItem]?
  open var fileLengthLimit: Int64 = 0
  open var estimatedOutputFileLength: Int64 { 0 }
  open var maxDuration: CMTime { .positiveInfinity }
  open var directoryForTemporaryFiles: URL?
  open var canPerformMultiplePassesOverSourceMediaData = false
  /// The state of an export.
  public enum State: Sendable {
    case pending, waiting, exporting(progress: Progress)
  }
  /// The states of the export: none follows, since it fails.
  public func states(updateInterval: TimeInterval = .infinity) -> AsyncStream<State> {
    AsyncStream { $0.finish() }
  }
  @preconcurrency open func determineCompatibleFileTypes(
    completionHandler handler: @escaping @Sendable ([AVFileType]) -> Void
  ) {
    handler([])
  }
  @preconcurrency open class func determineCompatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
    completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    handler(false)
  }
  open class func compatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?
  ) async -> Bool { false }
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  open private(set) var status = Status.unknown
  open var progress: Float { 0 }
  open var error: (any Error)? { status == .failed ? CocoaError(.featureUnsupported) : nil }
  open var supportedFileTypes: [AVFileType] { [] }

  public init?(asset: AVAsset, presetName: String) {
    (self.asset, self.presetName) = (asset, presetName)
  }
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
  open class func allExportPresets() -> [String] { [] }
  @preconcurrency open func exportAsynchronously(
    completionHandler handler: @escaping @Sendable () -> Void
  ) {
    status = .failed
    handler()
  }
  open func export() async { status = .failed }
  open func export(to url: URL, as fileType: AVFileType) async throws {
    status = .failed
    throw CocoaError(.featureUnsupported)
  }
  open func cancelExport() { status = .cancelled }
}
