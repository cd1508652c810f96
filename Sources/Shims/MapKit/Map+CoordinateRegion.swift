// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreLocation
import SwiftUI
import ViewCore

/// The content of a map of a region, as it was before iOS 17.
///
/// It ends at the safe area.
nonisolated public struct LegacyMapContent: View {
  let rect: MKMapRect
  let elements: [MapElement]

  @MainActor public var body: some View {
    GeometryReader { geometry in
      MapCanvas(
        projection: MapProjection(showing: rect, in: CGRect(origin: .zero, size: geometry.size)),
        elements: elements, geometry: geometry)
    }
  }
}

extension Map where Content == LegacyMapContent {
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    content = LegacyMapContent(rect: mapRect.wrappedValue, elements: [])
  }
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    content = LegacyMapContent(rect: MKMapRect(coordinateRegion.wrappedValue), elements: [])
  }
  public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> A
  ) where Items.Element: Identifiable {
    content = LegacyMapContent(
      rect: MKMapRect(coordinateRegion.wrappedValue),
      elements: annotationItems.map { item in
        let annotation = annotationContent(item) as? any PlacedMapAnnotation
        return MapElement(
          id: [AnyHashable(item.id)], kind: annotation?.kind ?? .line([]),
          style: MapElementStyle(tint: annotation?.tint, titles: .hidden))
      })
  }
}

public enum MapUserTrackingMode: Sendable { case none, follow }
public protocol MapAnnotationProtocol {}

/// An annotation as an element of a map.
private protocol PlacedMapAnnotation {
  var kind: MapElement.Kind { get }
  var tint: Color? { get }
}

nonisolated public struct MapMarker: MapAnnotationProtocol, PlacedMapAnnotation {
  fileprivate let kind: MapElement.Kind
  fileprivate let tint: Color?

  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    kind = .marker(
      MKMapPoint(coordinate), glyph: .symbol("mappin"), title: AnyView(EmptyView()))
    self.tint = tint
  }
}

nonisolated public struct MapPin: MapAnnotationProtocol, PlacedMapAnnotation {
  fileprivate let kind: MapElement.Kind
  fileprivate var tint: Color? { nil }

  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    kind = .annotation(
      MKMapPoint(coordinate), anchor: .bottom,
      content: AnyView(
        Image(systemName: "mappin").font(.system(size: 30)).foregroundStyle(tint ?? .red)),
      title: AnyView(EmptyView()))
  }
}

/// A view at a coordinate.
nonisolated public struct MapAnnotation<Content: View>: MapAnnotationProtocol, PlacedMapAnnotation {
  fileprivate let kind: MapElement.Kind
  fileprivate var tint: Color? { nil }

  public init(
    coordinate: CLLocationCoordinate2D,
    anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content
  ) {
    kind = .annotation(
      MKMapPoint(coordinate), anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y),
      content: AnyView(content()), title: AnyView(EmptyView()))
  }
}
