import SwiftUI
import SystemIntegration
import ViewCore

extension MKMapView {
  package var content: AnyView {
    AnyView(MapViewContent(map: self))
  }

  /// Returns the projection of the region into a frame.
  func projection(in frame: CGRect) -> MapProjection {
    MapProjection(showing: visibleMapRect, in: frame)
  }

  /// The annotations and the overlays as elements of a map.
  fileprivate var elements: [MapElement] {
    overlays.enumerated().flatMap { elements(of: $1, id: $0) }
      + annotations.enumerated().map { element(of: $1, id: $0) }
  }

  private func elements(of overlay: any MKOverlay, id: Int) -> [MapElement] {
    let parts: [any MKOverlay] =
      switch overlay {
      case let lines as MKMultiPolyline: lines.polylines
      case let areas as MKMultiPolygon: areas.polygons
      default: [overlay]
      }
    let renderer = renderer(for: overlay) as? MKOverlayPathRenderer
    let alpha = renderer?.alpha ?? 1
    var style = MapElementStyle()
    style.fill = AnyShapeStyle(Color(uiColor: renderer?.fillColor ?? .clear).opacity(alpha))
    style.stroke = AnyShapeStyle(Color(uiColor: renderer?.strokeColor ?? .clear).opacity(alpha))
    style.strokeStyle = StrokeStyle(
      lineWidth: renderer?.lineWidth ?? 0, lineCap: renderer?.lineCap ?? .round,
      lineJoin: renderer?.lineJoin ?? .round, miterLimit: renderer?.miterLimit ?? 10,
      dash: (renderer?.lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
      dashPhase: renderer?.lineDashPhase ?? 0)
    return parts.enumerated().compactMap { part, overlay in
      kind(of: overlay).map { MapElement(id: ["overlay", id, part], kind: $0, style: style) }
    }
  }

  private func kind(of overlay: any MKOverlay) -> MapElement.Kind? {
    switch overlay {
    case let line as MKPolyline:
      let points = line.places.map { MKMapPoint($0) }
      return .line(line is MKGeodesicPolyline ? GreatCircle.points(through: points) : points)
    case let area as MKPolygon:
      return .area(
        area.places.map { MKMapPoint($0) },
        holes: (area.interiorPolygons ?? []).map { $0.places.map { MKMapPoint($0) } })
    case let circle as MKCircle:
      return .circle(
        MKMapPoint(circle.coordinate),
        radius: circle.radius * MKMapPointsPerMeterAtLatitude(circle.coordinate.latitude))
    default: return nil
    }
  }

  private func element(of annotation: any MKAnnotation, id: Int) -> MapElement {
    let point = MKMapPoint(annotation.coordinate)
    let title = AnyView(Text(verbatim: annotation.title ?? ""))
    var style = MapElementStyle()
    style.titles = annotation.title == nil ? .hidden : .automatic
    let view = delegate?.mapView(self, viewFor: annotation)
    let kind: MapElement.Kind
    switch view {
    case nil: kind = .marker(point, glyph: .symbol("mappin"), title: title)
    case let marker as MKMarkerAnnotationView:
      style.tint = marker.markerTintColor.map { Color(uiColor: $0) }
      if marker.titleVisibility == .hidden { style.titles = .hidden }
      kind = .marker(
        point,
        glyph: marker.glyphText.map { .monogram(Text(verbatim: $0)) }
          ?? marker.glyphImage.map { .picture(Image(uiImage: $0)) } ?? .symbol("mappin"),
        title: title)
    case let view?:
      style.titles = .hidden
      kind = .annotation(
        point, anchor: .center,
        content: AnyView(
          AnnotationPicture(view: view).offset(
            x: view.centerOffset.x, y: view.centerOffset.y)),
        title: AnyView(EmptyView()))
    }
    return MapElement(id: ["annotation", id], kind: kind, style: style)
  }
}

private struct MapViewContent: View {
  let map: MKMapView

  var body: some View {
    GeometryReader { geometry in
      MapCanvas(
        projection: map.projection(in: CGRect(origin: .zero, size: geometry.size)),
        elements: map.elements)
    }
  }
}

/// The image and the subviews of an annotation's view.
private struct AnnotationPicture: View {
  let view: MKAnnotationView

  var body: some View {
    if let pin = view as? MKPinAnnotationView {
      Image(systemName: "mappin").font(.system(size: 30)).foregroundStyle(
        Color(uiColor: pin.pinTintColor))
    } else if let image = view.image {
      Image(uiImage: image)
    } else {
      UIViewPicture(view).frame(width: view.bounds.width, height: view.bounds.height)
    }
  }
}
