// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreLocation

public struct MapCameraPosition: Sendable {
  public private(set) var region: MKCoordinateRegion?
  public private(set) var rect: MKMapRect?
  public private(set) var camera: MapCamera?
  public private(set) var item: MKMapItem?
  public private(set) var followsUserLocation = false
  public private(set) var followsUserHeading = false
  public private(set) var allowsAutomaticPitch = true
  public var positionedByUser: Bool { false }
  public var fallbackPosition: MapCameraPosition? { nil }
  public static var automatic: MapCameraPosition { MapCameraPosition() }
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(region: region)
  }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(rect: rect)
  }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(camera: camera)
  }
  public static func item(
    _ item: MKMapItem, allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition {
    MapCameraPosition(item: item, allowsAutomaticPitch: allowsAutomaticPitch)
  }
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    var position = fallback
    (position.followsUserLocation, position.followsUserHeading) = (true, followsHeading)
    return position
  }
}

public struct MapCamera: Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  public var heading: Double
  public var pitch: Double
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}

public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let pitch = MapInteractionModes(rawValue: 4)
  public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

extension MapCameraPosition: Equatable {
  public static func == (first: MapCameraPosition, second: MapCameraPosition) -> Bool {
    first.numbers == second.numbers && first.rect == second.rect && first.camera == second.camera
      && first.item === second.item && first.followsUserLocation == second.followsUserLocation
      && first.followsUserHeading == second.followsUserHeading
  }

  /// The numbers of the region; empty without one.
  private var numbers: [Double] {
    region.map {
      [
        $0.center.latitude, $0.center.longitude, $0.span.latitudeDelta, $0.span.longitudeDelta,
      ]
    } ?? []
  }
}

extension MapCamera: Hashable {
  public static func == (first: MapCamera, second: MapCamera) -> Bool {
    first.numbers == second.numbers
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

  private var numbers: [Double] {
    [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch]
  }
}
