// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI

/// Content whose elements have a changed style.
nonisolated struct StyledMapContent<Content: MapContent>: PrimitiveMapContent {
  let content: Content
  let change: (inout MapElementStyle) -> Void

  var body: Self { self }

  @MainActor func collect(into elements: inout MapElements, style: MapElementStyle) {
    var style = style
    change(&style)
    elements.collect(content, style: style, under: 0)
  }
}

extension MapContent {
  private func styled(_ change: @escaping (inout MapElementStyle) -> Void) -> some MapContent {
    StyledMapContent(content: self, change: change)
  }

  /// Sets the colour of balloons, and of areas and lines without a style of their own.
  public func tint(_ color: Color?) -> some MapContent { styled { $0.tint = color } }
  /// Sets the value that the selection of the map takes when the element is tapped.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent {
    styled { $0.tag = AnyHashable(tag) }
  }
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent {
    styled { ($0.stroke, $0.strokeStyle) = (AnyShapeStyle(content), style) }
  }
  public func strokeStyle(style: StrokeStyle) -> some MapContent {
    styled { $0.strokeStyle = style }
  }
  public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent {
    styled { $0.fill = AnyShapeStyle(style) }
  }
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    styled { $0.titles = visibility }
  }
  /// A selected place shows no details: they are content of the system.
  public func mapItemDetailSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
  ) -> some MapContent { self }
  /// Markers and annotations have no subtitles here.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  /// A placeholder has neither roads nor labels, so both levels look alike.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}
