// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreLocation
import SwiftUI

/// A view at a coordinate, with its title below.
nonisolated public struct Annotation<Label: View, Content: View>: PrimitiveMapContent {
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: Content
  private let label: Label

  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.coordinate = coordinate
    self.anchor = anchor
    self.content = content()
    self.label = label()
  }

  public var body: Self { self }

  @MainActor func collect(into elements: inout MapElements, style: MapElementStyle) {
    elements.append(
      .annotation(
        MKMapPoint(coordinate), anchor: anchor, content: AnyView(content), title: AnyView(label)),
      style: style)
  }
}

extension Annotation where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(
      coordinate: coordinate, anchor: anchor, content: content, label: { Text(titleKey) })
  }
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content, label: { Text(title) })
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
