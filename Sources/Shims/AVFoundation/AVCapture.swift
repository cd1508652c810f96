// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import CoreGraphics
import Foundation
import QuartzCore

// A device without cameras and microphones; the user denies access to them.

public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

open class AVCaptureDevice: NSObject, @unchecked Sendable {
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = Self(rawValue: "BuiltInWideAngleCamera")
    public static let builtInUltraWideCamera = Self(rawValue: "BuiltInUltraWideCamera")
    public static let builtInTelephotoCamera = Self(rawValue: "BuiltInTelephotoCamera")
    public static let builtInDualCamera = Self(rawValue: "BuiltInDualCamera")
    public static let builtInDualWideCamera = Self(rawValue: "BuiltInDualWideCamera")
    public static let builtInTripleCamera = Self(rawValue: "BuiltInTripleCamera")
    public static let builtInTrueDepthCamera = Self(rawValue: "BuiltInTrueDepthCamera")
    public static let builtInLiDARDepthCamera = Self(rawValue: "BuiltInLiDARDepthCamera")
    public static let microphone = Self(rawValue: "Microphone")
    public static let external = Self(rawValue: "External")
    public static let continuityCamera = Self(rawValue: "ContinuityCamera")
    public static let builtInMicrophone = Self(rawValue: "BuiltInMicrophone")
  }
  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum FlashMode: Int, Sendable { case off, on, auto }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  public enum ExposureMode: Int, Sendable {
    case locked, autoExpose, continuousAutoExposure, custom
  }

  public class DiscoverySession: NSObject {
    public init(
      deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position
    ) {}
    public var devices: [AVCaptureDevice] { [] }
    public var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
  }

  override init() {}
  open var position: Position { .unspecified }
  open var uniqueID: String { "" }
  open var localizedName: String { "" }
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  open var isConnected: Bool { false }
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  open var modelID: String { "" }
  open var isSuspended: Bool { false }
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }

  /// A mode of a device; there is none.
  open class Format: NSObject, @unchecked Sendable {
    open var mediaType: AVMediaType { .video }
    open var formatDescription: CMFormatDescription { CMFormatDescription() }
    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
    open var videoFieldOfView: Float { 0 }
    open var videoMaxZoomFactor: CGFloat { 1 }
    open var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
    open var minISO: Float { 0 }
    open var maxISO: Float { 0 }
    open var minExposureDuration: CMTime { .zero }
    open var maxExposureDuration: CMTime { .zero }
    open var isVideoHDRSupported: Bool { false }
    open var isVideoBinned: Bool { false }
    open var isMultiCamSupported: Bool { false }
    open var isHighestPhotoQualitySupported: Bool { false }
    open var isCenterStageSupported: Bool { false }
    open var isPortraitEffectSupported: Bool { false }
    open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
    open var highResolutionStillImageDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var supportedColorSpaces: [AVCaptureColorSpace] { [] }
    open var supportedDepthDataFormats: [Format] { [] }
    open func isVideoStabilizationModeSupported(
      _ videoStabilizationMode: AVCaptureVideoStabilizationMode
    ) -> Bool { false }
  }
  public enum WhiteBalanceMode: Int, Sendable {
    case locked, autoWhiteBalance, continuousAutoWhiteBalance
  }
  public enum AutoFocusRangeRestriction: Int, Sendable { case none, near, far }
  public struct WhiteBalanceGains: Hashable, Sendable {
    public var redGain: Float, greenGain: Float, blueGain: Float
    public init() { self.init(redGain: 1, greenGain: 1, blueGain: 1) }
    public init(redGain: Float, greenGain: Float, blueGain: Float) {
      (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
    }
  }
  public struct WhiteBalanceTemperatureAndTintValues: Hashable, Sendable {
    public var temperature: Float, tint: Float
    public init(temperature: Float = 0, tint: Float = 0) {
      (self.temperature, self.tint) = (temperature, tint)
    }
  }
  open class SystemPressureState: NSObject {
    public struct Level: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let nominal = Level(rawValue: "nominal")
      public static let fair = Level(rawValue: "fair")
      public static let serious = Level(rawValue: "serious")
      public static let critical = Level(rawValue: "critical")
      public static let shutdown = Level(rawValue: "shutdown")
    }
    open var level: Level { .nominal }
  }
  /// The rotation that keeps the horizon level.
  open class RotationCoordinator: NSObject, @unchecked Sendable {
    open weak var device: AVCaptureDevice?
    open var videoRotationAngleForHorizonLevelPreview: CGFloat { 90 }
    open var videoRotationAngleForHorizonLevelCapture: CGFloat { 90 }
    public init(device: AVCaptureDevice, previewLayer: CALayer?) { self.device = device }
  }
  open var formats: [Format] { [] }
  open var activeFormat = Format()
  open var activeDepthDataFormat: Format?
  open var activeColorSpace = AVCaptureColorSpace.sRGB
  open var isTorchActive: Bool { false }
  open var torchLevel: Float { 0 }
  open var flashMode = FlashMode.off
  open var exposureTargetBias: Float { 0 }
  open var exposureTargetOffset: Float { 0 }
  open var iso: Float { 0 }
  open var exposureDuration: CMTime { .zero }
  open var activeMaxExposureDuration = CMTime.invalid
  open class var currentISO: Float { .greatestFiniteMagnitude }
  open class var currentExposureDuration: CMTime { .invalid }
  open class var currentLensPosition: Float { .greatestFiniteMagnitude }
  open func setExposureModeCustom(
    duration: CMTime, iso ISO: Float, completionHandler handler: ((CMTime) -> Void)? = nil
  ) {}
  open var whiteBalanceMode = WhiteBalanceMode.continuousAutoWhiteBalance
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  open var deviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
  open var maxWhiteBalanceGain: Float { 1 }
  open func setWhiteBalanceModeLocked(
    with whiteBalanceGains: WhiteBalanceGains, completionHandler handler: ((CMTime) -> Void)? = nil
  ) {}
  open func deviceWhiteBalanceGains(
    for tempAndTintValues: WhiteBalanceTemperatureAndTintValues
  ) -> WhiteBalanceGains { WhiteBalanceGains() }
  open func temperatureAndTintValues(
    for whiteBalanceGains: WhiteBalanceGains
  ) -> WhiteBalanceTemperatureAndTintValues { WhiteBalanceTemperatureAndTintValues() }
  open var isSmoothAutoFocusSupported: Bool { false }
  open var isSmoothAutoFocusEnabled = false
  open var isAutoFocusRangeRestrictionSupported: Bool { false }
  open var autoFocusRangeRestriction = AutoFocusRangeRestriction.none
  open var isLockingFocusWithCustomLensPositionSupported: Bool { false }
  open func setFocusModeLocked(
    lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil
  ) {}
  open var lensPosition: Float { 0 }
  open var lensAperture: Float { 0 }
  open var minimumFocusDistance: Int { -1 }
  open var isAdjustingFocus: Bool { false }
  open var isAdjustingExposure: Bool { false }
  open var isAdjustingWhiteBalance: Bool { false }
  open var isRampingVideoZoom: Bool { false }
  open func cancelVideoZoomRamp() {}
  open var displayVideoZoomFactorMultiplier: CGFloat { 1 }
  open var isLowLightBoostSupported: Bool { false }
  open var isLowLightBoostEnabled: Bool { false }
  open var automaticallyEnablesLowLightBoostWhenAvailable = false
  open var automaticallyAdjustsVideoHDREnabled = true
  open var isVideoHDREnabled = false
  open var isGeometricDistortionCorrectionSupported: Bool { false }
  open var isGeometricDistortionCorrectionEnabled = false
  open var isCenterStageActive: Bool { false }
  open var isPortraitEffectActive: Bool { false }
  open var systemPressureState: SystemPressureState { SystemPressureState() }
  open class var isPortraitEffectEnabled: Bool { false }
  /// Returns no devices.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  open class func devices() -> [AVCaptureDevice] { [] }
  /// Returns nil: there is no device.
  public convenience init?(uniqueID deviceUniqueID: String) { return nil }
  public static let wasConnectedNotification = Notification.Name(
    "AVCaptureDeviceWasConnectedNotification")
  public static let wasDisconnectedNotification = Notification.Name(
    "AVCaptureDeviceWasDisconnectedNotification")
  public static let subjectAreaDidChangeNotification = Notification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  open var isVirtualDevice: Bool { false }
  open var constituentDevices: [AVCaptureDevice] { [] }
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
  open var focusMode = FocusMode.continuousAutoFocus
  open var exposureMode = ExposureMode.continuousAutoExposure
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var isFocusPointOfInterestSupported: Bool { false }
  open var isExposurePointOfInterestSupported: Bool { false }
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  open var isSubjectAreaChangeMonitoringEnabled = false
  open func setExposureTargetBias(
    _ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil
  ) {}
  open var minExposureTargetBias: Float { 0 }
  open var maxExposureTargetBias: Float { 0 }
  open var isTorchAvailable: Bool { false }
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }
  open var activeVideoMinFrameDuration = CMTime.invalid
  open var activeVideoMaxFrameDuration = CMTime.invalid
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var torchMode = TorchMode.off
  open var videoZoomFactor: CGFloat = 1
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  open func unlockForConfiguration() {}

  /// The camera that the user prefers; nil, since there is none.
  open class var userPreferredCamera: AVCaptureDevice? {
    get { nil }
    set {}
  }
  /// The camera that the system prefers; nil, since there is none.
  open class var systemPreferredCamera: AVCaptureDevice? { nil }
  /// Returns nil: there is no device.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Returns nil: there is no device.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }
  @preconcurrency open class func requestAccess(
    for mediaType: AVMediaType, completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    completionHandler(false)
  }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
}

