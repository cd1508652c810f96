// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Nothing asks for a location: the user never grants it.

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  )
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint)
  func locationManager(
    _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
    error: any Error)
  func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
  func locationManager(
    _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion,
    withError error: any Error)
  func locationManager(
    _ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  {}
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
    error: any Error
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion,
    withError error: any Error
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?
  ) {}
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
  public func locationManagerShouldDisplayHeadingCalibration(
    _ manager: CLLocationManager
  ) -> Bool { false }
}

public typealias CLHeadingComponentValue = Double

open class CLHeading: NSObject, @unchecked Sendable {
  open var x: CLHeadingComponentValue { 0 }
  open var y: CLHeadingComponentValue { 0 }
  open var z: CLHeadingComponentValue { 0 }
  open var magneticHeading: CLLocationDirection { 0 }
  open var trueHeading: CLLocationDirection { 0 }
  open var headingAccuracy: CLLocationDirection { -1 }
  open var timestamp: Date { Date() }
}

open class CLVisit: NSObject, @unchecked Sendable {
  open var arrivalDate: Date { .distantPast }
  open var departureDate: Date { .distantFuture }
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var horizontalAccuracy: CLLocationAccuracy { 0 }
}

open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation = CLDeviceOrientation.portrait
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open var isAuthorizedForWidgetUpdates: Bool { false }
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  open private(set) var monitoredRegions: Set<CLRegion> = []
  open private(set) var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> = []
  open private(set) var rangedRegions: Set<CLRegion> = []
  open var purpose: String?
  public override init() { super.init() }

  open class func locationServicesEnabled() -> Bool { false }
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  open class func isRangingAvailable() -> Bool { false }

  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    completion?(CLError(.denied))
  }
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String
  ) async throws {
    throw CLError(.denied)
  }
  open func requestLocation() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func dismissHeadingCalibrationDisplay() {}
  open func startMonitoringSignificantLocationChanges() {}
  open func stopMonitoringSignificantLocationChanges() {}
  open func startMonitoringVisits() {}
  open func stopMonitoringVisits() {}
  open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
  open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
  open func requestState(for region: CLRegion) {}
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    rangedBeaconConstraints.insert(constraint)
  }
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    rangedBeaconConstraints.remove(constraint)
  }
  open func startRangingBeacons(in region: CLBeaconRegion) { rangedRegions.insert(region) }
  open func stopRangingBeacons(in region: CLBeaconRegion) { rangedRegions.remove(region) }
  open func startMonitoringLocationPushes(completion: ((Data?, (any Error)?) -> Void)? = nil) {
    completion?(nil, CLError(.denied))
  }
  open func startMonitoringLocationPushes() async throws -> Data { throw CLError(.denied) }
  open func stopMonitoringLocationPushes() {}
  open class func deferredLocationUpdatesAvailable() -> Bool { false }
  open func allowDeferredLocationUpdates(
    untilTraveled distance: CLLocationDistance, timeout: TimeInterval
  ) {}
  open func disallowDeferredLocationUpdates() {}
}
