// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreLocation
import Foundation

/// An object of a GeoJSON document: a feature or a shape.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKShape: MKGeoJSONObject {}

/// Shapes of a GeoJSON document with their properties.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
  /// The identifier, a number as a text; nil for none.
  public let identifier: String?
  /// The properties, as JSON; nil for none.
  public let properties: Data?
  /// The shapes of the feature.
  public let geometry: [MKShape & MKGeoJSONObject]

  init(identifier: String?, properties: Data?, geometry: [MKShape & MKGeoJSONObject]) {
    self.identifier = identifier
    self.properties = properties
    self.geometry = geometry
  }
}

/// A reader of GeoJSON.
@MainActor @preconcurrency
open class MKGeoJSONDecoder: NSObject {
  /// Returns the shapes and features of a document, in its order.
  ///
  /// A document that is no GeoJSON throws an error that names the part.
  open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
    guard let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw GeoJSONError("the document is no object")
    }
    switch root["type"] as? String {
    case "FeatureCollection":
      guard let features = root["features"] as? [[String: Any]] else {
        throw GeoJSONError("'features' is no list of objects")
      }
      return try features.map(feature)
    case "Feature": return [try feature(root)]
    default: return try shapes(root)
    }
  }

  private func feature(_ object: [String: Any]) throws -> MKGeoJSONFeature {
    let properties = (object["properties"] as? [String: Any]).flatMap {
      try? JSONSerialization.data(withJSONObject: $0)
    }
    return MKGeoJSONFeature(
      identifier: object["id"].map { "\($0)" }, properties: properties,
      geometry: try (object["geometry"] as? [String: Any]).map(shapes) ?? [])
  }

  private func shapes(_ geometry: [String: Any]) throws -> [MKShape] {
    let places = geometry["coordinates"]
    switch geometry["type"] as? String {
    case "Point": return [try annotation(places)]
    case "MultiPoint": return try list(places).map(annotation)
    case "LineString": return [try line(places)]
    case "MultiLineString": return [MKMultiPolyline(try list(places).map(line))]
    case "Polygon": return [try polygon(places)]
    case "MultiPolygon": return [MKMultiPolygon(try list(places).map(polygon))]
    case "GeometryCollection":
      return try (geometry["geometries"] as? [[String: Any]] ?? []).flatMap(shapes)
    case let type: throw GeoJSONError("the type '\(type ?? "")' is unknown")
    }
  }

  private func annotation(_ place: Any?) throws -> MKPointAnnotation {
    let annotation = MKPointAnnotation()
    annotation.coordinate = try coordinate(place)
    return annotation
  }

  private func line(_ places: Any?) throws -> MKPolyline {
    let coordinates = try list(places).map(coordinate)
    return MKPolyline(coordinates: coordinates, count: coordinates.count)
  }

  /// The first ring is the outline, the others are holes.
  private func polygon(_ rings: Any?) throws -> MKPolygon {
    let rings = try list(rings).map { try list($0).map(coordinate) }
    let holes = rings.dropFirst().map { MKPolygon(coordinates: $0, count: $0.count) }
    let outline = rings.first ?? []
    return MKPolygon(
      coordinates: outline, count: outline.count, interiorPolygons: Array(holes))
  }

  private func list(_ value: Any?) throws -> [Any] {
    guard let list = value as? [Any] else { throw GeoJSONError("'coordinates' is no list") }
    return list
  }

  private func coordinate(_ value: Any?) throws -> CLLocationCoordinate2D {
    let numbers = try list(value).compactMap { ($0 as? NSNumber)?.doubleValue }
    guard numbers.count >= 2 else { throw GeoJSONError("a position has less than two numbers") }
    return CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
  }
}

private struct GeoJSONError: LocalizedError {
  let reason: String
  init(_ reason: String) { self.reason = reason }
  var errorDescription: String? { "The data is no GeoJSON: \(reason)." }
}