open class AVCaptureInput: NSObject, @unchecked Sendable {
  open var ports: [Port] { [] }
  open class Port: NSObject, @unchecked Sendable {
    open var mediaType: AVMediaType { .video }
    open var isEnabled = true
    open var clock: CMClock? { nil }
    open var formatDescription: CMFormatDescription? { nil }
  }
}

public struct AVFrameRateRange: Hashable, Sendable {
  public let minFrameRate: Double
  public let maxFrameRate: Double
  public let minFrameDuration: CMTime
  public let maxFrameDuration: CMTime
}
public enum AVCaptureColorSpace: Int, Sendable { case sRGB, P3_D65, HLG_BT2020, appleLog }

open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  public let device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws { self.device = device }
}

open class AVCaptureOutput: NSObject, @unchecked Sendable {
  public enum DataDroppedReason: Int, Sendable {
    case none, lateData, outOfBuffers, discontinuity
  }
  open var connections: [AVCaptureConnection] { [] }
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

open class AVCaptureConnection: NSObject, @unchecked Sendable {
  open weak var output: AVCaptureOutput?
  open var inputPorts: [AVCaptureInput.Port] { [] }
  open weak var videoPreviewLayer: AVCaptureVideoPreviewLayer?
  open var audioChannels: [AVCaptureAudioChannel] { [] }
  open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
  open var videoScaleAndCropFactor: CGFloat = 1
  open var isCameraIntrinsicMatrixDeliverySupported: Bool { false }
  open var isCameraIntrinsicMatrixDeliveryEnabled = false
  public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
    self.output = output
  }
  public init(
    inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer
  ) {
    videoPreviewLayer = layer
  }
  open var isVideoOrientationSupported: Bool { false }
  open var isVideoMirroringSupported: Bool { false }
  open var automaticallyAdjustsVideoMirroring = true
  open var isVideoStabilizationSupported: Bool { false }
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  open var isEnabled = true
  open var isActive: Bool { false }
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  open var isVideoMirrored = false
  open var videoRotationAngle: CGFloat = 0
}

