// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreGraphics
import Foundation

open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  open var flashMode = AVCaptureDevice.FlashMode.off
  open var isHighResolutionPhotoEnabled = false
  open var livePhotoMovieFileURL: URL?
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  private nonisolated(unsafe) static var count: Int64 = 0
  public let uniqueID: Int64 = {
    count += 1
    return count
  }()
  open var previewPhotoFormat: [String: Any]?
  open var availablePreviewPhotoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }
  open var embeddedThumbnailPhotoFormat: [String: Any]?
  open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
  open var isDepthDataDeliveryEnabled = false
  open var embedsDepthDataInPhoto = true
  open var isDepthDataFiltered = true
  open var isPortraitEffectsMatteDeliveryEnabled = false
  open var isAutoRedEyeReductionEnabled = false
  open var isAutoVirtualDeviceFusionEnabled = true
  open var isShutterSoundSuppressionEnabled = false
  open var maxPhotoDimensions = CMVideoDimensions()
  open var metadata: [String: Any] = [:]
  open var rawPhotoPixelFormatType: OSType { 0 }
  public convenience init(from photoSettings: AVCapturePhotoSettings) {
    self.init(format: photoSettings.format)
    flashMode = photoSettings.flashMode
    photoQualityPrioritization = photoSettings.photoQualityPrioritization
    maxPhotoDimensions = photoSettings.maxPhotoDimensions
  }
  public convenience init(rawPixelFormatType: OSType) { self.init(format: nil) }
  public convenience init(rawPixelFormatType: OSType, processedFormat: [String: Any]?) {
    self.init(format: processedFormat)
  }
  public let format: [String: Any]?
  public override init() { format = nil }
  public init(format: [String: Any]?) { self.format = format }
}

open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
  open var uniqueID: Int64 { 0 }
  open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var isFlashEnabled: Bool { false }
  open var expectedPhotoCount: Int { 0 }
  open var photoProcessingTimeRange: CMTimeRange { CMTimeRange(start: .zero, duration: .zero) }
}
public protocol AVCapturePhotoFileDataRepresentationCustomizer: NSObjectProtocol {
  func replacementMetadata(for photo: AVCapturePhoto) -> [String: Any]?
}
extension AVCapturePhotoFileDataRepresentationCustomizer {
  public func replacementMetadata(for photo: AVCapturePhoto) -> [String: Any]? { photo.metadata }
}

open class AVCapturePhoto: NSObject, @unchecked Sendable {
  open var timestamp: CMTime { .invalid }
  open var isRawPhoto: Bool { false }
  open var pixelBuffer: CVPixelBuffer? { nil }
  open var previewPixelBuffer: CVPixelBuffer? { nil }
  open var depthData: AVDepthData? { nil }
  open var photoCount: Int { 0 }
  open var sequenceCount: Int { 0 }
  open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings() }
  open func previewCGImageRepresentation() -> CGImage? { nil }
  open func fileDataRepresentation(
    with customizer: (any AVCapturePhotoFileDataRepresentationCustomizer)?
  ) -> Data? { nil }
  open func fileDataRepresentation() -> Data? { nil }
  open func cgImageRepresentation() -> CGImage? { nil }
  open var metadata: [String: Any] { [:] }
}

public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
    resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime,
    photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
    resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime,
    photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}

open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  open var isHighResolutionCaptureEnabled = false
  open var isLivePhotoCaptureSupported: Bool { false }
  open var isLivePhotoCaptureEnabled = false
  open var isDepthDataDeliverySupported: Bool { false }
  open var isDepthDataDeliveryEnabled = false
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  open var availablePhotoFileTypes: [AVFileType] { [] }
  open var availablePhotoPixelFormatTypes: [OSType] { [] }
  open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
  open var preparedPhotoSettingsArray: [AVCapturePhotoSettings] { [] }
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(false, AVError(.deviceNotConnected))
  }
  open var photoSettingsForSceneMonitoring: AVCapturePhotoSettings?
  open var maxPhotoDimensions = CMVideoDimensions()
  open var isStillImageStabilizationSupported: Bool { false }
  open var isAutoRedEyeReductionSupported: Bool { false }
  open var isAppleProRAWSupported: Bool { false }
  open var isAppleProRAWEnabled = false
  open var isPortraitEffectsMatteDeliverySupported: Bool { false }
  open var isPortraitEffectsMatteDeliveryEnabled = false
  open var isResponsiveCaptureSupported: Bool { false }
  open var isResponsiveCaptureEnabled = false
  open var isFastCapturePrioritizationSupported: Bool { false }
  open var isFastCapturePrioritizationEnabled = false
  open var isZeroShutterLagSupported: Bool { false }
  open var isZeroShutterLagEnabled = false
  open var isVirtualDeviceFusionSupported: Bool { false }
  open var isContentAwareDistortionCorrectionSupported: Bool { false }
  open var isContentAwareDistortionCorrectionEnabled = false
  open var isFlashScene: Bool { false }
  open class func isBayerRAWPixelFormat(_ pixelFormat: OSType) -> Bool { false }
  open class func isAppleProRAWPixelFormat(_ pixelFormat: OSType) -> Bool { false }
  public enum QualityPrioritization: Int, Sendable {
    case speed = 1
    case balanced, quality
  }
  public override init() { super.init() }
  /// Reports that no camera is connected.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    delegate.photoOutput(
      self, didFinishProcessingPhoto: AVCapturePhoto(), error: AVError(.deviceNotConnected))
  }
}
