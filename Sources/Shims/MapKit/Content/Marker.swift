// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreLocation
import SwiftUI

/// A balloon whose tip is at a coordinate.
nonisolated public struct Marker: PrimitiveMapContent {
  let coordinate: CLLocationCoordinate2D
  var glyph = MarkerGlyph.symbol("mappin")
  let title: AnyView

  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), coordinate, .symbol("mappin"))
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), coordinate, .symbol("mappin"))
  }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(titleKey), coordinate, .symbol(systemImage))
  }
  @_disfavoredOverload public init(
    _ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(title), coordinate, .symbol(systemImage))
  }
  public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(titleKey), coordinate, .image(image))
  }
  @_disfavoredOverload public init(
    _ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(title), coordinate, .image(image))
  }
  public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(titleKey), coordinate, .monogram(monogram))
  }
  @_disfavoredOverload public init(
    _ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(title), coordinate, .monogram(monogram))
  }
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> some View) {
    self.init(label().labelStyle(.titleOnly), coordinate, .symbol("mappin"))
  }
  public init(item: MKMapItem) {
    self.init(Text(item.name ?? ""), item.placemark.coordinate, .symbol("mappin"))
  }

  private init(
    _ title: some View, _ coordinate: CLLocationCoordinate2D, _ glyph: MarkerGlyph
  ) {
    self.title = AnyView(title)
    self.coordinate = coordinate
    self.glyph = glyph
  }

  public var body: Self { self }

  @MainActor func collect(into elements: inout MapElements, style: MapElementStyle) {
    elements.append(.marker(MKMapPoint(coordinate), glyph: glyph, title: title), style: style)
  }
}
