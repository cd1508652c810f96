import Foundation

extension View {
  /// Sets the visibility of the indicators of the scroll views in this view.
  ///
  /// While the content is at rest, only `visible` indicators are drawn. `automatic` indicators are
  /// drawn while the content scrolls and until they have faded.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      EnvironmentWritingModifier {
        if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
        if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
      })
  }
}

extension ScrollNode {
  /// The frames of the visible indicators in the scroll view's space, with their opacities.
  ///
  /// An indicator is 3 points wide, 3 points from the edge and from the ends within its margins,
  /// and at least 36 points long.
  private var indicators: [(frame: CGRect, opacity: Double)] {
    let thickness: CGFloat = 3, gap: CGFloat = 3  // Measurements.md#scroll-indicator
    let isRightToLeft = environment.values.layoutDirection == .rightToLeft
    let margins = mirrored(environment.values.scrollTraits.indicatorMargins)
    var bars: [(frame: CGRect, opacity: Double)] = []
    if let opacity = indicatorOpacity(along: .vertical),
      let (start, length) = indicator(
        at: contentOffset.y, visible: size.height, content: contentSize.height,
        from: viewport.minY + margins.top + gap, to: size.height - margins.bottom - gap)
    {
      let x =
        isRightToLeft ? margins.leading + gap : size.width - margins.trailing - gap - thickness
      bars.append((CGRect(x: x, y: start, width: thickness, height: length), opacity))
    }
    if let opacity = indicatorOpacity(along: .horizontal),
      let (start, length) = indicator(
        at: contentOffset.x, visible: size.width, content: contentSize.width,
        from: margins.leading + gap, to: size.width - margins.trailing - gap)
    {
      let y = size.height - margins.bottom - gap - thickness
      bars.append((CGRect(x: start, y: y, width: length, height: thickness), opacity))
    }
    return bars
  }

  /// Returns the opacity of the indicator along an axis; nil if it is invisible.
  ///
  /// `automatic` indicators are opaque while the content scrolls; 0.3 seconds later they fade for
  /// 0.25 seconds.
  private func indicatorOpacity(along axis: Axis) -> Double? {
    guard axes.contains(Axis.Set(axis)) else { return nil }
    let traits = environment.values.scrollTraits
    let visibility = axis == .vertical ? traits.verticalIndicators : traits.horizontalIndicators
    if visibility == .visible { return 1 }
    guard visibility == .automatic else { return nil }
    if phase != .idle { return 1 }
    guard let restTime else { return nil }
    // Measurements.md#scroll-indicator-fade
    let delay = 0.3, fade = 0.25
    let opacity = min((restTime + delay + fade - graph.animations.frameTime) / fade, 1)
    return opacity > 0 ? opacity : nil
  }

  /// Returns the start and the length of an indicator along its axis; nil if the content does not
  /// exceed the scroll view.
  private func indicator(
    at offset: CGFloat, visible: CGFloat, content: CGFloat, from start: CGFloat, to end: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    let track = end - start
    guard content > visible, track > 0 else { return nil }
    let length = min(max(track * visible / content, 36), track)
    let progress = min(max(offset / (content - visible), 0), 1)
    return (start + progress * (track - length), length)
  }

  /// Draws the indicators in front of the content.
  func displayIndicators(in context: inout DisplayContext) {
    let isDark = environment.colorScheme == .dark
    for (frame, opacity) in indicators {
      // Measurements.md#scroll-indicator
      let color: Color = isDark ? .white.opacity(0.5 * opacity) : .black.opacity(0.35 * opacity)
      let rect = frame.offsetBy(dx: context.origin.x, dy: context.origin.y)
      let radius = min(rect.width, rect.height) / 2
      context.list.append(
        .fill(
          Path(roundedRect: rect, cornerRadius: radius, style: .circular),
          .color(color.resolve(in: environment)), FillStyle()))
    }
  }
}
