// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreLocation
import SwiftUI

extension EnvironmentValues {
  @Entry var mapStyle = MapStyle.standard
  @Entry var mapControls: AnyView?
  @Entry var mapCamera: [(MapCameraUpdateContext) -> Void] = []
  @Entry var mapReference: MapReference?
  @Entry var mapHeading = 0.0
}

public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

/// The camera of a map after it has moved.
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect

  init(_ projection: MapProjection) {
    camera = projection.camera
    region = MKCoordinateRegion(projection.rect)
    rect = projection.rect
  }
}

extension View {
  public func mapStyle(_ mapStyle: MapStyle) -> some View { environment(\.mapStyle, mapStyle) }
  public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
    environment(\.mapControls, AnyView(content()))
  }
  public func mapControlVisibility(_ visibility: Visibility) -> some View {
    environment(\.mapControlVisibility, visibility)
  }
  /// A control may lie outside its map; it is drawn where it lies.
  public func mapScope(_ scope: Namespace.ID) -> some View { self }
  /// Calls an action with the first camera of a map, and when its position changes.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapCamera) { $0.append(action) }
  }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    onMapCameraChange(frequency: frequency) { _ in action() }
  }
  /// A placeholder has no features to select.
  public func mapFeatureSelectionDisabled(
    _ disabled: @escaping (MapFeature) -> Bool
  ) -> some View { self }
  /// A placeholder has no features to select.
  public func mapFeatureSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
  ) -> some View { self }
  /// Presents the details of a place in a sheet: a grey area with its name, because the details are
  /// content of the system.
  public func mapItemDetailSheet(
    item: Binding<MKMapItem?>, displaysMap: Bool = true
  ) -> some View {
    sheet(isPresented: item.isPresent) { MapItemDetail(item: item.wrappedValue) }
  }
  /// Presents the details of a place in a popover, as `mapItemDetailSheet` does in a sheet.
  public func mapItemDetailPopover(
    item: Binding<MKMapItem?>, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top
  ) -> some View {
    popover(
      isPresented: item.isPresent, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge
    ) {
      MapItemDetail(item: item.wrappedValue).frame(minWidth: 320, minHeight: 240)
    }
  }
  /// The map stays where its position is: a camera in motion is not drawn.
  public func mapCameraKeyframeAnimator(
    trigger: some Equatable,
    @KeyframesBuilder<MapCamera> keyframes:
      @escaping (_ initialCamera: MapCamera) -> some Keyframes<MapCamera>
  ) -> some View { self }
  /// Shows nothing: there are no scenes.
  public func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?,
    allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
  ) -> some View { self }
  /// Shows nothing: there are no scenes.
  public func lookAroundViewer(
    isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>,
    allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
  ) -> some View { self }
}

extension EnvironmentValues {
  @Entry var mapControlVisibility = Visibility.automatic
}

/// How the details of a selected place are shown.
public struct MapItemDetailSelectionAccessoryStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = MapItemDetailSelectionAccessoryStyle(name: "automatic")
  public static let callout = MapItemDetailSelectionAccessoryStyle(name: "callout")
  public static let caption = MapItemDetailSelectionAccessoryStyle(name: "caption")
  public static let sheet = MapItemDetailSelectionAccessoryStyle(name: "sheet")
  public static func callout(
    _ style: CalloutStyle = .automatic
  ) -> MapItemDetailSelectionAccessoryStyle { .callout }
  public enum CalloutStyle: Hashable, Sendable { case automatic, full, compact }
}

extension Binding where Value == MKMapItem? {
  /// Whether there is an item; false removes it.
  fileprivate var isPresent: Binding<Bool> {
    Binding<Bool> {
      wrappedValue != nil
    } set: {
      if !$0 { wrappedValue = nil }
    }
  }
}