public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case off, standard, cinematic, cinematicExtended
  case auto = -1
}

/// An output of a film to a file; it fails, since there is no camera.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  open var isRecordingPaused: Bool { false }
  open var recordedFileSize: Int64 { 0 }
  open var maxRecordedFileSize: Int64 = 0
  open var minFreeDiskSpaceLimit: Int64 = 0
  open func pauseRecording() {}
  open func resumeRecording() {}
  open var isRecording: Bool { false }
  open var recordedDuration: CMTime { .zero }
  open var outputFileURL: URL? { nil }
  open var maxRecordedDuration = CMTime.invalid
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    delegate.fileOutput(
      self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.deviceNotConnected))
  }
  open func stopRecording() {}
}
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
  open var metadata: [AVMetadataItem]?
  open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] { [:] }
  open var movieFragmentInterval = CMTime.invalid
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  open func setOutputSettings(
    _ outputSettings: [String: Any]?, for connection: AVCaptureConnection
  ) {}
  public override init() { super.init() }
}
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection])
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}
extension AVCaptureFileOutputRecordingDelegate {
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  ) {}
}

public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
  public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
  public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")
}
public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"

/// An output of frames; none arrives.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  open var videoSettings: [String: Any]! = [:]
  open var alwaysDiscardsLateVideoFrames = true
  open var availableVideoPixelFormatTypes: [OSType] { [] }
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  open private(set) weak var sampleBufferDelegate:
    (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  open func recommendedVideoSettingsForAssetWriter(
    writingTo outputFileType: AVFileType
  ) -> [String: Any]? { nil }
  public override init() { super.init() }
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }
}
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}

public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

