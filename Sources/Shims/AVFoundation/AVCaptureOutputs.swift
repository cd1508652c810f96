// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Outputs and controls of cameras, from which nothing arrives.

open class AVCaptureAudioChannel: NSObject, @unchecked Sendable {
  open var averagePowerLevel: Float { -160 }
  open var peakHoldLevel: Float { -160 }
  open var volume: Float = 1
  open var isEnabled = true
}
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
  open private(set) weak var sampleBufferDelegate:
    (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  public override init() { super.init() }
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }
  open func recommendedAudioSettingsForAssetWriter(
    writingTo outputFileType: AVFileType
  ) -> [String: Any]? { nil }
}
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}
extension AVCaptureAudioDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}
/// A delegate of both outputs.
extension AVCaptureVideoDataOutputSampleBufferDelegate
where Self: AVCaptureAudioDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}

open class AVDepthData: NSObject, @unchecked Sendable {
  public enum Quality: Int, Sendable { case low, high }
  public enum Accuracy: Int, Sendable { case relative, absolute }
  public let depthDataMap: CVPixelBuffer
  open var depthDataType: OSType { CVPixelBufferGetPixelFormatType(depthDataMap) }
  open var depthDataQuality: Quality { .low }
  open var depthDataAccuracy: Accuracy { .relative }
  open var isDepthDataFiltered: Bool { false }
  init(depthDataMap: CVPixelBuffer) { self.depthDataMap = depthDataMap }
  open func converting(toDepthDataType depthDataType: OSType) -> AVDepthData { self }
}
open class AVCaptureDepthDataOutput: AVCaptureOutput, @unchecked Sendable {
  open var isFilteringEnabled = true
  open var alwaysDiscardsLateDepthData = true
  public override init() { super.init() }
  open func setDelegate(
    _ delegate: (any AVCaptureDepthDataOutputDelegate)?, callbackQueue: DispatchQueue?
  ) {}
}
public protocol AVCaptureDepthDataOutputDelegate: NSObjectProtocol {
  func depthDataOutput(
    _ output: AVCaptureDepthDataOutput, didOutput depthData: AVDepthData, timestamp: CMTime,
    connection: AVCaptureConnection)
}
extension AVCaptureDepthDataOutputDelegate {
  public func depthDataOutput(
    _ output: AVCaptureDepthDataOutput, didOutput depthData: AVDepthData, timestamp: CMTime,
    connection: AVCaptureConnection
  ) {}
}
open class AVCaptureDataOutputSynchronizer: NSObject, @unchecked Sendable {
  public let dataOutputs: [AVCaptureOutput]
  public init(dataOutputs: [AVCaptureOutput]) { self.dataOutputs = dataOutputs }
  open func setDelegate(
    _ delegate: (any AVCaptureDataOutputSynchronizerDelegate)?,
    queue delegateCallbackQueue: DispatchQueue?
  ) {}
}
open class AVCaptureSynchronizedDataCollection: NSObject, @unchecked Sendable {
  open func synchronizedData(for captureOutput: AVCaptureOutput) -> AVCaptureSynchronizedData? {
    nil
  }
}
open class AVCaptureSynchronizedData: NSObject, @unchecked Sendable {
  open var timestamp: CMTime { .invalid }
}
public protocol AVCaptureDataOutputSynchronizerDelegate: NSObjectProtocol {
  func dataOutputSynchronizer(
    _ synchronizer: AVCaptureDataOutputSynchronizer,
    didOutput synchronizedDataCollection: AVCaptureSynchronizedDataCollection)
}
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
  open class var isMultiCamSupported: Bool { false }
  open var hardwareCost: Float { 0 }
  open var systemPressureCost: Float { 0 }
}

open class AVCaptureControl: NSObject, @unchecked Sendable {
  open var isEnabled = true
}
open class AVCaptureSlider: AVCaptureControl, @unchecked Sendable {
  public let localizedTitle: String
  public let symbolName: String
  open var value: Float
  open var prominentValues: [Float] = []
  open var accessibilityIdentifier: String?
  public init(_ localizedTitle: String, symbolName: String, in valueRange: ClosedRange<Float>) {
    (self.localizedTitle, self.symbolName, value) = (
      localizedTitle, symbolName, valueRange.lowerBound
    )
  }
  @preconcurrency open func setActionQueue(
    _ actionQueue: DispatchQueue, action: @escaping @Sendable (Float) -> Void
  ) {}
}
open class AVCaptureIndexPicker: AVCaptureControl, @unchecked Sendable {
  public let localizedTitle: String
  public let symbolName: String
  open var selectedIndex = 0
  public init(_ localizedTitle: String, symbolName: String, localizedIndexTitles: [String]) {
    (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
  }
  @preconcurrency open func setActionQueue(
    _ actionQueue: DispatchQueue, action: @escaping @Sendable (Int) -> Void
  ) {}
}
open class AVCaptureSystemZoomSlider: AVCaptureControl, @unchecked Sendable {
  public init(device: AVCaptureDevice) {}
  @preconcurrency public init(
    device: AVCaptureDevice, action: @escaping @Sendable (CGFloat) -> Void
  ) {}
}
open class AVCaptureSystemExposureBiasSlider: AVCaptureControl, @unchecked Sendable {
  public init(device: AVCaptureDevice) {}
  @preconcurrency public init(
    device: AVCaptureDevice, action: @escaping @Sendable (CGFloat) -> Void
  ) {}
}

public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
public let AVCaptureSessionInterruptionSystemPressureStateKey =
  "AVCaptureSessionInterruptionSystemPressureStateKey"
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
extension NSNotification.Name {
  public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
  public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
  public static let AVCaptureSessionInterruptionEnded =
    AVCaptureSession.interruptionEndedNotification
  public static let AVCaptureSessionDidStartRunning = AVCaptureSession.didStartRunningNotification
  public static let AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification
  public static let AVCaptureDeviceWasConnected = AVCaptureDevice.wasConnectedNotification
  public static let AVCaptureDeviceWasDisconnected = AVCaptureDevice.wasDisconnectedNotification
  public static let AVCaptureDeviceSubjectAreaDidChange =
    AVCaptureDevice.subjectAreaDidChangeNotification
}
