// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Steps, altitude and activities, which no sensor measures: every query ends with an error.

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

open class CMPedometerData: NSObject, @unchecked Sendable {
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantFuture }
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
  open var currentPace: NSNumber? { nil }
  open var currentCadence: NSNumber? { nil }
  open var averageActivePace: NSNumber? { nil }
}
public enum CMPedometerEventType: Int, Sendable { case pause, resume }
open class CMPedometerEvent: NSObject, @unchecked Sendable {
  open var date: Date { .distantPast }
  open var type: CMPedometerEventType { .pause }
}
open class CMPedometer: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func isPaceAvailable() -> Bool { false }
  open class func isCadenceAvailable() -> Bool { false }
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {}
  open func stopUpdates() {}
  open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {}
  open func stopEventUpdates() {}
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) {
    handler(nil, CMError.notAvailable)
  }
  open func queryPedometerData(from start: Date, to end: Date) async throws -> CMPedometerData {
    throw CMError.notAvailable
  }
}

public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
public typealias CMAbsoluteAltitudeHandler = (CMAbsoluteAltitudeData?, (any Error)?) -> Void
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
  open var relativeAltitude: NSNumber { 0 }
  open var pressure: NSNumber { 101.325 }
}
open class CMAbsoluteAltitudeData: CMLogItem, @unchecked Sendable {
  open var altitude: Double { 0 }
  open var accuracy: Double { -1 }
  open var precision: Double { 0 }
}
open class CMAltimeter: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler
  ) {}
  open func stopRelativeAltitudeUpdates() {}
  open func startAbsoluteAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAbsoluteAltitudeHandler
  ) {}
  open func stopAbsoluteAltitudeUpdates() {}
}

public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void
public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
  open var confidence: CMMotionActivityConfidence { .low }
  open var startDate: Date { .distantPast }
  open var unknown: Bool { true }
  open var stationary: Bool { false }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
}
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func isActivityAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler
  ) {}
  open func stopActivityUpdates() {}
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    handler(nil, CMError.notAvailable)
  }
}

// MARK: Recorded values

open class CMRecordedAccelerometerData: CMAccelerometerData, @unchecked Sendable {
  open var identifier: UInt64 { 0 }
  open var startDate: Date { .distantPast }
}
/// A list of recorded values, which is empty.
open class CMSensorDataList: NSObject, Sequence {
  public func makeIterator() -> AnyIterator<CMRecordedAccelerometerData> { AnyIterator { nil } }
}
open class CMSensorRecorder: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func isAccelerometerRecordingAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func recordAccelerometer(forDuration duration: TimeInterval) {}
  open func accelerometerData(from fromDate: Date, to toDate: Date) -> CMSensorDataList? { nil }
}

// MARK: Headphones

@preconcurrency public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
  func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
  func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}
extension CMHeadphoneMotionManagerDelegate {
  public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
  public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}
open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
  open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?
  open var isDeviceMotionAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var isConnectionStatusActive: Bool { false }
  open var deviceMotion: CMDeviceMotion? { nil }
  public override init() { super.init() }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  open func stopDeviceMotionUpdates() {}
  open func startConnectionStatusUpdates() {}
  open func stopConnectionStatusUpdates() {}
}

// MARK: Water and falls

open class CMWaterSubmersionManager: NSObject, @unchecked Sendable {
  open class var waterSubmersionAvailable: Bool { false }
  public override init() { super.init() }
}
open class CMFallDetectionManager: NSObject, @unchecked Sendable {
  open class var isAvailable: Bool { false }
  open var authorizationStatus: CMAuthorizationStatus { .notDetermined }
  public override init() { super.init() }
  open func requestAuthorization() async -> CMAuthorizationStatus { .notDetermined }
}
