// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// An area that the user may enter and leave.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  fileprivate init(identifier: String) { self.identifier = identifier }
  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }
  open override var hash: Int { identifier.hashValue }
}

open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  /// In metres.
  public let radius: CLLocationDistance

  public init(
    center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String
  ) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return place.distance(
      from: CLLocation(latitude: center.latitude, longitude: center.longitude)) <= radius
  }
}

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  public let uuid: UUID
  public let major: CLBeaconMajorValue?
  public let minor: CLBeaconMinorValue?

  private init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
  }
  public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
    self.init(uuid, major, minor)
  }
}

open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint
  open var notifyEntryStateOnDisplay = false
  open var uuid: UUID { beaconIdentityConstraint.uuid }
  open var proximityUUID: UUID { uuid }
  open var major: NSNumber? { beaconIdentityConstraint.major.map(NSNumber.init) }
  open var minor: NSNumber? { beaconIdentityConstraint.minor.map(NSNumber.init) }

  public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    self.beaconIdentityConstraint = beaconIdentityConstraint
    super.init(identifier: identifier)
  }
  public convenience init(uuid: UUID, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
  }
  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue, identifier: String
  ) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major),
      identifier: identifier)
  }
  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(
        uuid: uuid, major: major, minor: minor),
      identifier: identifier)
  }
  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(uuid: proximityUUID, identifier: identifier)
  }
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String
  ) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: proximityUUID, major: major),
      identifier: identifier)
  }
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(
        uuid: proximityUUID, major: major, minor: minor),
      identifier: identifier)
  }
  /// Returns the data of an advertisement, which has no names and no power here.
  open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
    NSMutableDictionary()
  }
}

public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

/// A beacon; none is near.
open class CLBeacon: NSObject, @unchecked Sendable {
  open var uuid: UUID { UUID() }
  open var proximityUUID: UUID { uuid }
  open var timestamp: Date { .distantPast }
  open var major: NSNumber { 0 }
  open var minor: NSNumber { 0 }
  open var proximity: CLProximity { .unknown }
  open var accuracy: CLLocationAccuracy { -1 }
  open var rssi: Int { 0 }
}
