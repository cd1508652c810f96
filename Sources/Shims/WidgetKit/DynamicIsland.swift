// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI

/// The views of a Live Activity in the Dynamic Island.
public struct DynamicIsland {
  let regions: [ExpandedRegion]
  let compactLeading: AnyView
  let compactTrailing: AnyView
  let minimal: AnyView
  package var margins: [DynamicIslandMode: EdgeInsets] = [:]

  public init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder
    expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    regions = expanded().regions
    self.compactLeading = AnyView(compactLeading())
    self.compactTrailing = AnyView(compactTrailing())
    self.minimal = AnyView(minimal())
  }

  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    var result = self
    var margins = result.margins[mode] ?? mode.margins
    if edges.contains(.top) { margins.top = length }
    if edges.contains(.leading) { margins.leading = length }
    if edges.contains(.bottom) { margins.bottom = length }
    if edges.contains(.trailing) { margins.trailing = length }
    result.margins[mode] = margins
    return result
  }
}

public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let minimal = DynamicIslandMode(name: "minimal")

  /// The default margins, chosen by eye: Measurements.md#live-activity-margins.
  package var margins: EdgeInsets {
    let margin: CGFloat = self == .expanded ? 20 : 4
    return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
  }
}

public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let name: String
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(
    name: "belowIfTooWide")
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
}

extension View {
  /// Has no effect: a region remains beside the camera.
  public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}

/// A region of the expanded presentation with content of any type.
struct ExpandedRegion {
  let position: DynamicIslandExpandedRegionPosition
  let content: AnyView
}

/// A part of an expanded Dynamic Island, with the view that it shows.
public struct DynamicIslandExpandedRegion<Content: View> {
  let region: ExpandedRegion

  /// Creates a region; its priority has no effect.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {
    region = ExpandedRegion(position: position, content: AnyView(content()))
  }
}

/// The parts of an expanded Dynamic Island, each drawn at its place.
public struct DynamicIslandExpandedContent<Content: View> {
  let regions: [ExpandedRegion]
}

@resultBuilder public struct DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content: View>(
    _ expression: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    DynamicIslandExpandedContent(regions: [expression.region])
  }
  public static func buildPartialBlock<Content: View>(
    first content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    content
  }
  public static func buildPartialBlock<First: View, Second: View>(
    accumulated: DynamicIslandExpandedContent<First>, next: DynamicIslandExpandedContent<Second>
  ) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(regions: accumulated.regions + next.regions)
  }
}
