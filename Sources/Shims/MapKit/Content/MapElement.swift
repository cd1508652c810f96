import SwiftUI
import ViewCore

/// One thing that a map draws, with its place on the world.
struct MapElement: Identifiable {
  enum Kind {
    /// A balloon whose tip is at the point.
    case marker(MKMapPoint, glyph: MarkerGlyph, title: AnyView)
    /// A view whose anchor is at the point.
    case annotation(MKMapPoint, anchor: UnitPoint, content: AnyView, title: AnyView)
    case line([MKMapPoint])
    case area([MKMapPoint], holes: [[MKMapPoint]] = [])
    /// A circle whose radius is in map points.
    case circle(MKMapPoint, radius: Double)
  }

  let id: [AnyHashable]
  let kind: Kind
  let style: MapElementStyle

  /// The smallest rectangle of the map that shows the place of the element.
  var bounds: MKMapRect {
    switch kind {
    case .marker(let point, _, _), .annotation(let point, _, _, _):
      MKMapRect(origin: point, size: MKMapSize())
    case .line(let points), .area(let points, _):
      points.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
    case .circle(let centre, let radius):
      MKMapRect(
        x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius)
    }
  }

  var isOverlay: Bool {
    switch kind {
    case .marker, .annotation: false
    case .line, .area, .circle: true
    }
  }
}

/// The drawing in the balloon of a marker.
enum MarkerGlyph {
  case symbol(String)
  case image(String)
  case picture(Image)
  case monogram(Text)
}

/// The values that modifiers give to the elements inside them.
struct MapElementStyle {
  var tint: Color?
  /// The value of the map's selection for this element; nil if it cannot be selected.
  var tag: AnyHashable?
  var fill: AnyShapeStyle?
  var stroke: AnyShapeStyle?
  var strokeStyle = StrokeStyle(lineWidth: 1)
  var titles = Visibility.automatic
}

/// Gathers the elements of a map, each with its identity.
struct MapElements {
  private(set) var list: [MapElement] = []
  private var path: [AnyHashable] = []

  @MainActor init(_ content: some MapContent) {
    collect(content, style: MapElementStyle(), under: 0)
  }

  /// Collects the elements of content; `key` identifies it among its siblings.
  @MainActor mutating func collect(
    _ content: some MapContent, style: MapElementStyle, under key: some Hashable
  ) {
    path.append(AnyHashable(key))
    if let primitive = content as? any PrimitiveMapContent {
      primitive.collect(into: &self, style: style)
    } else {
      collect(content.body, style: style, under: 0)
    }
    path.removeLast()
  }

  mutating func append(_ kind: MapElement.Kind, style: MapElementStyle) {
    list.append(MapElement(id: path, kind: kind, style: style))
  }
}
