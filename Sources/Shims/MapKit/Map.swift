// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreLocation
@_exported import SwiftUI
import ViewCore

/// A map with its markers, annotations, lines and areas at their places.
///
/// The ground is a placeholder: a plain colour with lines of latitude and longitude. Fingers do not
/// move the map; a binding of its position does.
nonisolated public struct Map<Content: View>: View {
  let content: Content

  @MainActor public var body: some View { content }
}

/// The content of a map, with the value of its selection.
nonisolated public struct MapContentView<SelectedValue: Hashable, Content: MapContent>: View {
  let position: MapCameraPosition
  let content: Content
  var selector: MapSelector?

  @MainActor public var body: some View {
    let elements = MapElements(content).list
    let (position, selector) = (position, selector)
    GeometryReader { inner in
      GeometryReader { outer in
        let frame = inner.frame(in: .global), whole = outer.frame(in: .global)
        MapCanvas(
          projection: position.projection(
            of: elements, in: frame.offsetBy(dx: -whole.minX, dy: -whole.minY)),
          elements: elements, geometry: outer, selector: selector)
      }
      .ignoresSafeArea()
    }
  }
}

extension Map {
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.content = MapContentView(position: initialPosition, content: content())
  }
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    content = MapContentView(position: initialPosition, content: EmptyMapContent())
  }
  public init<S: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<S?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<S, C> {
    self.content = MapContentView(
      position: initialPosition, content: content(), selector: MapSelector(selection))
  }
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.content = MapContentView(position: position.wrappedValue, content: content())
  }
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    content = MapContentView(position: position.wrappedValue, content: EmptyMapContent())
  }
  public init<S: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<S?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<S, C> {
    self.content = MapContentView(
      position: position.wrappedValue, content: content(), selector: MapSelector(selection))
  }
}

extension Map {
  public init<S: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<MapSelection<S>?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<MapSelection<S>, C> {
    self.content = MapContentView(
      position: initialPosition, content: content(), selector: MapSelector(selection))
  }
  public init<S: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<MapSelection<S>?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<MapSelection<S>, C> {
    self.content = MapContentView(
      position: position.wrappedValue, content: content(), selector: MapSelector(selection))
  }
  /// The features of a placeholder cannot be selected.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<MapFeature, C> {
    self.content = MapContentView(
      position: position.wrappedValue, content: content(), selector: MapSelector(selection))
  }
}

/// The selection of a map: a value of the app, or a feature of the map.
public struct MapSelection<Value: Hashable>: Hashable {
  public let value: Value?
  public let feature: MapFeature?
  public init(_ value: Value) { (self.value, feature) = (value, nil) }
  public init(_ feature: MapFeature) { (value, self.feature) = (nil, feature) }
}
extension MapSelection: Sendable where Value: Sendable {}

/// Reads and sets the selection of a map, whatever its type.
struct MapSelector {
  let isSelected: (AnyHashable) -> Bool
  let select: (AnyHashable) -> Void

  init<Value: Hashable>(_ binding: Binding<Value?>) {
    isSelected = { $0.base as? Value == binding.wrappedValue && binding.wrappedValue != nil }
    select = { if let value = $0.base as? Value { binding.wrappedValue = value } }
  }

  init<Value: Hashable>(_ binding: Binding<MapSelection<Value>?>) {
    isSelected = { $0.base as? Value == binding.wrappedValue?.value && binding.wrappedValue != nil }
    select = {
      if let value = $0.base as? Value { binding.wrappedValue = MapSelection(value) }
      if let selection = $0.base as? MapSelection<Value> { binding.wrappedValue = selection }
    }
  }
}

public struct MapCameraBounds: Sendable {
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// Something on the map that the user may select.
public struct MapFeature: Hashable, Sendable {
  public enum FeatureKind: Hashable, Sendable { case pointOfInterest, territory, physicalFeature }
  public var title: String? { nil }
  public var kind: FeatureKind? { nil }
  public var pointOfInterestCategory: MKPointOfInterestCategory? { nil }
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}
