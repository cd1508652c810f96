import CoreLocation
import SwiftUI
import ViewCore

/// The picture of a map: its ground, then lines and areas, then markers and annotations.
struct MapCanvas: View {
  let projection: MapProjection
  let elements: [MapElement]
  var geometry: GeometryProxy?
  var selector: MapSelector?
  @Environment(\.mapStyle) private var style
  @Environment(\.mapControls) private var controls
  @Environment(\.mapCamera) private var camera
  @Environment(\.mapReference) private var reference
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let _ = reference?.map = geometry.map { MapReference.Placed(projection, $0) }
    ZStack {
      MapGround(projection: projection, style: style)
      ForEach(elements.filter(\.isOverlay)) { element in
        MapOverlayView(element: element, projection: projection)
      }
      MapPlaces(projection: projection) {
        ForEach(elements.filter { !$0.isOverlay }) { element in
          place(of: element).environment(\.layoutDirection, direction)
        }
      }
      // East is at the right in every layout direction.
      .environment(\.layoutDirection, .leftToRight)
    }
    .clipped()
    .overlay(alignment: .bottomLeading) { label }
    .overlay(alignment: .topTrailing) {
      VStack(spacing: 8) { controls }
        .environment(\.mapHeading, projection.heading)
        .padding(.top, projection.frame.minY)
        .padding(8)
    }
    .onChange(of: projection, initial: true) {
      for action in camera { action(MapCameraUpdateContext(projection)) }
    }
  }

  /// The name of the placeholder.
  private var label: some View {
    Label("Map", systemImage: "map")
      .font(.caption2)
      .labelStyle(.titleAndIcon)
      .foregroundStyle(.secondary)
      .padding(.leading, projection.frame.minX + 8)
      .padding(.bottom, 6)
      .offset(y: projection.frame.maxY - (geometry?.size.height ?? projection.frame.maxY))
      .environment(\.colorScheme, style.ground == .satellite ? .dark : colorScheme)
  }

  @ViewBuilder private func place(of element: MapElement) -> some View {
    switch element.kind {
    case .marker(let point, let glyph, let title):
      MapMarkerView(
        glyph: glyph, tint: element.style.tint,
        isSelected: element.style.tag.map { selector?.isSelected($0) ?? false } ?? false
      )
      .modifier(MapTitle(title: title, visibility: element.style.titles))
      .modifier(MapSelecting(tag: element.style.tag, selector: selector))
      .layoutValue(key: MapPlaces.Place.self, value: .init(point: point, anchor: .bottom))
      .zIndex(point.y)
    case .annotation(let point, let anchor, let content, let title):
      content
        .modifier(MapTitle(title: title, visibility: element.style.titles))
        .modifier(MapSelecting(tag: element.style.tag, selector: selector))
        .layoutValue(key: MapPlaces.Place.self, value: .init(point: point, anchor: anchor))
        .zIndex(point.y)
    case .line, .area, .circle: EmptyView()
    }
  }
}

/// Places views at their points of the map.
nonisolated struct MapPlaces: Layout {
  struct Place: LayoutValueKey {
    struct Value {
      var point = MKMapPoint()
      var anchor = UnitPoint.center
    }
    static let defaultValue = Value()
  }

  let projection: MapProjection

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      let place = view[Place.self]
      let point = projection.point(for: place.point)
      view.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: place.anchor,
        proposal: .unspecified)
    }
  }
}

/// The title below a marker or an annotation; it takes no space of its own.
private struct MapTitle: ViewModifier {
  let title: AnyView
  let visibility: Visibility

  func body(content: Content) -> some View {
    content.overlay(alignment: .bottom) {
      if visibility != .hidden {
        title
          .font(.system(size: 11, weight: .semibold))
          .multilineTextAlignment(.center)
          .lineLimit(2)
          .frame(maxWidth: 120)
          .fixedSize()
          .alignmentGuide(.bottom) { $0[.top] - 2 }
      }
    }
  }
}

/// Selects an element when it is tapped, on a map with a selection.
private struct MapSelecting: ViewModifier {
  let tag: AnyHashable?
  let selector: MapSelector?

  func body(content: Content) -> some View {
    if let tag, let selector {
      content.onTapGesture { selector.select(tag) }
    } else {
      content
    }
  }
}

/// A line or an area of a map.
private struct MapOverlayView: View {
  let element: MapElement
  let projection: MapProjection

  var body: some View {
    let style = element.style
    ZStack {
      if !isLine {
        path.fill(style.fill ?? AnyShapeStyle(tint), style: FillStyle(eoFill: hasHoles))
      }
      if let stroke = style.stroke ?? (isLine ? style.fill ?? AnyShapeStyle(tint) : nil) {
        path.stroke(stroke, style: style.strokeStyle)
      }
    }
    .allowsHitTesting(false)
  }

  private var tint: Color { element.style.tint ?? .accentColor }

  private var isLine: Bool {
    if case .line = element.kind { true } else { false }
  }

  private var hasHoles: Bool {
    if case .area(_, let holes) = element.kind { !holes.isEmpty } else { false }
  }

  private var path: Path {
    Path { path in
      switch element.kind {
      case .line(let points): path.addLines(points.map(projection.point))
      case .area(let points, let holes):
        for points in [points] + holes {
          path.addLines(points.map(projection.point))
          path.closeSubpath()
        }
      case .circle(let centre, let radius):
        let middle = projection.point(for: centre)
        let length = radius * projection.scale
        path.addEllipse(
          in: CGRect(
            x: middle.x - length, y: middle.y - length, width: 2 * length, height: 2 * length))
      case .marker, .annotation: break
      }
    }
  }
}
