// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation
import QuartzCore

// Compositions, which keep the ranges that were inserted; nothing is rendered.

open class AVComposition: AVAsset, @unchecked Sendable {
  open var naturalSize = CGSize.zero
  fileprivate var parts: [AVMutableCompositionTrack] = []
  fileprivate init() { super.init(url: URL(fileURLWithPath: "/")) }
  open override func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    parts.filter { $0.mediaType == mediaType }
  }
  open override var tracks: [AVAssetTrack] { parts }
  open override var duration: CMTime {
    parts.map(\.timeRange.duration).max() ?? .zero
  }
}
open class AVMutableComposition: AVComposition, @unchecked Sendable {
  public override init() { super.init() }
  public convenience init(urlAssetInitializationOptions: [String: Any]?) { self.init() }
  open func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    let id =
      preferredTrackID == kCMPersistentTrackID_Invalid ? Int32(parts.count + 1) : preferredTrackID
    let track = AVMutableCompositionTrack(mediaType, id)
    parts.append(track)
    return track
  }
  open func removeTrack(_ track: AVCompositionTrack) { parts.removeAll { $0 === track } }
  open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
    parts.first { $0.mediaType == track.mediaType }
  }
  open func insertTimeRange(
    _ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime
  ) throws {
    for track in asset.tracks {
      let part =
        mutableTrack(compatibleWith: track)
        ?? addMutableTrack(
          withMediaType: track.mediaType, preferredTrackID: kCMPersistentTrackID_Invalid)
      try part?.insertTimeRange(timeRange, of: track, at: startTime)
    }
  }
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
    parts.forEach { $0.insertEmptyTimeRange(timeRange) }
  }
  open func removeTimeRange(_ timeRange: CMTimeRange) {
    parts.forEach { $0.removeTimeRange(timeRange) }
  }
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
    parts.forEach { $0.scaleTimeRange(timeRange, toDuration: duration) }
  }
}
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
  private let type: AVMediaType
  private let id: CMPersistentTrackID
  fileprivate var length = CMTime.zero
  fileprivate init(_ mediaType: AVMediaType, _ trackID: CMPersistentTrackID) {
    (type, id) = (mediaType, trackID)
    super.init()
  }
  open override var mediaType: AVMediaType { type }
  open override var trackID: CMPersistentTrackID { id }
  open override var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: length) }
}
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
  private var transform = CGAffineTransform.identity
  open override var preferredTransform: CGAffineTransform {
    get { transform }
    set { transform = newValue }
  }
  open var preferredVolume: Float = 1
  open override var isEnabled: Bool {
    get { enabled }
    set { enabled = newValue }
  }
  private var enabled = true
  open func insertTimeRange(
    _ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime
  ) throws {
    length = length + timeRange.duration
  }
  open func insertTimeRanges(
    _ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime
  ) throws {}
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) { length = length + timeRange.duration }
  open func removeTimeRange(_ timeRange: CMTimeRange) {
    length = max(.zero, length - timeRange.duration)
  }
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
    length = length - timeRange.duration + duration
  }
}

open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {
  open var trackID: CMPersistentTrackID = kCMPersistentTrackID_Invalid
  open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm?
}
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
  public override init() { super.init() }
  public init(track: AVAssetTrack?) {
    super.init()
    trackID = track?.trackID ?? kCMPersistentTrackID_Invalid
  }
  open func setVolume(_ volume: Float, at time: CMTime) {}
  open func setVolumeRamp(
    fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange
  ) {}
}
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
  public override init() { super.init() }
}
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let timeDomain = Self(rawValue: "TimeDomain")
  public static let spectral = Self(rawValue: "Spectral")
  public static let varispeed = Self(rawValue: "Varispeed")
  public static let lowQualityZeroLatency = Self(rawValue: "LowQualityZeroLatency")
}

public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
  var timeRange: CMTimeRange { get }
  var enablePostProcessing: Bool { get }
  var containsTweening: Bool { get }
  var requiredSourceTrackIDs: [NSValue]? { get }
  var passthroughTrackID: CMPersistentTrackID { get }
}
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol,
  @unchecked Sendable
{
  open var timeRange = CMTimeRange.zero
  open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
  open var backgroundColor: CGColor?
  open var enablePostProcessing = true
  open var containsTweening: Bool { true }
  open var requiredSourceTrackIDs: [NSValue]? { nil }
  open var passthroughTrackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
}
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable
{
  public override init() { super.init() }
}
open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
  open var trackID: CMPersistentTrackID = kCMPersistentTrackID_Invalid
}
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction,
  @unchecked Sendable
{
  public override init() { super.init() }
  public init(assetTrack track: AVAssetTrack) {
    super.init()
    trackID = track.trackID
  }
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
  open func setTransformRamp(
    fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform,
    timeRange: CMTimeRange
  ) {}
  open func setOpacity(_ opacity: Float, at time: CMTime) {}
  open func setOpacityRamp(
    fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange
  ) {}
  open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
  open func setCropRectangleRamp(
    fromStartCropRectangle startCropRectangle: CGRect, toEndCropRectangle endCropRectangle: CGRect,
    timeRange: CMTimeRange
  ) {}
}
open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
  public init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {}
  public init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) {}
  public init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) {}
}
open class AVVideoComposition: NSObject, @unchecked Sendable {
  open var renderSize = CGSize.zero
  open var renderScale: Float = 1
  open var frameDuration = CMTime.invalid
  open var instructions: [any AVVideoCompositionInstructionProtocol] = []
  open var animationTool: AVVideoCompositionCoreAnimationTool?
  open var customVideoCompositorClass: (any AVVideoCompositing.Type)?
  open var sourceTrackIDForFrameTiming: CMPersistentTrackID = kCMPersistentTrackID_Invalid
  open var colorPrimaries: String?
  open var colorTransferFunction: String?
  open var colorYCbCrMatrix: String?
  override init() { super.init() }
  public required init(propertiesOf asset: AVAsset) { super.init() }
}
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
  public override init() { super.init() }
  public required init(propertiesOf asset: AVAsset) { super.init(propertiesOf: asset) }
}
public protocol AVVideoCompositing: NSObjectProtocol {
  init()
  var sourcePixelBufferAttributes: [String: Any]? { get }
  var requiredPixelBufferAttributesForRenderContext: [String: Any] { get }
  func renderContextChanged(_ newRenderContext: AVVideoCompositionRenderContext)
  func startRequest(_ asyncVideoCompositionRequest: AVAsynchronousVideoCompositionRequest)
  func cancelAllPendingVideoCompositionRequests()
}
extension AVVideoCompositing {
  public func cancelAllPendingVideoCompositionRequests() {}
}
open class AVVideoCompositionRenderContext: NSObject, @unchecked Sendable {
  open var size: CGSize { .zero }
  open func newPixelBuffer() -> CVPixelBuffer? { nil }
}
open class AVAsynchronousVideoCompositionRequest: NSObject, @unchecked Sendable {
  open var renderContext: AVVideoCompositionRenderContext { AVVideoCompositionRenderContext() }
  open var compositionTime: CMTime { .zero }
  open var sourceTrackIDs: [NSNumber] { [] }
  open var videoCompositionInstruction: any AVVideoCompositionInstructionProtocol {
    AVVideoCompositionInstruction()
  }
  open func sourceFrame(byTrackID trackID: CMPersistentTrackID) -> CVPixelBuffer? { nil }
  open func finish(withComposedVideoFrame composedVideoFrame: CVPixelBuffer) {}
  open func finish(with error: any Error) {}
  open func finishCancelledRequest() {}
}
