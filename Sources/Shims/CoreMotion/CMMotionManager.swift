// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// The sensors of a device, of which there are none.

public struct CMAcceleration: Hashable, Sendable {
  public var x: Double, y: Double, z: Double
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct CMRotationRate: Hashable, Sendable {
  public var x: Double, y: Double, z: Double
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct CMMagneticField: Hashable, Sendable {
  public var x: Double, y: Double, z: Double
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
  case uncalibrated = -1
  case low, medium, high
}
public struct CMCalibratedMagneticField: Sendable {
  public var field: CMMagneticField
  public var accuracy: CMMagneticFieldCalibrationAccuracy
  public init(
    field: CMMagneticField = CMMagneticField(),
    accuracy: CMMagneticFieldCalibrationAccuracy = .uncalibrated
  ) {
    (self.field, self.accuracy) = (field, accuracy)
  }
}
public struct CMQuaternion: Hashable, Sendable {
  public var x: Double, y: Double, z: Double, w: Double
  public init(x: Double = 0, y: Double = 0, z: Double = 0, w: Double = 1) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}
public struct CMRotationMatrix: Hashable, Sendable {
  public var m11 = 1.0, m12 = 0.0, m13 = 0.0
  public var m21 = 0.0, m22 = 1.0, m23 = 0.0
  public var m31 = 0.0, m32 = 0.0, m33 = 1.0
  public init() {}
}
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

open class CMLogItem: NSObject, NSCopying, @unchecked Sendable {
  open var timestamp: TimeInterval { 0 }
  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
open class CMAttitude: NSObject, NSCopying, @unchecked Sendable {
  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
  open var rotationMatrix: CMRotationMatrix { CMRotationMatrix() }
  open var quaternion: CMQuaternion { CMQuaternion() }
  open func multiply(byInverseOf attitude: CMAttitude) {}
}
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  open var acceleration: CMAcceleration { CMAcceleration() }
}
open class CMGyroData: CMLogItem, @unchecked Sendable {
  open var rotationRate: CMRotationRate { CMRotationRate() }
}
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
  open var magneticField: CMMagneticField { CMMagneticField() }
}
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  open var attitude: CMAttitude { CMAttitude() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
  open var gravity: CMAcceleration { CMAcceleration(z: -1) }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
  open var heading: Double { -1 }
  open var sensorLocation: SensorLocation { .default }
  public enum SensorLocation: Int, Sendable { case `default`, headphoneLeft, headphoneRight }
}
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// The sensors of movement; no value is ever measured.
open class CMMotionManager: NSObject {
  open var accelerometerUpdateInterval: TimeInterval = 0
  open var gyroUpdateInterval: TimeInterval = 0
  open var magnetometerUpdateInterval: TimeInterval = 0
  open var deviceMotionUpdateInterval: TimeInterval = 0
  open var showsDeviceMovementDisplay = false
  open var isAccelerometerAvailable: Bool { false }
  open var isGyroAvailable: Bool { false }
  open var isMagnetometerAvailable: Bool { false }
  open var isDeviceMotionAvailable: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var isGyroActive: Bool { false }
  open var isMagnetometerActive: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
  open var accelerometerData: CMAccelerometerData? { nil }
  open var gyroData: CMGyroData? { nil }
  open var magnetometerData: CMMagnetometerData? { nil }
  open var deviceMotion: CMDeviceMotion? { nil }
  public override init() { super.init() }
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
  open func startAccelerometerUpdates() {}
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {}
  open func stopAccelerometerUpdates() {}
  open func startGyroUpdates() {}
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {}
  open func stopGyroUpdates() {}
  open func startMagnetometerUpdates() {}
  open func startMagnetometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler
  ) {}
  open func stopMagnetometerUpdates() {}
  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  open func stopDeviceMotionUpdates() {}
}
