// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Drawing
@_exported import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double
public typealias CLLocationSpeedAccuracy = Double
public typealias CLLocationDirectionAccuracy = Double

public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
public let kCLHeadingFilterNone: CLLocationDegrees = -1
public let kCLDistanceFilterNone: CLLocationDistance = -1

public struct CLLocationCoordinate2D: Sendable {
  /// The latitude in degrees, from -90 to 90.
  public var latitude: CLLocationDegrees
  /// The longitude in degrees, from -180 to 180.
  public var longitude: CLLocationDegrees

  public init() { self.init(latitude: 0, longitude: 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A place on Earth at a time.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let speed: CLLocationSpeed
  public let speedAccuracy: CLLocationSpeedAccuracy
  public let course: CLLocationDirection
  public let courseAccuracy: CLLocationDirectionAccuracy
  public let timestamp: Date
  open var ellipsoidalAltitude: CLLocationDistance { altitude }
  open var floor: CLFloor? { nil }
  open var sourceInformation: CLLocationSourceInformation? { nil }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
  }

  /// Creates a place, without its source.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date,
    sourceInfo: CLLocationSourceInformation
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: courseAccuracy,
      speed: speed, speedAccuracy: speedAccuracy, timestamp: timestamp)
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: -1, speed: speed,
      speedAccuracy: -1, timestamp: timestamp)
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a place at latitude 0 and longitude 0.
  public convenience override init() { self.init(latitude: 0, longitude: 0) }

  public required init?(coder: NSCoder) {
    func value(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
    guard coder.containsValue(forKey: "latitude") else { return nil }
    coordinate = CLLocationCoordinate2D(
      latitude: value("latitude"), longitude: value("longitude"))
    altitude = value("altitude")
    horizontalAccuracy = value("horizontalAccuracy")
    verticalAccuracy = value("verticalAccuracy")
    (course, courseAccuracy) = (value("course"), value("courseAccuracy"))
    (speed, speedAccuracy) = (value("speed"), value("speedAccuracy"))
    timestamp = Date(timeIntervalSinceReferenceDate: value("timestamp"))
  }

  open func encode(with coder: NSCoder) {
    let values: KeyValuePairs = [
      "latitude": coordinate.latitude, "longitude": coordinate.longitude, "altitude": altitude,
      "horizontalAccuracy": horizontalAccuracy, "verticalAccuracy": verticalAccuracy,
      "course": course, "courseAccuracy": courseAccuracy, "speed": speed,
      "speedAccuracy": speedAccuracy, "timestamp": timestamp.timeIntervalSinceReferenceDate,
    ]
    for (key, value) in values { coder.encode(value, forKey: key) }
  }

  public static var supportsSecureCoding: Bool { true }
  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the distance on a sphere, in metres.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    func turn(_ degrees: Double) -> (sine: Double, cosine: Double) {
      deterministicSineCosine(degrees * .pi / 180)
    }
    let (a, b) = (coordinate, location.coordinate)
    let height = turn((b.latitude - a.latitude) / 2).sine
    let width = turn((b.longitude - a.longitude) / 2).sine
    let chord =
      height * height + turn(a.latitude).cosine * turn(b.latitude).cosine * width * width
    let sine = min(chord, 1).squareRoot()
    // The mean radius of the Earth, in metres.
    return 2 * 6_371_009 * deterministicArcTangent(sine, (1 - sine * sine).squareRoot())
  }
}

/// The origin of a location: a device or a simulation.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  public let isSimulatedBySoftware: Bool
  public let isProducedByAccessory: Bool
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool)
  {
    (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
  }
}

open class CLFloor: NSObject, @unchecked Sendable {
  open var level: Int { 0 }
}