open class AVCaptureSession: NSObject, @unchecked Sendable {
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
    public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
  }
  public enum InterruptionReason: Int, Sendable {
    case videoDeviceNotAvailableInBackground = 1
    case audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient
    case videoDeviceNotAvailableWithMultipleForegroundApps
    case videoDeviceNotAvailableDueToSystemPressure
  }
  open var connections: [AVCaptureConnection] { [] }
  open var isInterrupted: Bool { false }
  open var usesApplicationAudioSession = true
  open var automaticallyConfiguresApplicationAudioSession = true
  open var automaticallyConfiguresCaptureDeviceForWideColor = true
  open var isMultitaskingCameraAccessSupported: Bool { false }
  open var isMultitaskingCameraAccessEnabled = false
  open var synchronizationClock: CMClock? { nil }
  open var masterClock: CMClock? { nil }
  open var supportsControls: Bool { false }
  open private(set) var controls: [AVCaptureControl] = []
  open func canAddControl(_ control: AVCaptureControl) -> Bool { false }
  open func addControl(_ control: AVCaptureControl) { controls.append(control) }
  open func removeControl(_ control: AVCaptureControl) { controls.removeAll { $0 === control } }
  open func setControlsDelegate(_ delegate: AnyObject?, queue: DispatchQueue?) {}
  open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
  open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
  open func addConnection(_ connection: AVCaptureConnection) {}
  open func removeConnection(_ connection: AVCaptureConnection) {}
  public static let runtimeErrorNotification = Notification.Name(
    "AVCaptureSessionRuntimeErrorNotification")
  public static let wasInterruptedNotification = Notification.Name(
    "AVCaptureSessionWasInterruptedNotification")
  public static let interruptionEndedNotification = Notification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
  public static let didStartRunningNotification = Notification.Name(
    "AVCaptureSessionDidStartRunningNotification")
  public static let didStopRunningNotification = Notification.Name(
    "AVCaptureSessionDidStopRunningNotification")
  open var sessionPreset = Preset.high
  public private(set) var isRunning = false
  public private(set) var inputs: [AVCaptureInput] = []
  public private(set) var outputs: [AVCaptureOutput] = []

  public override init() { super.init() }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() { isRunning = true }
  open func stopRunning() { isRunning = false }
}

/// A layer for the preview of a camera; it shows nothing.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }
  open var isPreviewing: Bool { false }
  open func layerPointConverted(fromCaptureDevicePoint point: CGPoint) -> CGPoint {
    CGPoint(x: point.x * bounds.width, y: point.y * bounds.height)
  }
  open func metadataOutputRectConverted(fromLayerRect rect: CGRect) -> CGRect {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGRect(
      x: rect.minX / bounds.width, y: rect.minY / bounds.height,
      width: rect.width / bounds.width, height: rect.height / bounds.height)
  }
  public init(sessionWithNoConnection session: AVCaptureSession) {
    self.session = session
    super.init()
  }
  open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    CGPoint(
      x: bounds.width > 0 ? pointInLayer.x / bounds.width : 0,
      y: bounds.height > 0 ? pointInLayer.y / bounds.height : 0)
  }
  open func layerRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX * bounds.width, y: rect.minY * bounds.height,
      width: rect.width * bounds.width, height: rect.height * bounds.height)
  }
  open func transformedMetadataObject(
    for metadataObject: AVMetadataObject
  ) -> AVMetadataObject? { metadataObject }
  public override init() { super.init() }
  public init(session: AVCaptureSession) {
    self.session = session
    super.init()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

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

open class AVMetadataObject: NSObject, @unchecked Sendable {
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    public static let face = ObjectType(rawValue: "face")
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    public static let codabar = ObjectType(rawValue: "Codabar")
    public static let gs1DataBar = ObjectType(rawValue: "org.gs1.GS1DataBar")
    public static let gs1DataBarExpanded = ObjectType(rawValue: "org.gs1.GS1DataBarExpanded")
    public static let gs1DataBarLimited = ObjectType(rawValue: "org.gs1.GS1DataBarLimited")
    public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
    public static let microPDF417 = ObjectType(rawValue: "org.iso.MicroPDF417")
    public static let humanBody = ObjectType(rawValue: "humanBody")
    public static let humanFullBody = ObjectType(rawValue: "humanFullBody")
    public static let catBody = ObjectType(rawValue: "catBody")
    public static let dogBody = ObjectType(rawValue: "dogBody")
    public static let salientObject = ObjectType(rawValue: "salientObject")
  }
  open var time: CMTime { .invalid }
  open var duration: CMTime { .invalid }
  open var type: ObjectType { .qr }
  open var bounds: CGRect { .zero }
}

open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  open var stringValue: String? { nil }
  open var corners: [CGPoint] { [] }
  open var descriptor: NSObject? { nil }
}
open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
  open var faceID: Int { 0 }
  open var hasRollAngle: Bool { false }
  open var rollAngle: CGFloat { 0 }
  open var hasYawAngle: Bool { false }
  open var yawAngle: CGFloat { 0 }
}
open class AVMetadataBodyObject: AVMetadataObject, @unchecked Sendable {
  open var bodyID: Int { 0 }
}

public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// An output of metadata such as codes; it finds none, since there is no camera.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  open var metadataObjectTypes: [AVMetadataObject.ObjectType] = []
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  public override init() { super.init() }
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {}
}
