import Foundation
import MapKit
import Testing

@MainActor struct MKGeoJSONDecoderTests {
  private func decode(_ text: String) throws -> [any MKGeoJSONObject] {
    try MKGeoJSONDecoder().decode(Data(text.utf8))
  }

  @Test func featuresHaveShapesAndProperties() throws {
    let objects = try decode(
      """
      {"type": "FeatureCollection", "features": [
        {"type": "Feature", "id": 7, "properties": {"name": "a"},
         "geometry": {"type": "Point", "coordinates": [13.5, 52.25]}},
        {"type": "Feature", "properties": null, "geometry": {"type": "Polygon", "coordinates":
         [[[0, 0], [4, 0], [4, 4], [0, 0]], [[1, 1], [2, 1], [2, 2], [1, 1]]]}}
      ]}
      """)
    let features = objects.compactMap { $0 as? MKGeoJSONFeature }
    try #require(features.count == 2)
    #expect(features[0].identifier == "7" && features[1].properties == nil)
    #expect(features[0].properties.map { String(decoding: $0, as: UTF8.self) } == #"{"name":"a"}"#)
    let point = try #require(features[0].geometry.first as? MKPointAnnotation)
    #expect(point.coordinate.latitude == 52.25 && point.coordinate.longitude == 13.5)
    let polygon = try #require(features[1].geometry.first as? MKPolygon)
    #expect(polygon.pointCount == 4 && polygon.interiorPolygons?.count == 1)
  }

  @Test func geometriesAreShapes() throws {
    let line = #"{"type": "LineString", "coordinates": [[1, 2], [3, 4, 5]]}"#
    #expect((try decode(line).first as? MKPolyline)?.pointCount == 2)
    let lines = #"{"type": "MultiLineString", "coordinates": [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]}"#
    #expect((try decode(lines).first as? MKMultiPolyline)?.polylines.count == 2)
    #expect(
      try decode(#"{"type": "GeometryCollection", "geometries": [\#(line), \#(lines)]}"#).count == 2
    )
  }

  @Test(arguments: [
    "[]", "{}", #"{"type": "Point", "coordinates": [1]}"#,
    #"{"type": "Point", "coordinates": "a"}"#, #"{"type": "Sphere"}"#, "no JSON",
    #"{"type": "FeatureCollection", "features": 1}"#,
  ])
  func otherDataIsAnError(_ text: String) {
    #expect(throws: (any Error).self) { try decode(text) }
  }
}
