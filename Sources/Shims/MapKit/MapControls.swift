// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI

/// The button that follows the user.
///
/// Its action does nothing: the place of the user is not known.
public struct MapUserLocationButton: View {
  nonisolated public init(scope: Namespace.ID? = nil) {}
  public var body: some View { MapControl { Image(systemName: "location") } }
}

/// The button that tilts the map.
///
/// Its action does nothing: a placeholder is flat.
public struct MapPitchToggle: View {
  nonisolated public init(scope: Namespace.ID? = nil) {}
  public var body: some View {
    MapControl { Text(verbatim: "3D").font(.system(size: 17, weight: .semibold)) }
  }
}

/// The direction of north: hidden while north is up, unless its visibility is `visible`.
public struct MapCompass: View {
  @Environment(\.mapHeading) private var heading
  @Environment(\.mapControlVisibility) private var visibility

  nonisolated public init(scope: Namespace.ID? = nil) {}

  public var body: some View {
    if visibility != .hidden, heading != 0 || visibility == .visible {
      ZStack {
        Circle().fill(.thickMaterial)
        VStack(spacing: 0) {
          Image(systemName: "arrowtriangle.up.fill").font(.system(size: 8)).foregroundStyle(.red)
          Text(verbatim: "N").font(.system(size: 15, weight: .medium))
        }
        .rotationEffect(.degrees(-heading))
      }
      .frame(width: 44, height: 44)
    }
  }
}

/// The scale of the map, which is hidden: it shows only while fingers zoom.
public struct MapScaleView: View {
  nonisolated public init(
    anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil
  ) {}
  public var body: some View { EmptyView() }
}

/// A square control.
///
/// Measurements.md#map
private struct MapControl<Icon: View>: View {
  @ViewBuilder let icon: Icon
  @Environment(\.mapControlVisibility) private var visibility

  var body: some View {
    if visibility != .hidden {
      icon
        .font(.system(size: 17))
        .foregroundStyle(.tint)
        .frame(width: 44, height: 44)
        .background(.thickMaterial, in: RoundedRectangle(cornerRadius: 8))
    }
  }
}
