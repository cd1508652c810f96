// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

// Writing and reading of media files, which fail: nothing is encoded or decoded here.

public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
public let AVVideoAverageBitRateKey = "AverageBitRate"
public let AVVideoQualityKey = "Quality"
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"
public let AVVideoExpectedSourceFrameRateKey = "ExpectedFrameRate"
public let AVVideoAllowFrameReorderingKey = "AllowFrameReordering"
public let AVVideoProfileLevelKey = "ProfileLevel"
public let AVVideoProfileLevelH264BaselineAutoLevel = "H264_Baseline_AutoLevel"
public let AVVideoProfileLevelH264MainAutoLevel = "H264_Main_AutoLevel"
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"
public let AVVideoScalingModeResizeAspect = "AVVideoScalingModeResizeAspect"
public let AVVideoScalingModeResize = "AVVideoScalingModeResize"
public let AVVideoScalingModeFit = "AVVideoScalingModeFit"
public let AVVideoColorPropertiesKey = "AVVideoColorPropertiesKey"
public let AVVideoColorPrimariesKey = "AVVideoColorPrimariesKey"
public let AVVideoColorPrimaries_ITU_R_709_2 = "ITU_R_709_2"
public let AVVideoTransferFunctionKey = "AVVideoTransferFunctionKey"
public let AVVideoTransferFunction_ITU_R_709_2 = "ITU_R_709_2"
public let AVVideoYCbCrMatrixKey = "AVVideoYCbCrMatrixKey"
public let AVVideoYCbCrMatrix_ITU_R_709_2 = "ITU_R_709_2"

open class AVAssetWriter: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, writing, completed, failed, cancelled }
  public let outputURL: URL
  public let outputFileType: AVFileType
  open private(set) var inputs: [AVAssetWriterInput] = []
  open private(set) var status = Status.unknown
  open var error: (any Error)? { status == .failed ? AVError(.encoderNotFound) : nil }
  open var metadata: [AVMetadataItem] = []
  open var shouldOptimizeForNetworkUse = false
  open var movieFragmentInterval = CMTime.invalid
  open var movieTimeScale: CMTimeScale = 0
  open var directoryForTemporaryFiles: URL?
  open var availableMediaTypes: [AVMediaType] { [.video, .audio] }
  public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
    (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
  }
  public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
    try self.init(outputURL: outputURL, fileType: outputFileType)
  }
  open func canAdd(_ input: AVAssetWriterInput) -> Bool { true }
  open func add(_ input: AVAssetWriterInput) { inputs.append(input) }
  open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool {
    true
  }
  /// Fails: there is no encoder.
  @discardableResult open func startWriting() -> Bool {
    status = .failed
    return false
  }
  open func startSession(atSourceTime startTime: CMTime) {}
  open func endSession(atSourceTime endTime: CMTime) {}
  open func cancelWriting() { status = .cancelled }
  @preconcurrency open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void)
  { handler() }
  open func finishWriting() async {}
}
open class AVAssetWriterInput: NSObject, @unchecked Sendable {
  public let mediaType: AVMediaType
  public let outputSettings: [String: Any]?
  open var expectsMediaDataInRealTime = false
  open var transform = CGAffineTransform.identity
  open var metadata: [AVMetadataItem] = []
  open var mediaTimeScale: CMTimeScale = 0
  open var naturalSize = CGSize.zero
  open var preferredVolume: Float = 1
  open var performsMultiPassEncodingIfSupported = false
  open var isReadyForMoreMediaData: Bool { false }
  public init(
    mediaType: AVMediaType, outputSettings: [String: Any]?,
    sourceFormatHint: CMFormatDescription? = nil
  ) {
    (self.mediaType, self.outputSettings) = (mediaType, outputSettings)
  }
  /// Never calls the block: no data is taken.
  @preconcurrency open func requestMediaDataWhenReady(
    on queue: DispatchQueue, using block: @escaping @Sendable () -> Void
  ) {}
  @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
  open func markAsFinished() {}
}
open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
  public let assetWriterInput: AVAssetWriterInput
  public let sourcePixelBufferAttributes: [String: Any]?
  public init(
    assetWriterInput input: AVAssetWriterInput,
    sourcePixelBufferAttributes: [String: Any]? = nil
  ) {
    (assetWriterInput, self.sourcePixelBufferAttributes) = (input, sourcePixelBufferAttributes)
  }
  /// The pool of images; nil, as while nothing is written.
  open var pixelBufferPool: CVPixelBufferPool? { nil }
  @discardableResult open func append(
    _ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime
  ) -> Bool { false }
}

open class AVAssetReader: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, reading, completed, failed, cancelled }
  public let asset: AVAsset
  open private(set) var outputs: [AVAssetReaderOutput] = []
  open private(set) var status = Status.unknown
  open var error: (any Error)? { status == .failed ? AVError(.decoderNotFound) : nil }
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  public init(asset: AVAsset) throws { self.asset = asset }
  open func canAdd(_ output: AVAssetReaderOutput) -> Bool { true }
  open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }
  /// Fails: there is no decoder.
  @discardableResult open func startReading() -> Bool {
    status = .failed
    return false
  }
  open func cancelReading() { status = .cancelled }
}
open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
  open var mediaType: AVMediaType { .video }
  open var alwaysCopiesSampleData = true
  open var supportsRandomAccess = false
  open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
  open func reset(forReadingTimeRanges timeRanges: [NSValue]) {}
  open func markConfigurationAsFinal() {}
}
open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
  public let track: AVAssetTrack
  public let outputSettings: [String: Any]?
  public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
    (self.track, self.outputSettings) = (track, outputSettings)
  }
  open override var mediaType: AVMediaType { track.mediaType }
}
open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput, @unchecked Sendable {
  public let audioTracks: [AVAssetTrack]
  public let audioSettings: [String: Any]?
  open var audioMix: AVAudioMix?
  public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) {
    (self.audioTracks, self.audioSettings) = (audioTracks, audioSettings)
  }
}
open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput, @unchecked Sendable {
  public let videoTracks: [AVAssetTrack]
  public let videoSettings: [String: Any]?
  open var videoComposition: AVVideoComposition?
  public init(videoTracks: [AVAssetTrack], videoSettings: [String: Any]?) {
    (self.videoTracks, self.videoSettings) = (videoTracks, videoSettings)
  }
}
