// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

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

public struct AVFrameRateRange: Hashable, Sendable {
  public let minFrameRate: Double
  public let maxFrameRate: Double
  public let minFrameDuration: CMTime
  public let maxFrameDuration: CMTime
}
public enum AVCaptureColorSpace: Int, Sendable { case sRGB, P3_D65, HLG_BT2020, appleLog }
