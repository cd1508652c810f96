// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI

/// The look of the ground of a map: a placeholder distinguishes land and pictures of satellites.
public struct MapStyle: Sendable {
  public enum Elevation: Sendable { case automatic, flat, realistic }
  public enum StandardEmphasis: Sendable { case automatic, muted }
  /// The colours of the ground.
  enum Ground { case land, satellite }
  var ground = Ground.land
  public static var standard: MapStyle { MapStyle() }
  public static var imagery: MapStyle { MapStyle(ground: .satellite) }
  public static var hybrid: MapStyle { MapStyle(ground: .satellite) }
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
}

public struct PointOfInterestCategories: Sendable {
  public static let all = PointOfInterestCategories()
  public static let excludingAll = PointOfInterestCategories()
  public static func including(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { all }
  public static func excluding(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { all }
}
