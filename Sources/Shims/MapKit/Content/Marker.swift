// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreLocation
import SwiftUI

/// A balloon whose tip is at a coordinate.
nonisolated public struct Marker<Label: View>: PrimitiveMapContent {
  private let coordinate: CLLocationCoordinate2D
  private let glyph: MarkerGlyph
  private let title: AnyView

  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.init(label().labelStyle(.titleOnly), coordinate)
  }

  private init(
    _ title: some View, _ coordinate: CLLocationCoordinate2D,
    _ glyph: MarkerGlyph = .symbol("mappin")
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

extension Marker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), coordinate)
  }
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), coordinate)
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(titleKey), coordinate, .monogram(monogram))
  }
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(title), coordinate, .monogram(monogram))
  }
  nonisolated public init(item: MKMapItem) {
    self.init(Text(item.name ?? ""), item.placemark.coordinate)
  }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(titleKey), coordinate, .symbol(systemImage))
  }
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(title), coordinate, .symbol(systemImage))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(titleKey), coordinate, .image(image))
  }
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(title), coordinate, .image(image))
  }
}
