// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreLocation
import SwiftUI

/// A view at a coordinate, with its title below.
nonisolated public struct Annotation: PrimitiveMapContent {
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: AnyView
  private let title: AnyView

  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> some View
  ) {
    self.init(
      coordinate: coordinate, anchor: anchor, content: content, label: { Text(titleKey) })
  }
  @_disfavoredOverload public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> some View
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content, label: { Text(title) })
  }
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View
  ) {
    self.coordinate = coordinate
    self.anchor = anchor
    self.content = AnyView(content())
    title = AnyView(label())
  }

  public var body: Self { self }

  @MainActor func collect(into elements: inout MapElements, style: MapElementStyle) {
    elements.append(
      .annotation(MKMapPoint(coordinate), anchor: anchor, content: content, title: title),
      style: style)
  }
}

/// The place of the user, which is never known here: nothing is drawn, as without permission.
nonisolated public struct UserAnnotation: PrimitiveMapContent {
  public init() {}
  public init(anchor: UnitPoint = .center, @ViewBuilder content: () -> some View) {}
  public init(
    anchor: UnitPoint = .center, @ViewBuilder content: (UserLocation) -> some View
  ) {}

  public var body: Self { self }

  @MainActor func collect(into elements: inout MapElements, style: MapElementStyle) {}
}

/// The place and the direction of the user.
public struct UserLocation {
  public let location: CLLocation?
  public let heading: CLHeading?
}
